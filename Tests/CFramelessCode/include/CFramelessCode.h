#ifndef C_FRAMELESS_CODE_H
#define C_FRAMELESS_CODE_H

/// Calls a function as code does that was built without frame pointers: their register holds something else meanwhile.
void frameless_call(void (*function)(void *), void *argument);

#endif

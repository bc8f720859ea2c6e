#ifndef C_OPEN_ENUMERATIONS_H
#define C_OPEN_ENUMERATIONS_H

/// How fast an animation is at its start and end (ledger 7.1).
///
/// Any number is a value: 5, 6 and 7 have no name and are met all the same, 7 being the keyboard's.
typedef enum __attribute__((enum_extensibility(open))) UIViewAnimationCurve : long {
    UIViewAnimationCurveEaseInOut = 0,
    UIViewAnimationCurveEaseIn = 1,
    UIViewAnimationCurveEaseOut = 2,
    UIViewAnimationCurveLinear = 3
} UIViewAnimationCurve;

#endif

#include "CFramelessCode.h"

// Written out, as no flag of a compiler makes sure that the register is used for something else.
#if defined(__x86_64__)
__asm__(
    ".text\n"
    ".globl frameless_call\n"
    ".type frameless_call, @function\n"
    "frameless_call:\n"
    ".cfi_startproc\n"
    "pushq %rbp\n"
    ".cfi_def_cfa_offset 16\n"
    ".cfi_offset %rbp, -16\n"
    "movl $1, %ebp\n"
    "movq %rdi, %rax\n"
    "movq %rsi, %rdi\n"
    "callq *%rax\n"
    "popq %rbp\n"
    ".cfi_def_cfa_offset 8\n"
    ".cfi_restore %rbp\n"
    "retq\n"
    ".cfi_endproc\n"
    ".size frameless_call, . - frameless_call\n");
#elif defined(__aarch64__)
__asm__(
    ".text\n"
    ".globl frameless_call\n"
    ".type frameless_call, @function\n"
    "frameless_call:\n"
    ".cfi_startproc\n"
    "stp x29, x30, [sp, #-16]!\n"
    ".cfi_def_cfa_offset 16\n"
    ".cfi_offset w29, -16\n"
    ".cfi_offset w30, -8\n"
    "mov x29, #1\n"
    "mov x8, x0\n"
    "mov x0, x1\n"
    "blr x8\n"
    "ldp x29, x30, [sp], #16\n"
    ".cfi_def_cfa_offset 0\n"
    ".cfi_restore w29\n"
    ".cfi_restore w30\n"
    "ret\n"
    ".cfi_endproc\n"
    ".size frameless_call, . - frameless_call\n");
#else
#error "frameless_call is not written for this processor"
#endif

#include "CObjectMaking.h"

#include <stddef.h>
#include <stdint.h>

// The stable layout of a Swift class's descriptor, up to what follows for some classes only.
struct class_descriptor {
    uint32_t flags;
    int32_t parent, name, access, fields, superclass;
    uint32_t negative_size, positive_size, member_count, field_count, field_offsets;
};

struct method_descriptor {
    uint32_t flags;
    int32_t implementation;
};

struct method_table {
    // In words from the start of the class.
    uint32_t offset;
    uint32_t count;
    struct method_descriptor methods[];
};

enum {
    DESCRIPTOR_WORD = 5,
    KIND_MASK = 0x1F,
    CLASS_KIND = 16,
    IS_GENERIC = 1 << 7,
    HAS_METHOD_TABLE = 1u << 31,
    HAS_RESILIENT_SUPERCLASS = 1 << 29,
    METADATA_SINGLETON = 1 << 16,
    METADATA_FOREIGN = 2 << 16,
    METADATA_MASK = 3 << 16,
    METHOD_KIND_MASK = 0xF,
    INITIALIZER = 1,
};

typedef __attribute__((swiftcall)) void *make(__attribute__((swift_context)) const void *type);
typedef __attribute__((swiftcall)) void *make_with(void *value, __attribute__((swift_context)) const void *type);

// The implementation that `type` has of the first initializer that `declaring` declares.
static const void *first_initializer(const void *type, const void *declaring) {
    const struct class_descriptor *descriptor = ((const struct class_descriptor *const *)declaring)[DESCRIPTOR_WORD];
    uint32_t flags = descriptor->flags;
    if ((flags & KIND_MASK) != CLASS_KIND || (flags & IS_GENERIC) || !(flags & HAS_METHOD_TABLE)) {
        return NULL;
    }
    const uint8_t *rest = (const uint8_t *)(descriptor + 1);
    if (flags & HAS_RESILIENT_SUPERCLASS) {
        rest += sizeof(int32_t);
    }
    if ((flags & METADATA_MASK) == METADATA_SINGLETON) {
        rest += 3 * sizeof(int32_t);
    } else if ((flags & METADATA_MASK) == METADATA_FOREIGN) {
        rest += sizeof(int32_t);
    }
    const struct method_table *table = (const struct method_table *)rest;
    for (uint32_t index = 0; index < table->count; index++) {
        if ((table->methods[index].flags & METHOD_KIND_MASK) == INITIALIZER) {
            return ((const void *const *)type)[table->offset + index];
        }
    }
    return NULL;
}

void *object_make(const void *type, const void *declaring) {
    make *initializer = (make *)first_initializer(type, declaring);
    return initializer ? initializer(type) : NULL;
}

void *object_make_with(const void *type, const void *declaring, void *value) {
    make_with *initializer = (make_with *)first_initializer(type, declaring);
    return initializer ? initializer(value, type) : NULL;
}

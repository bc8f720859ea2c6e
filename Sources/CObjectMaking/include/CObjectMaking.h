#ifndef C_OBJECT_MAKING_H
#define C_OBJECT_MAKING_H

/// Makes an object of a class that is known at run time only, as Objective-C's runtime does: by the initializer that a
/// Swift class overrides, though it is not required and so cannot be called on a type.
///
/// `declaring` is the class that declares the initializer, as the first of its own; the result is NULL when it has none,
/// and is retained once otherwise.
void *_Nullable object_make(const void *_Nonnull type, const void *_Nonnull declaring);

/// The same for an initializer that takes an `Any`, which it consumes.
void *_Nullable object_make_with(const void *_Nonnull type, const void *_Nonnull declaring, void *_Nonnull value);

#endif

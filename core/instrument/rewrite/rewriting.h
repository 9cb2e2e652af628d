#pragma once

#include "core/base/ids.h"
#include "core/instrument/source/copies.h"
#include "core/instrument/source/types.h"
#include "core/site/site.h"

#include <cstdint>
#include <string>
#include <vector>

namespace clang {
class Stmt;
}

/// Data that the classes of the rewriter pass to each other.
namespace lockstep::rewriting {

/// An lvalue in observed memory: the object that is addressed, and the part of it that is read or written.
struct Target {
    Space space = Space::none;
    std::string address;      ///< code of a pointer to the whole addressed object
    std::string pointer_type; ///< the type of this pointer, in OpenCL C
    std::string suffix; ///< component selection after the dereferenced pointer, such as ".xz"; may be empty
    std::string object; ///< code of an expression for the object number
    std::string value_type;      ///< the type of the value read or written, in OpenCL C
    std::uint32_t alignment = 1; ///< required alignment of the address in bytes
    /// Whether a pointer of the right type can be misaligned, because the function requires more than the type.
    bool needs_more_than_type = false;
    std::uint32_t bytes = 0;   ///< number of accessed bytes, starting at the address
    std::vector<Leaf> leaves;  ///< one leaf, or several if a whole struct is accessed
    std::vector<Piece> pieces; ///< only set if there is a single leaf
    const clang::Stmt* node = nullptr;
};

/// Operands that have been rewritten to be evaluated in order. `first` must be evaluated before `texts`; it
/// is empty or ends in ", ".
struct Ordered {
    std::string first;
    std::vector<std::string> texts;
};

/// An asynchronous copy, and the sites that are logged when a work-item waits for it.
struct Copy {
    CopyCall call;
    Site loop;
    Site read;
    Site write;
};

/// An expression that was split at its collectives (barriers and exchanges). `before` contains statements for
/// the whole group; `text` is the rest of the expression.
struct Cut {
    std::string before;
    std::string text;
};

} // namespace lockstep::rewriting

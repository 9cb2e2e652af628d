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

/// Data that the parts of the rewriter exchange.
namespace lockstep::rewriting {

/// An observed lvalue: what is addressed, and which part of it is moved.
struct Target {
    Space space = Space::none;
    std::string address;         ///< text of a pointer to the whole object addressed
    std::string pointer_type;    ///< spelling of that pointer's type
    std::string suffix;          ///< ".xz" after the dereferenced pointer, or empty
    std::string object;          ///< text of the object's number
    std::string value_type;      ///< spelling of the moved value's type
    std::uint32_t alignment = 1; ///< required alignment of the address, in bytes
    std::uint32_t bytes = 0;     ///< number of bytes touched, from the address on
    std::vector<Leaf> leaves;    ///< one leaf, or several for a struct
    std::vector<Piece> pieces;   ///< for a single leaf
    const clang::Stmt* node = nullptr;
};

/// Operands rewritten in order. `first` ends in ", " or is empty; it must be evaluated before the texts.
struct Ordered {
    std::string first;
    std::vector<std::string> texts;
};

/// A copy and the sites that a wait for it logs.
struct Copy {
    CopyCall call;
    Site loop;
    Site read;
    Site write;
};

/// An expression split at its collectives: `before` has the statements for the whole group, `text` is the
/// rest.
struct Cut {
    std::string before;
    std::string text;
};

} // namespace lockstep::rewriting

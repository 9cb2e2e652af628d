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

/// What the parts of the rewriter hand each other.
namespace lockstep::rewriting {

/// An observed lvalue: what is addressed and what of it moves.
struct Target {
    Space space = Space::none;
    std::string address;         ///< text of a pointer to the whole object addressed
    std::string pointer_type;    ///< that pointer's spelling
    std::string suffix;          ///< ".xz" behind the dereferenced pointer, or empty
    std::string object;          ///< text of the object's number
    std::string value_type;      ///< spelling of the value moved
    std::uint32_t alignment = 1; ///< bytes that the address must be a multiple of
    std::uint32_t bytes = 0;     ///< from the address on, that are touched
    std::vector<Leaf> leaves;    ///< one, or several of a struct
    std::vector<Piece> pieces;   ///< of a single leaf
    const clang::Stmt* node = nullptr;
};

/// Operands rewritten in order: `first` ends in ", " or is empty and must be evaluated before the texts.
struct Ordered {
    std::string first;
    std::vector<std::string> texts;
};

/// A copy with the sites that a wait logs.
struct Copy {
    CopyCall call;
    Site loop;
    Site read;
    Site write;
};

/// An expression cut at its collectives: `before` are statements for the whole group, `text` is the rest.
struct Cut {
    std::string before;
    std::string text;
};

} // namespace lockstep::rewriting

#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <string>
#include <vector>

// Text fragments of guarded control flow. guarded_statements.h contains an example.

namespace lockstep::rewriting {

/// The lk_at value of a work-item that has returned.
inline constexpr unsigned returned = 1;

/// Puts statements under a guard, so that only the work-items that take part execute them.
inline std::string guard(const std::string& text) {
    const bool nothing = text.empty() || text == "((void)0);"; // what a barrier becomes after rewriting
    return nothing ? "" : "if (lk_at == 0u) {\n" + text + "\n}\n";
}

/// Returns the text that lets work-items which wait at this join take part again.
inline std::string join(unsigned number) {
    return "if (lk_at == " + std::to_string(number) + "u) { lk_at = 0u; }\n";
}

inline std::string wait_at(unsigned number) {
    return "lk_at = " + std::to_string(number) + "u;";
}

/// Returns the statements of a block, or the single statement if it is not a block.
inline std::vector<const clang::Stmt*> list_of(const clang::Stmt* node) {
    if (const auto* compound = llvm::dyn_cast_or_null<clang::CompoundStmt>(node)) {
        return {compound->body_begin(), compound->body_end()};
    }
    return node == nullptr ? std::vector<const clang::Stmt*>() : std::vector{node};
}

} // namespace lockstep::rewriting

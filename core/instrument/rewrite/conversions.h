#pragma once

#include "core/instrument/source/clang_headers.h"

#include <string>

namespace lockstep::rewriting {

/// A floating-point operand's text for where it becomes an integer. Of a value that no integer of the type has, compilers
/// that know it make anything, and something else in each place that uses it: they are kept from knowing it, so that the
/// device converts. In range nothing changes.
[[nodiscard]] std::string operand_of_conversion(const clang::ASTContext& context, const clang::Expr* operand,
                                                clang::QualType to, const std::string& text);

/// Whether a built-in function of that name converts to integers and leaves open what comes of others: convert_int4_rte.
[[nodiscard]] bool is_open_conversion(const std::string& name);

} // namespace lockstep::rewriting

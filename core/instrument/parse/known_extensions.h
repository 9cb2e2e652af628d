#pragma once

#include "core/base/error.h"
#include "core/instrument/parse/source_text.h"

#include <optional>

namespace lockstep {

/// Finds the first attribute, pragma or inline assembly in a parsed text that is not on the list of harmless
/// ones. Others could change where the driver places code or data, or which code it executes: with
/// `section(".init_array")`, a kernel can make the driver call a function. The text is searched token by
/// token, because a driver may support extensions that Clang ignores. Error: cannot_instrument, with the word
/// and its line.
[[nodiscard]] std::optional<Error> unknown_extension(const clang::ASTContext& context,
                                                     const SourceText& source);

} // namespace lockstep

#pragma once

#include "core/base/error.h"
#include "core/instrument/source/source_text.h"

#include <optional>

namespace lockstep {

/// The first attribute, pragma or piece of assembly of a parsed text that is not on the list of those that are known to
/// change neither where the driver puts things nor what it runs: `section(".init_array")` makes it call what the kernel
/// says. The text is read token by token: a driver may know what Clang passes over. Error: cannot_instrument, with the
/// word and its line.
[[nodiscard]] std::optional<Error> unknown_extension(const clang::ASTContext& context,
                                                     const SourceText& source);

} // namespace lockstep

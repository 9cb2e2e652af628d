#pragma once

#include "core/base/error.h"
#include "core/instrument/parse/clang_headers.h"
#include "core/instrument/parse/source_text.h"
#include "core/instrument/source/objects.h"
#include "core/site/instrumented.h"

#include <optional>
#include <string>
#include <vector>

namespace lockstep {

// Checks of the whole kernel. A rejection is the error cannot_instrument with its line; none if the kernel is
// accepted.

/// Rejects an image parameter of a kind that cannot be instrumented.
[[nodiscard]] std::optional<Error> refused_parameter(const SourceText& source,
                                                     const clang::FunctionDecl* kernel);
/// Rejects a declaration of newer OpenCL that cannot be instrumented.
[[nodiscard]] std::optional<Error>
refused_declaration(const SourceText& source, const std::vector<const clang::FunctionDecl*>& functions);
/// Rejects a kernel that exceeds a limit of recordings; gives the line of the cause or of the kernel.
[[nodiscard]] std::optional<Error> refused_excess(const SourceText& source, const clang::FunctionDecl* kernel,
                                                  const Instrumented& instrumented);
/// Rejects brackets in the instrumented `body` that nest too deeply for compilers; gives the line of their
/// site or of the kernel.
[[nodiscard]] std::optional<Error> refused_brackets(const SourceText& source,
                                                    const clang::FunctionDecl* kernel,
                                                    const std::string& body, const Program& program);
/// Rejects more images than an event can number with six bits. Arguments are numbered first.
[[nodiscard]] std::optional<Error> too_many_images(const SourceText& source,
                                                   const clang::FunctionDecl* kernel, const Objects& objects);

} // namespace lockstep

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

// Checks of the whole kernel. Each returns the error cannot_instrument with the line of the cause, or nothing
// if the kernel is accepted.

/// Rejects an image parameter whose type or access cannot be instrumented.
[[nodiscard]] std::optional<Error> refused_parameter(const SourceText& source,
                                                     const clang::FunctionDecl* kernel);
/// Rejects a declaration that needs a newer OpenCL version and that cannot be instrumented.
[[nodiscard]] std::optional<Error>
refused_declaration(const SourceText& source, const std::vector<const clang::FunctionDecl*>& functions);
/// Rejects a kernel that exceeds one of the limits of recordings. The error refers to the line of the cause
/// or, if it is unknown, to the line of the kernel.
[[nodiscard]] std::optional<Error> refused_excess(const SourceText& source, const clang::FunctionDecl* kernel,
                                                  const Instrumented& instrumented);
/// Rejects an instrumented program `body` with brackets that are nested too deeply for compilers. The error
/// refers to the line of the site at this position or, if it is unknown, to the line of the kernel.
[[nodiscard]] std::optional<Error> refused_brackets(const SourceText& source,
                                                    const clang::FunctionDecl* kernel,
                                                    const std::string& body, const Program& program);
/// Rejects a kernel with more images than the six bits for an image in an event can distinguish. The kernel's
/// arguments must have been numbered before.
[[nodiscard]] std::optional<Error> too_many_images(const SourceText& source,
                                                   const clang::FunctionDecl* kernel, const Objects& objects);

} // namespace lockstep

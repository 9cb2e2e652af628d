#pragma once

#include <string>
#include <vector>

namespace lockstep {

/// An OpenCL build-options string taken apart at its blanks; double quotes hold blanks together.
[[nodiscard]] std::vector<std::string> split_options(const std::string& options);

/// The options that still matter after preprocessing: all but -D, -U and -I.
[[nodiscard]] std::string without_preprocessor_options(const std::string& options);

/// `options` with -cl-std=CL1.2 in front unless they name a standard.
[[nodiscard]] std::string with_default_standard(const std::string& options);

} // namespace lockstep

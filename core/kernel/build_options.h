#pragma once

#include <string>
#include <vector>

namespace lockstep {

/// An OpenCL build-options string taken apart at its blanks; double quotes hold blanks together.
[[nodiscard]] std::vector<std::string> split_options(const std::string& options);

/// `options` with -cl-std=CL1.2 in front unless they name a standard.
[[nodiscard]] std::string with_default_standard(const std::string& options);

/// The options with the folders of -I made absolute: where they are relative, they begin at `folder`.
[[nodiscard]] std::string with_folders_beside(const std::string& options, const std::string& folder);

/// The options that a driver is given: with a standard, and without -D, -U and -I. Drivers differ in what
/// they take for a quote, so that a blank in a path would turn what follows it into options: paths and values
/// stay out.
[[nodiscard]] std::string driver_options(const std::string& options);

/// What -D and -U say as lines of source, in their order: "#define N 256". A value ends with its line.
[[nodiscard]] std::string definitions_text(const std::string& options);

} // namespace lockstep

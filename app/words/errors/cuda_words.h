#pragma once

#include <string_view>

namespace lockstep {

/// Whether the name of a file is one that CUDA's compiler reads: it ends in .cu or .cuh.
[[nodiscard]] bool is_cuda_file(std::string_view path);

/// Whether this is a name that CUDA C++ defines and OpenCL C does not, such as threadIdx.
[[nodiscard]] bool is_cuda_name(std::string_view name);

/// The message about a CUDA file, with its path as %1.
[[nodiscard]] const char* cuda_file_sentence();

/// The message about a kernel file, %1, that uses a name of CUDA, %2.
[[nodiscard]] const char* cuda_name_sentence();

} // namespace lockstep

#include "app/words/errors/cuda_words.h"

#include "app/words/translatable.h"

#include <algorithm>

namespace lockstep {
namespace {

constexpr std::string_view cuda_names[] = {
    "__global__",      "__device__",   "__host__",      "__shared__",    "__constant__",
    "__forceinline__", "__restrict__", "threadIdx",     "blockIdx",      "blockDim",
    "gridDim",         "warpSize",     "__syncthreads", "__syncwarp",    "__ldg",
    "atomicAdd",       "atomicCAS",    "__shfl_sync",   "__ballot_sync", "__shfl_down_sync"};

} // namespace

bool is_cuda_file(std::string_view path) {
    return path.ends_with(".cu") || path.ends_with(".cuh");
}

bool is_cuda_name(std::string_view name) {
    return std::ranges::find(cuda_names, name) != std::ranges::end(cuda_names);
}

const char* cuda_file_sentence() {
    return QT_TRANSLATE_NOOP(
        "Errors",
        "%1 is a CUDA file. Lockstep cannot run it, because Lockstep reads only OpenCL C. Translate the "
        "kernels in a copy whose name ends in .cl: write __kernel for __global__, __global before pointers "
        "to device memory, __local for __shared__, get_local_id(0) for threadIdx.x, get_group_id(0) for "
        "blockIdx.x, get_local_size(0) for blockDim.x, and barrier(CLK_LOCAL_MEM_FENCE) for __syncthreads(). "
        "Leave out the host code. In the window, View > Words shows everything in the words of CUDA.");
}

const char* cuda_name_sentence() {
    return QT_TRANSLATE_NOOP(
        "Errors", "%1 does not compile: \"%2\" is a CUDA name, but Lockstep reads OpenCL C. Write __kernel "
                  "for __global__, __global before pointers to device memory, __local for __shared__, "
                  "get_local_id(0) for threadIdx.x, get_group_id(0) for blockIdx.x, get_local_size(0) for "
                  "blockDim.x, and barrier(CLK_LOCAL_MEM_FENCE) for __syncthreads(). In the window, View > "
                  "Words shows everything in the words of CUDA.");
}

} // namespace lockstep

#include "app/layer/kernel_arguments.h"

#include <utility>

namespace lockstep {

void KernelArguments::begin(cl_kernel kernel) {
    const std::lock_guard lock(mutex_);
    kernels_[kernel].clear();
}

void KernelArguments::copy(cl_kernel from, cl_kernel to) {
    const std::lock_guard lock(mutex_);
    SetArguments arguments = kernels_[from]; // a copy, because inserting `to` may invalidate a reference
    kernels_[to] = std::move(arguments);
}

void KernelArguments::set(cl_kernel kernel, cl_uint index, SetArgument argument) {
    const std::lock_guard lock(mutex_);
    kernels_[kernel][index] = std::move(argument);
}

SetArguments KernelArguments::of(cl_kernel kernel) const {
    const std::lock_guard lock(mutex_);
    const auto found = kernels_.find(kernel);
    return found == kernels_.end() ? SetArguments() : found->second;
}

} // namespace lockstep

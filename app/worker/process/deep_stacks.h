#pragma once

#include <functional>

namespace lockstep {

/// Calls `work` in a thread with a stack of 1 GiB. From then on, every new thread also gets this stack size;
/// only touched pages use memory. Compilers recurse as deeply as expressions nest, and a sum of 20,000 terms
/// nests 20,000 deep. A CPU driver places the private arrays of kernels on the stacks of its threads, for all
/// work-items of a group at once; with the default of 8 MB, some kernels crash the process. `work` must not
/// throw.
void with_deep_stacks(const std::function<void()>& work);

} // namespace lockstep

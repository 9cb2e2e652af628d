#pragma once

#include <functional>

namespace lockstep {

/// Calls `work` in a thread with a stack of 1 GiB, which is from then on also the stack size of every thread
/// started; only touched pages take memory. Compilers recurse as deeply as an expression nests, and a sum of
/// 20,000 terms nests 20,000 deep. A CPU driver puts the private arrays of kernels on the stacks of its
/// threads, for all work-items of a group at once; with the default 8 MB, some kernels end the process.
/// `work` must not throw.
void with_deep_stacks(const std::function<void()>& work);

} // namespace lockstep

#pragma once

#include <functional>

namespace lockstep {

/// Does the work in a thread with a stack of 1 GiB, which the threads started from then on have too; only what is
/// touched takes memory. Compilers recurse as deep as an expression nests, and a sum of 20,000 terms nests 20,000 deep.
/// A processor's driver lays the private arrays of kernels on the stacks of its threads, those of all work-items of
/// a group at once; the system's 8 MB end the process at an array of 16. `work` throws nothing.
void with_deep_stacks(const std::function<void()>& work);

} // namespace lockstep

#pragma once

namespace lockstep {

/// Gives the threads that this process starts from now on room for the private arrays of kernels: a processor's
/// driver lays them on the stacks of its threads, those of all work-items of a group where a barrier parts it, and
/// the system's 8 MB end the process at an array of 16. Only what is touched takes memory.
void make_stacks_deep();

} // namespace lockstep

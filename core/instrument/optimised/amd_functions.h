#pragma once

namespace llvm {
class Module;
}

namespace lockstep::optimised {

/// Defines the OpenCL C functions that a module for AMD's GPUs calls and that a driver would take from its
/// own library: work-item functions, barriers, fences, atomics, vload and vstore, conversions, and arithmetic
/// of a few instructions. Functions with a page of code or more (sin, pow, images) get no body.
void define_functions(llvm::Module& module);

} // namespace lockstep::optimised

#pragma once

namespace llvm {
class Module;
}

namespace lockstep::optimised {

/// Defines the OpenCL C functions that a module for AMD GPUs calls and that AMD's drivers link from their own
/// library: work-item functions, barriers, fences, atomics, vload and vstore, conversions, and arithmetic of
/// a few instructions. Functions that need much code (sin, pow, images) get no body.
void define_functions(llvm::Module& module);

} // namespace lockstep::optimised

#pragma once

namespace llvm {
class Module;
}

namespace lockstep::optimised {

/// Gives those functions of OpenCL C that a module for AMD's GPUs calls their bodies, which a driver takes from a
/// library of its own: work-item functions, barriers, fences, atomics, vload and vstore, conversions, and arithmetic that
/// is a few instructions. Those that are a page of code or more (sin, pow, images) stay without.
void define_functions(llvm::Module& module);

} // namespace lockstep::optimised

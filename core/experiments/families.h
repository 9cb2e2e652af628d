#pragma once

#include "core/experiments/experiment.h"

#include <string>
#include <vector>

namespace lockstep {

/// A filter smooths a picture: kernels/convolution.cl.
[[nodiscard]] std::vector<Experiment> convolution_experiments();

/// How warps diverge, wait, and hide each other's latency: kernels/execution.cl.
[[nodiscard]] std::vector<Experiment> execution_experiments();

/// Matrix multiplication: kernels/matmul.cl.
[[nodiscard]] std::vector<Experiment> matmul_experiments();

/// Access patterns of adjacent work-items: kernels/memory.cl.
[[nodiscard]] std::vector<Experiment> memory_experiments();

/// The layout of records, and data that all work-items read at once: the rest of kernels/memory.cl.
[[nodiscard]] std::vector<Experiment> point_experiments();

/// Bodies that attract each other: kernels/particles.cl.
[[nodiscard]] std::vector<Experiment> particles_experiments();

/// A small ray tracer: kernels/rays.cl.
[[nodiscard]] std::vector<Experiment> rays_experiments();

/// Reductions in local memory: kernels/reduction.cl.
[[nodiscard]] std::vector<Experiment> reduction_experiments();

// The parts of reduction_experiments(), by the way in which launches share the work.

/// Build options of kernels/reduction.cl for the parameters "type" and "op".
[[nodiscard]] std::string reduction_options(const ParameterValues& values);

/// One launch computes one value per group, or one value in total.
[[nodiscard]] std::vector<Experiment> reductions_in_one_launch();
/// Several launches run one after another until one value is left.
[[nodiscard]] Experiment reduction_in_passes();
/// Several launches run concurrently.
[[nodiscard]] Experiment concurrent_reduction();

/// Prefix sums, inclusive and exclusive: kernels/scan.cl.
[[nodiscard]] std::vector<Experiment> scan_experiments();

/// Transposing a matrix: kernels/transpose.cl.
[[nodiscard]] std::vector<Experiment> transpose_experiments();

} // namespace lockstep

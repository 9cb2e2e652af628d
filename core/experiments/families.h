#pragma once

#include "core/experiments/experiment.h"

#include <string>
#include <vector>

namespace lockstep {

/// Experiments that move the elements that are not zero to the front: kernels/compaction.cl.
[[nodiscard]] std::vector<Experiment> compaction_experiments();

/// Experiments with a filter that smooths a picture: kernels/convolution.cl.
[[nodiscard]] std::vector<Experiment> convolution_experiments();

/// Experiments about divergent warps, waiting warps and latency hiding: kernels/execution.cl.
[[nodiscard]] std::vector<Experiment> execution_experiments();

/// Experiments that count elements in bins: kernels/histogram.cl.
[[nodiscard]] std::vector<Experiment> histogram_experiments();

/// Experiments with matrix multiplication: kernels/matmul.cl.
[[nodiscard]] std::vector<Experiment> matmul_experiments();

/// Experiments with the product of a matrix and a vector: kernels/matvec.cl.
[[nodiscard]] std::vector<Experiment> matvec_experiments();

/// Experiments about the access patterns of adjacent work-items: kernels/memory.cl.
[[nodiscard]] std::vector<Experiment> memory_experiments();

/// Experiments about the memory layout of records, and about data that all work-items read: the remaining
/// kernels of kernels/memory.cl.
[[nodiscard]] std::vector<Experiment> point_experiments();

/// Experiments with bodies that attract each other (N-body simulation): kernels/particles.cl.
[[nodiscard]] std::vector<Experiment> particles_experiments();

/// Experiments with a small ray tracer: kernels/rays.cl.
[[nodiscard]] std::vector<Experiment> rays_experiments();

/// Experiments with reductions in local memory: kernels/reduction.cl.
[[nodiscard]] std::vector<Experiment> reduction_experiments();

// The parts of reduction_experiments(), grouped by how the launches of a run divide the work.

/// The build options of kernels/reduction.cl for the parameters "type" and "op".
[[nodiscard]] std::string reduction_options(const ParameterValues& values);

/// Reductions with a single launch, which computes one value per group, or one value in total.
[[nodiscard]] std::vector<Experiment> reductions_in_one_launch();
/// A reduction with several launches, which run one after another until one value is left.
[[nodiscard]] Experiment reduction_in_passes();
/// A reduction with several launches, which run concurrently.
[[nodiscard]] Experiment concurrent_reduction();

/// Experiments with inclusive and exclusive prefix sums: kernels/scan.cl.
[[nodiscard]] std::vector<Experiment> scan_experiments();

/// Experiments with the product of a sparse matrix and a vector: kernels/spmv.cl.
[[nodiscard]] std::vector<Experiment> spmv_experiments();

/// Experiments with a stencil in three dimensions: kernels/stencil.cl.
[[nodiscard]] std::vector<Experiment> stencil_experiments();

/// Experiments with matrix transposition: kernels/transpose.cl.
[[nodiscard]] std::vector<Experiment> transpose_experiments();

/// Experiments with searches in a tree: kernels/traversal.cl.
[[nodiscard]] std::vector<Experiment> traversal_experiments();

} // namespace lockstep

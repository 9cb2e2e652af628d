#pragma once

#include "core/recording/sweep_subject.h"

#include <array>
#include <cstdint>
#include <vector>

namespace lockstep {

/// Whether a work-group size divides the global size in every dimension.
[[nodiscard]] bool divides_evenly(const std::array<std::uint64_t, 3>& group,
                                  const std::array<std::uint64_t, 3>& global);

/// Returns the parameters of the user's own kernel that a sweep can vary, with the values to try: the
/// work-group size, the macros of the source and of the build options, the arguments, and the global size.
[[nodiscard]] std::vector<SweepParameter> swept_parameters(const LaunchForm& form);

} // namespace lockstep

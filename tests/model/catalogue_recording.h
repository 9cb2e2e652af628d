#pragma once

#include "core/experiments/experiment.h"
#include "core/trace/recording.h"

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

namespace lockstep {

/// Returns a recording of a catalogue entry that the test may change. Otherwise like recording_of().
[[nodiscard]] std::shared_ptr<Recording> own_recording_of(const std::string& id, const ParameterValues& given,
                                                          std::uint32_t subgroup_width = 32);

/// Runs a catalogue entry on the default device, without timing and values. A failure fails the test.
/// `subgroup_width` is the warp width of the hardware for which the recording is analysed.
[[nodiscard]] std::shared_ptr<const Recording>
recording_of(const std::string& id, const ParameterValues& given, std::uint32_t subgroup_width = 32);

/// Returns parameters that are small enough to run the whole catalogue in seconds, but still give several
/// groups on several multiprocessors. With LOCKSTEP_LONG_TESTS in the environment, every experiment runs with
/// its defaults instead.
[[nodiscard]] ParameterValues small_run(const std::string& id);

/// Returns the ids of all experiments.
[[nodiscard]] std::vector<std::string> every_id();
/// Returns the first and the last experiment of each family; with LOCKSTEP_WHOLE_SUITES in the environment,
/// all experiments.
[[nodiscard]] std::vector<std::string> some_ids();
[[nodiscard]] std::string test_name_of(const testing::TestParamInfo<std::string>& id);

} // namespace lockstep

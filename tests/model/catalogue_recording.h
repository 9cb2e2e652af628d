#pragma once

#include "core/experiments/experiment.h"
#include "core/trace/recording.h"

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

namespace lockstep {

/// As below, to be changed by the test.
[[nodiscard]] std::shared_ptr<Recording> own_recording_of(const std::string& id, const ParameterValues& given,
                                                          std::uint32_t subgroup_width = 32);

/// A real run of a catalogue entry on the default device, without timing and values. A failure fails the
/// test. `subgroup_width`: of the machine that the recording is looked at with.
[[nodiscard]] std::shared_ptr<const Recording>
recording_of(const std::string& id, const ParameterValues& given, std::uint32_t subgroup_width = 32);

/// Small enough for the whole catalogue in seconds, and still several groups on several multiprocessors. With
/// LOCKSTEP_LONG_TESTS in the environment every experiment runs with its defaults instead.
[[nodiscard]] ParameterValues small_run(const std::string& id);

/// Of all experiments, and how a test of one is called.
[[nodiscard]] std::vector<std::string> every_id();
/// The first and the last one of each family. With LOCKSTEP_WHOLE_SUITES in the environment all.
[[nodiscard]] std::vector<std::string> some_ids();
[[nodiscard]] std::string test_name_of(const testing::TestParamInfo<std::string>& id);

} // namespace lockstep

#pragma once

#include "core/facts/timing.h"
#include "core/recording/sweep.h"
#include "tests/support/reduction_fixture.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <vector>

namespace lockstep {

/// Makes an experiment that has a parameter of each kind.
inline Experiment experiment() {
    return {
        .id = "test/reduction",
        .parameters = {
            {.name = "local",
             .default_value = "64",
             .least = 32,
             .most = 256,
             .power_of_two = true,
             .role = ParameterRole::choice},
            {.name = "variant",
             .default_value = "sequential",
             .choices = {"sequential", "compacted"},
             .role = ParameterRole::choice},
            {.name = "size", .default_value = "256", .least = 0, .most = 1000, .role = ParameterRole::amount},
            {.name = "shape",
             .default_value = "2x2",
             .least = 2,
             .most = 4,
             .is_shape = true,
             .role = ParameterRole::choice},
            {.name = "ways", .default_value = "1", .least = 1, .most = 32}}};
}

/// Test fixture for sweeps, in which a test sets the time of each combination.
class SweepWorld : public testing::Test {
protected:
    /// Times in ns by "LOCAL/VARIANT"; 100 ns for all others.
    std::map<std::string, std::vector<std::uint64_t>> times_;
    std::map<std::string, ErrorCode> failures_;
    std::vector<std::string> ran_;
    std::function<Work(const ParameterValues&)> work_;

    Result<Recording> record(const ParameterValues& values) {
        const std::string name = values.at("local") + "/" + values.at("variant");
        ran_.push_back(name);
        if (failures_.contains(name)) {
            return Error{.code = failures_.at(name), .arguments = {"300", "256", "a device"}};
        }
        const bool compacted = values.at("variant") == "compacted";
        Recording recording = fixture::reduction_recording(
            compacted ? fixture::Reduction::compacted : fixture::Reduction::sequential,
            static_cast<std::uint32_t>(std::stoul(values.at("local"))), 1);
        recording.correct = true;
        recording.launches[0].device.name = "a device";
        recording.launches[0].timing =
            summarise(times_.contains(name) ? times_.at(name) : std::vector<std::uint64_t>{100});
        return recording;
    }

    Result<Sweep> run(const SweepRequest& request, const SweepSink& sink = {}, const RunTimer& timer = {}) {
        const Recorder recorder = [this](const RunSpec& run, const ProgressSink&) {
            return record(run.parameters);
        };
        Experiment swept = experiment();
        swept.work = work_;
        return sweep(swept, request, recorder, sink, timer);
    }

    static SweepAxis axis(const std::string& text) { return *sweep_axis(experiment(), text, 128); }
    static std::filesystem::path fresh_file(const std::string& folder) {
        std::filesystem::path file =
            std::filesystem::path(testing::TempDir()) / folder / "recommendations.json";
        std::filesystem::remove_all(file.parent_path());
        return file;
    }
};

} // namespace lockstep

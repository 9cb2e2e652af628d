#include "catalogue_recording.h"

#include "core/experiments/catalogue.h"
#include "tests/support/recorder/record_here.h"

#include <gtest/gtest.h>

namespace lockstep {

std::shared_ptr<Recording> own_recording_of(const std::string& id, const ParameterValues& given) {
    const Experiment& experiment = **find_experiment(id);
    const auto values = complete(experiment, given);
    EXPECT_TRUE(values.ok()) << id;
    RecordOptions options;
    options.time_plain = false;
    options.values = false;
    auto recording = record_experiment(experiment, *values, options);
    EXPECT_TRUE(recording.ok()) << id;
    return std::make_shared<Recording>(std::move(*recording));
}

std::shared_ptr<const Recording> recording_of(const std::string& id, const ParameterValues& given) {
    return own_recording_of(id, given);
}

} // namespace lockstep

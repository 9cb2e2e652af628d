#include "catalogue_recording.h"

#include "core/experiments/catalogue.h"
#include "tests/support/recorder/traces_alone.h"
#include "tests/support/whole_suites.h"

#include <algorithm>
#include <cstdlib>

namespace lockstep {

std::shared_ptr<Recording> own_recording_of(const std::string& id, const ParameterValues& given,
                                            std::uint32_t subgroup_width) {
    const Experiment& experiment = **find_experiment(id);
    const auto values = complete(experiment, given);
    EXPECT_TRUE(values.ok()) << id;
    RecordOptions options;
    options.values = false;
    options.subgroup_width = subgroup_width;
    auto recording = record_traces(experiment, *values, options);
    EXPECT_TRUE(recording.ok()) << id;
    return std::make_shared<Recording>(std::move(*recording));
}

std::shared_ptr<const Recording> recording_of(const std::string& id, const ParameterValues& given,
                                              std::uint32_t subgroup_width) {
    return own_recording_of(id, given, subgroup_width);
}

ParameterValues small_run(const std::string& id) {
    ParameterValues values;
    if (std::getenv("LOCKSTEP_LONG_TESTS") != nullptr) {
        return values;
    }
    const ParameterValues sizes = {{"size", "2000"}, {"width", "72"}, {"height", "40"},
                                   {"inner", "24"},  {"depth", "4"},  {"launches", "3"}};
    for (const ParameterInfo& parameter : (*find_experiment(id))->parameters) {
        const auto size = sizes.find(parameter.name);
        // The `width` of a vector kernel is not a size; such a kernel does not allow 72.
        if (size != sizes.end() && is_allowed(parameter, size->second)) {
            values.insert(*size);
        }
    }
    return values;
}

std::vector<std::string> every_id() {
    std::vector<std::string> ids;
    for (const Experiment& experiment : catalogue()) {
        ids.push_back(experiment.id);
    }
    return ids;
}

std::vector<std::string> some_ids() {
    if (test::runs_whole_suites()) {
        return every_id();
    }
    const auto family_of = [](const std::string& id) { return id.substr(0, id.find('/')); };
    const std::vector<std::string> all = every_id();
    std::vector<std::string> some;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool is_first = i == 0 || family_of(all[i - 1]) != family_of(all[i]);
        const bool is_last = i + 1 == all.size() || family_of(all[i + 1]) != family_of(all[i]);
        if (is_first || is_last) {
            some.push_back(all[i]);
        }
    }
    return some;
}

std::string test_name_of(const testing::TestParamInfo<std::string>& id) {
    std::string name = id.param;
    std::ranges::replace_if(
        name, [](char c) { return c == '/' || c == '-'; }, '_');
    return name;
}

} // namespace lockstep

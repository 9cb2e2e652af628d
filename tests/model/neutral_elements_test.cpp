// Tests reductions and scans over operations and types: they are correct with the neutral element of their
// operation, and reported as wrong with another one. Each kernel is tested with one operation on ints, taking
// the operations in rotation; with LOCKSTEP_LONG_TESTS=1, with every operation and type.

#include "core/experiments/building_blocks.h"
#include "core/experiments/catalogue.h"
#include "tests/support/recorder/traces_alone.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

namespace lockstep {
namespace {

struct Case {
    const Experiment* experiment;
    ParameterValues values;
};

const ParameterInfo* parameter_named(const Experiment& experiment, const std::string& name) {
    const auto found = std::ranges::find(experiment.parameters, name, &ParameterInfo::name);
    return found == experiment.parameters.end() ? nullptr : &*found;
}

/// Combines each case with every choice of one more parameter. A case whose experiment does not have the
/// parameter stays unchanged.
std::vector<Case> over(const std::string& name, const std::vector<Case>& cases) {
    std::vector<Case> all;
    for (const Case& one : cases) {
        const ParameterInfo* parameter = parameter_named(*one.experiment, name);
        for (const std::string& choice :
             parameter == nullptr ? std::vector<std::string>{""} : parameter->choices) {
            all.push_back(one);
            if (parameter != nullptr) {
                all.back().values[name] = choice;
            }
        }
    }
    return all;
}

/// Gives each case one choice of a parameter, taking the choices in rotation.
std::vector<Case> in_turn(const std::string& name, std::vector<Case> cases) {
    for (std::size_t i = 0; i < cases.size(); ++i) {
        const ParameterInfo& parameter = *parameter_named(*cases[i].experiment, name);
        cases[i].values[name] = parameter.choices[i % parameter.choices.size()];
    }
    return cases;
}

/// Returns cases whose last group is incomplete. Its elements are in the last quarter of the input.
std::vector<Case> cases() {
    std::vector<Case> all;
    for (const Experiment& experiment : catalogue()) {
        if (parameter_named(experiment, "op") != nullptr && !experiment.is_broken()) {
            ParameterValues values = {{"size", "1000"}, {"local", "64"}};
            if (parameter_named(experiment, "items") != nullptr) {
                values["items"] = "3";
            }
            all.push_back({&experiment, complete(experiment, values).value()});
        }
    }
    all = over("kind", over("finish", all));
    if (std::getenv("LOCKSTEP_LONG_TESTS") != nullptr) {
        return over("type", over("op", all));
    }
    all = in_turn("op", all);
    for (Case& one : all) {
        one.values["type"] = "int";
    }
    return all;
}

/// Returns whether the neutral element affects a result. In Hillis and Steele's inclusive scan, it only pads
/// the last group, after all results.
bool reaches_a_result(const Case& one) {
    return one.experiment->id != "scan/hillis-steele" || one.values.at("kind") == "exclusive";
}

std::string name_of_case(const testing::TestParamInfo<Case>& info) {
    std::string name = info.param.experiment->id;
    for (const char* parameter : {"type", "op", "kind", "finish"}) {
        const auto value = info.param.values.find(parameter);
        name += value == info.param.values.end() ? "" : "_" + value->second;
    }
    std::ranges::replace_if(
        name, [](char c) { return c == '/' || c == '-'; }, '_');
    return name;
}

/// Returns the experiment with another definition of NEUTRAL.
Experiment with_neutral(Experiment experiment, const std::string& text) {
    experiment.launches = [inner = experiment.launches, text](const ParameterValues& values,
                                                              const KernelSource& source) {
        Result<std::vector<Launch>> launches = inner(values, source);
        for (Launch& launch : *launches) {
            const std::string right = "-DNEUTRAL=" + neutral_text(values);
            launch.options.replace(launch.options.find(right), right.size(), "-DNEUTRAL=" + text);
        }
        return launches;
    };
    return experiment;
}

/// Returns a value that could be mistaken for the neutral element.
std::string mistaken_neutral(const ParameterValues& values) {
    if (values.at("op") == "sum") {
        return "1";
    }
    return values.at("type") == "uint" && values.at("op") == "max" ? "UINT_MAX" : "0";
}

std::optional<bool> correct(const Experiment& experiment, const ParameterValues& values) {
    const Result<Recording> recording = record_traces(experiment, values);
    EXPECT_TRUE(recording.ok()) << experiment.id << ": " << recording.error().detail;
    return recording ? recording->correct : std::nullopt;
}

class NeutralElement : public testing::TestWithParam<Case> {};

TEST_P(NeutralElement, gives_the_right_result_and_a_mistaken_one_is_noticed) {
    const Case& one = GetParam();
    EXPECT_EQ(correct(*one.experiment, one.values), true);
    EXPECT_EQ(correct(with_neutral(*one.experiment, mistaken_neutral(one.values)), one.values),
              !reaches_a_result(one));
}

INSTANTIATE_TEST_SUITE_P(OfReductionsAndScans, NeutralElement, testing::ValuesIn(cases()), name_of_case);

TEST(NeutralElement, that_is_nearly_the_extreme_is_noticed) {
    const auto nearly = [](const std::string& id, const std::string& type, const std::string& text) {
        const Experiment& experiment = *find_experiment(id).value();
        const ParameterValues values =
            complete(experiment, {{"size", "1000"}, {"local", "64"}, {"type", type}, {"op", "max"}}).value();
        return correct(with_neutral(experiment, text), values);
    };
    EXPECT_EQ(nearly("reduction/sequential", "int", "-INT_MAX"), false);
    EXPECT_EQ(nearly("reduction/sequential", "float", "-FLT_MAX"), false);
    EXPECT_EQ(nearly("reduction/sequential", "uint", "1"), false);
    EXPECT_EQ(nearly("scan/blelloch", "int", "-INT_MAX"), false);
}

} // namespace
} // namespace lockstep

// Tests input values that the user types: what is read, what is refused, and that the expected result follows
// from them.
#include "core/experiments/own_input.h"

#include "core/experiments/building_blocks.h"
#include "core/experiments/catalogue.h"

#include <gtest/gtest.h>
#include <set>

namespace lockstep {
namespace {

Result<ParameterValues> completed(const std::string& id, const ParameterValues& given) {
    return complete(*find_experiment(id).value(), given);
}

/// Returns the arguments of the error: what is wrong, and what is allowed.
std::vector<std::string> refusal(const std::string& id, const ParameterValues& given) {
    const auto values = completed(id, given);
    EXPECT_FALSE(values.ok());
    return values ? std::vector<std::string>() : values.error().arguments;
}

std::vector<Launch> launches_with(const std::string& id, const ParameterValues& given) {
    const Experiment& experiment = *find_experiment(id).value();
    return experiment.launches(complete(experiment, given).value(), kernel_source(experiment).value())
        .value();
}

template <class T>
std::vector<T> input_with(const std::string& id, const ParameterValues& given) {
    const Launch launch = launches_with(id, given).front();
    const auto in =
        std::ranges::find_if(launch.arguments, [](const Argument& each) { return each.name == "in"; });
    return values_in<T>(in->bytes);
}

/// Returns whether the experiment accepts an output of its first launch.
template <class T>
bool is_accepted(const std::string& id, const ParameterValues& given, const std::vector<T>& output) {
    const Experiment& experiment = *find_experiment(id).value();
    const std::vector<Launch> launches = launches_with(id, given);
    Recording recording;
    Trace trace;
    const auto& arguments = launches.front().arguments;
    for (std::uint32_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i].access != Access::read_only && arguments[i].kind == ArgumentKind::buffer) {
            trace.outputs.push_back({i, bytes_of(output), bytes_of(output)});
        }
    }
    recording.launches.push_back(std::move(trace));
    return experiment.check(complete(experiment, given).value(), launches, recording);
}

TEST(OwnInput, is_separated_by_spaces_commas_or_lines) {
    EXPECT_EQ(numbers_in("3 1 4 1"), (std::vector<double>{3, 1, 4, 1}));
    EXPECT_EQ(numbers_in(" 3,1; 4\n-1.5e2 "), (std::vector<double>{3, 1, 4, -150}));
    EXPECT_EQ(numbers_in(""), std::vector<double>());
    EXPECT_EQ(plain_numbers("  3,1;\t4  "), "3 1 4");
    for (const char* wrong : {"x", "3 1x", "0x10", "inf", "nan", "1e999", "--1", "3..4", "1K"}) {
        EXPECT_EQ(numbers_in(wrong), std::nullopt) << wrong;
        EXPECT_EQ(plain_numbers(wrong), wrong);
    }
}

TEST(OwnInput, gives_the_experiment_its_size) {
    const ParameterValues values = completed("reduction/interleaved", {{"input", "3, 1, 4, 1"}}).value();
    EXPECT_EQ(values.at("size"), "4");
    EXPECT_EQ(values.at("input"), "3 1 4 1");
    EXPECT_EQ(complete(*find_experiment("reduction/interleaved").value(), values).value(), values);
    EXPECT_FALSE(completed("reduction/interleaved", {{"input", " "}}).value().contains("input"));
    EXPECT_EQ(completed("reduction/interleaved", {{"input", ""}, {"size", "64"}}).value().at("size"), "64");
}

TEST(OwnInput, of_another_size_is_refused_with_both_numbers) {
    EXPECT_EQ(refusal("scan/blelloch", {{"input", "3 1 4 1"}, {"size", "8"}}),
              (std::vector<std::string>{"size", "8", "4", std::string(input_flaw::count)}));
}

TEST(OwnInput, that_is_no_number_of_the_type_is_refused) {
    const std::string id = "reduction/interleaved";
    EXPECT_EQ(refusal(id, {{"input", "3 x"}}), (std::vector<std::string>{"input", "x", "-1e30..1e30"}));
    EXPECT_EQ(refusal(id, {{"input", "1e31"}})[1], "1e31");
    EXPECT_EQ(refusal(id, {{"input", "1 2.5"}, {"type", "int"}})[1], "2.5");
    EXPECT_EQ(refusal(id, {{"input", "300000"}, {"type", "int"}})[2], "-262143..262143");
    EXPECT_EQ(refusal(id, {{"input", "-1"}, {"type", "uint"}})[2], "0..4294967295");
    EXPECT_EQ(refusal("execution/histogram", {{"input", "0.5"}})[1], "0.5");
    EXPECT_TRUE(completed(id, {{"input", "4294967295"}, {"type", "uint"}}).ok());
}

TEST(OwnInput, that_is_too_long_is_refused_with_the_limit) {
    std::string most(longest_input, ' ');
    for (std::size_t i = 0; i < most.size(); i += 2) {
        most[i] = '1';
    }
    EXPECT_EQ(completed("reduction/interleaved", {{"input", most}}).value().at("size"), "8192");
    EXPECT_EQ(refusal("reduction/interleaved", {{"input", most + " 1"}}),
              (std::vector<std::string>{"input", "16386", "16384", std::string(input_flaw::length)}));
    EXPECT_EQ(launches_with("reduction/concurrent", {{"input", most}}).size(), 8U)
        << "8,192 values are divided";
}

TEST(OwnInput, is_what_the_kernel_reads_in_its_type) {
    const ParameterValues given{{"input", "3 1 4 1"}};
    EXPECT_EQ(input_with<float>("reduction/interleaved", given), (std::vector<float>{3, 1, 4, 1}));
    EXPECT_EQ(input_with<float>("scan/hillis-steele", given), (std::vector<float>{3, 1, 4, 1}));
    EXPECT_EQ(input_with<float>("reduction/multi-pass", given), (std::vector<float>{3, 1, 4, 1}));
    EXPECT_EQ(input_with<std::int32_t>("execution/divergence", given),
              (std::vector<std::int32_t>{3, 1, 4, 1}));
    EXPECT_EQ(input_with<std::uint32_t>("execution/histogram", given),
              (std::vector<std::uint32_t>{3, 1, 4, 1}));
    EXPECT_EQ(input_with<float>("execution/latency-hiding", given), (std::vector<float>{3, 1, 4, 1}));
    EXPECT_EQ(input_with<float>("execution/barrier-idle", given), (std::vector<float>{3, 1, 4, 1}));
    EXPECT_EQ(input_with<double>("reduction/interleaved", {{"input", "0.5 -2"}, {"type", "double"}}),
              (std::vector<double>{0.5, -2}));
    EXPECT_EQ(
        input_with<std::int32_t>("reduction/sequential", {{"input", "7 -2"}, {"type", "int"}, {"op", "max"}}),
        (std::vector<std::int32_t>{7, -2}));
}

TEST(OwnInput, gives_the_expected_result) {
    const ParameterValues given{{"input", "3 1 4 1"}};
    EXPECT_TRUE(is_accepted<float>("reduction/interleaved", given, {9}));
    EXPECT_FALSE(is_accepted<float>("reduction/interleaved", given, {10}));
    EXPECT_TRUE(is_accepted<float>("scan/hillis-steele", given, {3, 4, 8, 9}));
    EXPECT_FALSE(is_accepted<float>("scan/hillis-steele", given, {0, 3, 4, 8}));
    std::vector<std::uint32_t> bins(64);
    bins[1] = 2;
    bins[3] = bins[4] = 1;
    EXPECT_TRUE(is_accepted<std::uint32_t>("execution/histogram", given, bins));
    bins[4] = 0;
    EXPECT_FALSE(is_accepted<std::uint32_t>("execution/histogram", given, bins));
}

TEST(OwnInput, may_be_added_in_any_order_but_not_wrongly) {
    const ParameterValues given{{"input", "0.1 0.2 0.3 1e6 -1e6"}};
    const float one_way = (0.1F + 0.2F) + (0.3F + 1e6F) - 1e6F;
    const float other_way = 0.1F + (0.2F + 0.3F) + (1e6F - 1e6F);
    ASSERT_NE(one_way, other_way);
    EXPECT_TRUE(is_accepted<float>("reduction/interleaved", given, {one_way}));
    EXPECT_TRUE(is_accepted<float>("reduction/interleaved", given, {other_way}));
    EXPECT_FALSE(is_accepted<float>("reduction/interleaved", given, {other_way + 4}));
    EXPECT_FALSE(is_accepted<float>("reduction/interleaved", given, {std::nanf("")}));
    EXPECT_TRUE(is_accepted<float>("reduction/interleaved", {{"input", "0.1 0.7"}, {"op", "max"}}, {0.7F}));
    EXPECT_EQ(order_tolerance<std::int32_t>({{"input", "1 2"}}), 0);
    EXPECT_EQ(order_tolerance<float>({}), 0) << "generated sums are exact";
}

TEST(OwnInput, belongs_to_the_experiments_whose_input_is_one_array_of_numbers) {
    std::set<std::string> families;
    for (const Experiment& experiment : catalogue()) {
        if (std::ranges::find(experiment.parameters, input_name, &ParameterInfo::name) !=
            experiment.parameters.end()) {
            families.insert(experiment.id.substr(0, experiment.id.find('/')));
        }
    }
    EXPECT_EQ(families, (std::set<std::string>{"compaction", "execution", "histogram", "reduction", "scan"}));
    EXPECT_EQ(completed("matmul/naive", {{"input", "1"}}).error().code, ErrorCode::unknown_parameter);
}

} // namespace
} // namespace lockstep

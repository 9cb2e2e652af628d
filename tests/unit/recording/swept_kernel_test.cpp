#include "core/base/coded_text.h"
#include "core/recording/sweep.h"
#include "core/trace/guessed_launch.h"
#include "tests/support/reduction_fixture.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

namespace lockstep {
namespace {

using Values = std::vector<std::string>;

/// Makes the form of a user's kernel with two buffers and a scalar, in one or two dimensions.
LaunchForm form_of(const NdRange& range) {
    LaunchForm form{.kernels = {"own"},
                    .program = {.file = "own.cl",
                                .text = "#ifndef TILE\n#define TILE 16\n#endif\n#ifdef FAST\n#endif\n"}};
    form.kernel = {.name = "own",
                   .parameters = {{.name = "out", .kind = ArgumentKind::buffer, .size_bytes = 4},
                                  {.name = "local_count", .kind = ArgumentKind::scalar, .size_bytes = 4}},
                   .dimensions = range.dimensions};
    form.sim = {.program = "own.cl", .kernel = "own", .options = "-DMODE=2", .range = range};
    form.sim.arguments = {{.size = 4096, .content = SimContent::fill, .text = "0"},
                          {.size = 4, .content = SimContent::fill, .text = "8"}};
    return form;
}

NdRange line(std::uint64_t global, std::uint64_t local) {
    return {.dimensions = 1, .global = {global, 1, 1}, .local = {local, 1, 1}};
}

NdRange area(std::uint64_t width, std::uint64_t height) {
    return {.dimensions = 2, .global = {width, height, 1}, .local = {16, 16, 1}};
}

/// A fixture in which a test sets the times and results of the runs, by their "local" and build options.
class SweptKernel : public testing::Test {
protected:
    std::map<std::string, std::vector<std::int32_t>> results_; ///< by name of the run; {1, 2} for others
    std::map<std::string, std::uint64_t> times_;               ///< in ns; 100 for others
    std::map<std::string, std::uint64_t> halved_;              ///< the global size that fits
    std::vector<RunSpec> ran_;
    std::vector<RunSpec> timed_;

    static std::string name_of(const RunSpec& run) {
        const auto local = run.parameters.find("local");
        return (local == run.parameters.end() ? "" : local->second) + run.build_options;
    }

    Result<Recording> record(const RunSpec& run) {
        ran_.push_back(run);
        const std::string name = name_of(run);
        Recording recording = fixture::reduction_recording(fixture::Reduction::sequential, 32, 1);
        recording.what = "own.cl";
        recording.parameters[launch_file_parameter] = guessed_launch;
        if (halved_.contains(name)) {
            recording.parameters["global"] = std::to_string(halved_.at(name));
            recording.parameters[halvings_parameter] = "1";
        }
        Trace& trace = recording.launches[0];
        trace.timing = summarise({times_.contains(name) ? times_.at(name) : 100});
        trace.program.parameter_names = {"out"};
        trace.objects[0].argument = 0;
        trace.objects[0].element = {Scalar::int32, 1};
        const std::vector<std::int32_t> values =
            results_.contains(name) ? results_.at(name) : std::vector<std::int32_t>{1, 2};
        trace.outputs = {{.argument = 0, .instrumented = bytes_of(values), .plain = {}}};
        return recording;
    }

    Result<Sweep> run(const std::vector<std::string>& over, const NdRange& range = line(1024, 64)) {
        const RunSpec base{.what = "/own.cl", .kind = RunKind::launch_file};
        const SweepSubject subject = swept_kernel(form_of(range), base);
        SweepRequest request{.run = base};
        for (const std::string& text : over) {
            const auto axis = sweep_axis(subject, text, 256);
            if (!axis) {
                return axis.error();
            }
            request.axes.push_back(*axis);
        }
        return sweep(
            subject, request, [this](const RunSpec& run, const ProgressSink&) { return record(run); }, {},
            [this](const std::vector<RunSpec>& runs, const ProgressSink&) {
                timed_ = runs;
                std::vector<RunTimings> times;
                for (const RunSpec& each : runs) {
                    const std::string name = name_of(each);
                    times.push_back({summarise({times_.contains(name) ? times_.at(name) : 100})});
                }
                return Result<std::vector<RunTimings>>(times);
            });
    }

    static Values usual(const std::string& axis, const NdRange& range) {
        const auto found = sweep_axis(swept_kernel(form_of(range), {}), axis, 256);
        return found ? found->values : Values();
    }
};

TEST_F(SweptKernel, offers_its_group_size_macros_arguments_and_global_size) {
    Values names;
    for (const SweepParameter& each : swept_kernel(form_of(area(64, 64)), {}).parameters) {
        names.push_back(each.name);
    }
    EXPECT_EQ(names, (Values{"local", "local.x", "local.y", "D.TILE", "D.FAST", "D.MODE", "out",
                             "local_count", "global"}));
}

TEST_F(SweptKernel, suggests_values_that_can_run) {
    EXPECT_EQ(usual("local", line(96, 32)), (Values{"16", "32"}));
    EXPECT_EQ(usual("local", area(16, 16)), (Values{"16x4", "8x8", "16x8", "16x16"}));
    EXPECT_EQ(usual("local.y", area(16, 8)), (Values{"1", "2", "4", "8"}));
    EXPECT_EQ(usual("D.TILE", line(64, 64)), (Values{"4", "8", "16", "32", "64"}));
    EXPECT_EQ(usual("D.FAST", line(64, 64)), (Values{"undefined", "1"}));
    EXPECT_EQ(usual("D.MODE", line(64, 64)), (Values{"1", "2", "4", "8"}));
    EXPECT_EQ(usual("local_count", line(64, 64)), (Values{"2", "4", "8"}));
}

TEST_F(SweptKernel, refuses_a_name_that_it_does_not_have_and_takes_any_macro) {
    EXPECT_EQ(run({"inn=1"}).error().code, ErrorCode::unknown_parameter);
    EXPECT_EQ(run({"D.bad-name=1"}).error().code, ErrorCode::unknown_parameter);
    EXPECT_EQ(run({"D.OTHER"}).error().code, ErrorCode::value_not_allowed) << "nothing to suggest";
    EXPECT_TRUE(run({"D.OTHER=1,2"}).ok());
}

TEST_F(SweptKernel, runs_each_group_size_that_divides_the_global_size) {
    times_["128"] = 50;
    const auto done = run({"local=64,96,128"});
    ASSERT_TRUE(done.ok());
    ASSERT_EQ(ran_.size(), 2U);
    EXPECT_EQ(done->points[1].error->code, ErrorCode::value_not_allowed);
    EXPECT_EQ(done->points[1].error->arguments[1], "96");
    ASSERT_TRUE(done->recommendation);
    EXPECT_EQ(done->points[done->recommendation->point].parameters.at("local"), "128");
    EXPECT_EQ(done->points[0].parameters.at("global"), "1024");
    EXPECT_EQ(timed_.size(), 2U);
}

TEST_F(SweptKernel, changes_one_side_of_the_group_and_keeps_the_others) {
    ASSERT_TRUE(run({"local.y=4,8"}, area(64, 64)).ok());
    EXPECT_EQ(ran_[0].parameters.at("local"), "16x4");
    EXPECT_EQ(ran_[1].parameters.at("local"), "16x8");
}

TEST_F(SweptKernel, defines_and_undefines_macros_after_those_of_the_launch) {
    ASSERT_TRUE(run({"D.FAST=undefined,1"}).ok());
    EXPECT_EQ(ran_[0].build_options, "-UFAST");
    EXPECT_EQ(ran_[1].build_options, "-UFAST -DFAST=1");
}

TEST_F(SweptKernel, recommends_no_combination_with_other_results) {
    times_["128"] = 10;
    results_["128"] = {1, 7};
    times_["256"] = 50;
    const auto done = run({"local=64,128,256"});
    ASSERT_TRUE(done.ok());
    const ComparedResults& results = *done->points[1].results;
    EXPECT_EQ(results.with, 0U);
    EXPECT_EQ(results.compared, 2U);
    EXPECT_EQ(results.different, 1U);
    EXPECT_EQ(results.first,
              (FirstDifference{"out", 1, ScalarValue(std::int64_t{7}), ScalarValue(std::int64_t{2})}));
    EXPECT_EQ(done->points[2].results->different, 0U);
    ASSERT_TRUE(done->recommendation);
    EXPECT_EQ(done->recommendation->point, 2U);
}

TEST_F(SweptKernel, recommends_nothing_if_all_other_results_differ) {
    results_["128"] = {1, 7};
    const auto done = run({"local=64,128"});
    ASSERT_TRUE(done.ok());
    EXPECT_FALSE(done->recommendation);
    EXPECT_TRUE(has_single_result(*done));
}

TEST_F(SweptKernel, recommends_nothing_if_an_argument_varies) {
    const auto done = run({"local_count=4,8"});
    ASSERT_TRUE(done.ok());
    EXPECT_FALSE(done->recommendation);
    EXPECT_EQ(questions(*done), (Values{"local_count"}));
    EXPECT_EQ(ran_[1].parameters.at("local_count"), "8");
}

TEST_F(SweptKernel, compares_results_only_for_the_same_arguments) {
    results_["64"] = {1, 2};
    results_["128"] = {1, 2};
    const auto done = run({"local_count=4,8", "local=64,128"});
    ASSERT_TRUE(done.ok());
    EXPECT_EQ(done->points[1].results->with, 0U);
    EXPECT_EQ(done->points[3].results->with, 2U);
}

TEST_F(SweptKernel, keeps_the_sizes_that_were_guessed_in_the_first_run) {
    halved_["64"] = 512;
    const auto done = run({"local=64,128,1024"});
    ASSERT_TRUE(done.ok());
    EXPECT_EQ(ran_[1].parameters.at("global"), "512");
    EXPECT_EQ(done->points[2].error->arguments[2], coded(allowed::divisors_of, {"512"}));
    EXPECT_TRUE(
        std::ranges::all_of(timed_, [](const RunSpec& run) { return run.parameters.at("global") == "512"; }));
}

} // namespace
} // namespace lockstep

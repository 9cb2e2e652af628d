#include "app/cli/text/run_text.h"
#include "app/words/numbers.h"

#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

using fixture::Reduction;

/// Makes a session with this number of equal, timed launches.
std::shared_ptr<const Session> timed(int launches) {
    Recording recording;
    for (int launch = 0; launch < launches; ++launch) {
        Recording one = fixture::reduction_recording(Reduction::compacted);
        recording.launches.push_back(std::move(one.launches[0]));
        recording.launches.back().timing = summarise({5000});
    }
    return analyse(std::make_shared<const Recording>(std::move(recording)), {}).value();
}

std::uint64_t time_of_a_launch(const Session& session) {
    return modelled_ns(session.analysis(0).model.simulation->cycles, session.hardware());
}

TEST(RunText, TellsTheModelledTimeBesideTheMeasuredOneAndWhoseItIs) {
    const auto session = timed(1);
    const std::string time = duration(static_cast<double>(time_of_a_launch(*session)));
    const std::string text = run_text(*session);
    EXPECT_NE(text.find("median 5.00 µs"), std::string::npos) << text;
    EXPECT_NE(text.find("Modelled for educational, not measured on this device: " + time), std::string::npos)
        << text;
    EXPECT_NE(text.find(time + ": 5.00 µs launch overhead + cycles / 1,000 MHz"), std::string::npos) << text;
}

TEST(RunText, AddsUpTheModelledTimesOfSeveralLaunches) {
    const auto session = timed(2);
    const std::string time = duration(static_cast<double>(2 * time_of_a_launch(*session)));
    const std::string text = run_text(*session);
    EXPECT_NE(text.find("one after the other, modelled for educational: "), std::string::npos) << text;
    EXPECT_NE(text.find(" cycles, " + time + "\n"), std::string::npos) << text;
}

TEST(RunText, SaysBelowTheModelWhichAccessesTheCompilerDoesNotKeep) {
    Recording recording = fixture::reduction_recording(Reduction::interleaved);
    Program& program = recording.launches[0].program;
    program.optimised = {std::vector<std::uint32_t>(program.sites.size(), 1), {}, {7}};
    const std::string text =
        run_text(*analyse(std::make_shared<const Recording>(std::move(recording)), {}).value());
    EXPECT_NE(text.find(":13: The compiler keeps 2 of these 3 accesses.\n"), std::string::npos) << text;
    EXPECT_LT(text.find("Modelled for educational:"), text.find("The compiler keeps"));
}

} // namespace
} // namespace lockstep

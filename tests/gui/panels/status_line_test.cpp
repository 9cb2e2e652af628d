// Tests what the status bar says about a run's result.
#include "app/gui/panels/status_line.h"
#include "tests/gui/run_sessions.h"

#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

/// Returns what the status bar says about a run with one finding of this severity.
QString said_of(Severity severity, std::optional<bool> correct) {
    Recording recording = fixture::reduction_recording(fixture::Reduction::interleaved, 256, 3);
    recording.correct = correct;
    const auto plain = session_of(std::move(recording));
    LaunchAnalysis analysis = plain->analysis(0);
    Finding finding;
    finding.kind = FindingKind::unneeded_barrier;
    finding.severity = severity;
    analysis.findings = {finding};
    const auto session = std::make_shared<const Session>(plain->shared_recording(), plain->hardware(),
                                                         std::vector{std::move(analysis)});
    StatusLine line;
    line.show_view(make_group_view(session, 0, Group(0)));
    return line.text();
}

TEST(StatusLine, says_the_result_beside_a_note_and_the_errors_instead_of_it) {
    EXPECT_TRUE(said_of(Severity::note, true).contains("Verified: the result matches the reference · "));
    EXPECT_TRUE(said_of(Severity::note, false).contains("Wrong: the result differs from the reference · "));
    EXPECT_FALSE(said_of(Severity::error, true).contains("Verified"));
}

} // namespace
} // namespace lockstep::gui

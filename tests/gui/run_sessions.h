#pragma once

#include "core/session/pipeline.h"
#include "core/trace/guessed_launch.h"
#include "tests/support/reduction_fixture.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace lockstep::gui {

// Sessions of the reduction for tests of the panels about a whole run.

inline std::shared_ptr<const Session> session_of(Recording recording) {
    return analyse(std::make_shared<const Recording>(std::move(recording)), HardwareModel{}).value();
}

/// Makes a run of two launches, interleaved and then sequential, after which host code runs.
inline std::shared_ptr<const Session> two_launches() {
    Recording recording = fixture::reduction_recording(fixture::Reduction::interleaved, 256, 3);
    Recording other = fixture::reduction_recording(fixture::Reduction::sequential, 256, 1);
    recording.launches.push_back(std::move(other.launches.front()));
    recording.host_steps.push_back({.id = "finish_reduction", .after_launch = 1, .compute_ns = 1500});
    return session_of(std::move(recording));
}

/// Makes a run of two launches with a finding on the line of the first write by work-item 40 of group 2.
inline std::shared_ptr<const Session> with_finding(FindingKind kind, std::uint64_t item, std::string what,
                                                   bool is_guessed = false) {
    Recording recording = fixture::reduction_recording(fixture::Reduction::interleaved, 256, 3);
    recording.what = std::move(what);
    if (is_guessed) {
        recording.parameters[launch_file_parameter] = guessed_launch;
    }
    const auto plain = session_of(std::move(recording));
    const Program& program = plain->trace(0).program;
    LaunchAnalysis analysis = plain->analysis(0);
    Finding finding;
    finding.kind = kind;
    finding.place.group = Group(item / 256);
    finding.place.object = "s";
    finding.file = program.files[0];
    for (const SiteInfo& site : program.sites) {
        finding.line = finding.line == 0 && site.kind == SiteKind::write ? site.line : finding.line;
    }
    finding.work_items = {item};
    finding.count = 3;
    analysis.findings = {finding};
    return std::make_shared<const Session>(plain->shared_recording(), plain->hardware(),
                                           std::vector{std::move(analysis)});
}

} // namespace lockstep::gui

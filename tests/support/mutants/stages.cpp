#include "tests/support/mutants/stages.h"

#include "app/cli/text/figure_text.h"
#include "app/cli/text/run_text.h"
#include "app/cli/text/whatif_text.h"
#include "core/analysis/findings/evidence.h"
#include "core/hardware/numbers.h"
#include "core/report/comparison_report.h"
#include "core/report/csv.h"
#include "core/report/json.h"
#include "core/session/histograms.h"
#include "core/session/pipeline.h"
#include "core/session/session.h"
#include "core/trace/recording_reader.h"
#include "core/trace/trace_file.h"
#include "core/whatif/recount.h"
#include "tests/support/recordings.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <tuple>
#include <unistd.h>

namespace lockstep::test {
namespace {

using Sessions = std::vector<std::shared_ptr<const Session>>;

/// Returns a hardware model whose warps, banks, sectors and caches differ from the default.
HardwareModel other_hardware() {
    HardwareModel hardware;
    hardware.preset = "other";
    hardware.warp_width = 64;
    hardware.banks = 16;
    hardware.sector_bytes = 64;
    hardware.multiprocessors = 2;
    hardware.schedulers = 2;
    hardware.policy = static_cast<std::uint32_t>(Policy::two_level);
    hardware.latency_arithmetic = 6;
    hardware.pack_small_groups = 1;
    return hardware;
}

void look_at_launch(const Session& session, std::size_t launch) {
    const Trace& trace = session.trace(launch);
    const auto steps = [&](Group group) { return session.steps(launch, group); };
    const Group last(trace.logged_groups() - 1);
    for (const Group group : {Group(0), last}) {
        std::ignore = session.part(FlowOf{launch, group});
    }
    std::ignore = session.part(HeatOf{launch});
    std::ignore = session.part(CostsOf{launch});
    std::ignore = session.part(FootprintOf{launch});
    std::ignore = histograms(session, launch);
    std::ignore = session.part(AdviceOf{launch});
    if (session.analysis(launch).model.simulation) {
        std::ignore = session.part(TimelineOf{launch, 0});
    }
    for (const Finding& finding : session.analysis(launch).findings) {
        std::ignore = evidence_of(trace, finding, steps);
    }
}

void try_layouts(const std::shared_ptr<const Session>& session, std::size_t launch) {
    const auto requests = local_requests(session, launch);
    if (!requests) {
        throw std::runtime_error("the accesses of an analysed log cannot be collected");
    }
    for (std::size_t array = 0; array < (*requests)->objects.size(); ++array) {
        const WhatIf tried = what_if(
            **requests, array, {.row = 0, .pad_words = {0, 1, 4}, .swizzles = {swizzles[1], swizzles[5]}});
        std::ignore = whatif_lines(**requests, tried, CycleColumn::left_out);
    }
}

void report(const Sessions& sessions) {
    for (const auto& session : sessions) {
        for (std::size_t launch = 0; launch < session->launch_count(); ++launch) {
            look_at_launch(*session, launch);
            try_layouts(session, launch);
        }
        std::ignore = to_json(*session).dump(2, ' ', false, nlohmann::json::error_handler_t::replace);
        std::ignore = to_csv(*session);
        std::ignore = run_text(*session);
    }
    std::ignore = comparison_to_json(sessions).dump(2, ' ', false, nlohmann::json::error_handler_t::replace);
    std::ignore = compare_text(sessions);
}

void save_and_read(const Recording& recording) {
    const auto path =
        std::filesystem::temp_directory_path() / ("lockstep-mutant-" + std::to_string(getpid()) + ".lks");
    const Status saved = write_recording(recording, path, Codec::zstd);
    const auto read = saved.ok() ? read_recording(path) : Result<Recording>(saved.error());
    std::filesystem::remove(path);
    if (!read.ok()) {
        throw std::runtime_error("what was saved cannot be read: " + read.error().arguments.back());
    }
}

/// Analyses the recording with both hardware models. The result is empty if neither model can run it.
Sessions analysed(const std::shared_ptr<const Recording>& recording) {
    HardwareModel first;
    if (const auto& sub_groups = recording->launches.front().sub_groups) {
        // A width that is not allowed is ignored.
        std::ignore = set_hardware(first, "warp_width", std::to_string(sub_groups->width));
    }
    Sessions sessions;
    auto session = analyse(recording, first, {}, 2);
    if (session.ok()) {
        sessions.push_back(*session);
        auto again = analyse_again(**session, other_hardware());
        if (again.ok()) {
            sessions.push_back(*again);
        }
    } else if (session.error().code != ErrorCode::trace_mismatch &&
               session.error().code != ErrorCode::recorded_for_another_width) {
        throw std::runtime_error("an analysis failed for another reason than its log");
    }
    return sessions;
}

} // namespace

std::string through_all_stages(std::span<const std::byte> file, const Painter& paint) {
    const auto source = bytes_in_memory(file);
    auto read = read_recording_from(*source, {"mutant.lks", true}, {});
    if (!read.ok()) {
        return "refused: " + read.error().arguments.back();
    }
    return through_later_stages(std::make_shared<const Recording>(std::move(*read)), paint);
}

std::string through_later_stages(const std::shared_ptr<const Recording>& recording, const Painter& paint) {
    const Sessions sessions = analysed(recording);
    if (sessions.empty()) {
        return "analysis";
    }
    report(sessions);
    if (paint) {
        std::ranges::for_each(sessions, paint);
    }
    save_and_read(*recording);
    return "all";
}

} // namespace lockstep::test

#include "cured_run.h"

#include "core/instrument/clang_instrumenter.h"
#include "core/instrument/edit/edit_array.h"
#include "core/instrument/edit/require_group.h"
#include "core/session/pipeline.h"

#include <algorithm>
#include <utility>

namespace lockstep::test {
namespace {

/// Returns the array that a site accesses in the first group, as an index into LocalRequests::objects.
std::optional<std::size_t> array_of(const LocalRequests& requests, Site site) {
    const auto steps = requests.session->steps(requests.launch, Group(0));
    for (const WarpStep& step : steps->steps) {
        if (step.site != site) {
            continue;
        }
        for (const std::uint64_t address : steps->payloads_of(step)) {
            if (const LocalObject* object = requests.object_at(address)) {
                return static_cast<std::size_t>(object - requests.objects.data());
            }
        }
    }
    return std::nullopt;
}

/// Returns the swizzle that moves element x of row y to x ^ (y % row); otherwise all of them.
std::vector<Swizzle> swizzles_for(std::uint32_t row) {
    const auto* const found = std::ranges::find_if(swizzles, [row](const Swizzle& one) {
        return one.mask == row - 1 && one.shift == 0 && one.left == 0;
    });
    return found != swizzles.end() ? std::vector{*found}
                                   : std::vector<Swizzle>(swizzles.begin() + 1, swizzles.end());
}

/// Returns the run with another source. If other kernels of the run no longer work with it, it is refused.
CuredRun with_source(LaunchedRun run, const std::string& text, const std::vector<std::string>& broken) {
    for (Launch& launch : run.launches) {
        if (std::ranges::find(broken, launch.kernel) != broken.end()) {
            return {.refusal = "another kernel: " + launch.kernel};
        }
        launch.source.text = text;
    }
    return {.run = std::move(run)};
}

} // namespace

RecordOptions cure_options() {
    RecordOptions options;
    options.turn_budget = std::uint64_t{1} << 22;
    return options;
}

Result<std::shared_ptr<const Session>> session_of(const LaunchedRun& run) {
    ClangInstrumenter instrumenter;
    auto recording = traces_of(instrumenter, run, cure_options());
    return recording ? analyse_as_wished(std::move(*recording), {.of_device = HardwareChanges()})
                     : recording.error();
}

std::optional<WhatIf> recommended_layout(const LocalRequests& requests, const Advice& advice) {
    const auto array = array_of(requests, *advice.site);
    if (!array) {
        return std::nullopt;
    }
    const std::uint64_t row_bytes = advice.numbers.at(1) * requests.session->hardware().bank_bytes;
    const auto row = static_cast<std::uint32_t>(row_bytes / requests.objects[*array].element_bytes);
    WhatIfWish wish{.row = row};
    if (advice.kind == AdviceKind::bank_padding) {
        wish.pad_words = {static_cast<std::uint32_t>(advice.numbers.at(2))};
    } else {
        wish.swizzles = swizzles_for(row);
    }
    return what_if(requests, *array, wish);
}

CuredRun with_layout(const LaunchedRun& run, const LocalRequests& requests, std::size_t array,
                     const TriedMap& tried) {
    const Trace& trace = requests.session->trace(requests.launch);
    const LocalObject& object = requests.objects[array];
    const Launch& launch = run.launches[requests.launch];
    const auto edit = edit_array(launch.source, launch.options, target_of(trace),
                                 {launch.kernel, trace.objects[object.index].name, tried.map});
    if (!edit) {
        return {.refusal = reason_of(edit.error())};
    }
    CuredRun cured = with_source(run, edit->text, edit->other_kernels);
    if (!cured.run || !edit->argument) {
        return cured;
    }
    for (Launch& each : cured.run->launches) {
        if (each.kernel == launch.kernel) {
            std::uint64_t& bytes = each.arguments[*edit->argument].size_bytes;
            bytes = tried.map.size_for(bytes / object.element_bytes) * object.element_bytes;
        }
    }
    return cured;
}

CuredRun with_required_group(const LaunchedRun& run, const Session& session, std::size_t launch) {
    const Launch& of = run.launches[launch];
    const bool has_others = std::ranges::any_of(run.launches, [&of](const Launch& one) {
        return one.kernel == of.kernel && one.range.local != of.range.local;
    });
    if (has_others) {
        return {.refusal = "several group sizes"};
    }
    const auto text =
        require_group(of.source, of.options, target_of(session.trace(launch)), {of.kernel, of.range.local});
    return text ? with_source(run, *text, {}) : CuredRun{.refusal = reason_of(text.error())};
}

RunCost cost_of(const Session& session) {
    RunCost cost;
    for (std::size_t i = 0; i < session.launch_count(); ++i) {
        for (const SiteFigures& site : session.analysis(i).figures) {
            cost.passes += site.local.wavefronts;
        }
        const auto& simulation = session.analysis(i).model.simulation;
        cost.cycles += simulation ? simulation->cycles : 0;
    }
    return cost;
}

std::string reason_of(const Error& error) {
    return error.arguments.empty() ? "error " + std::to_string(static_cast<int>(error.code))
                                   : error.arguments.front();
}

} // namespace lockstep::test

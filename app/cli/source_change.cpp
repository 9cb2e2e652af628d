#include "app/cli/source_change.h"

#include "app/worker/client.h"
#include "app/worker/instrumenter_process.h"
#include "core/recording/sweep_results.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace lockstep {
namespace {

InstrumentTarget target_of(const Trace& trace) {
    InstrumentTarget target;
    if (trace.answers) {
        target.address_bits = trace.answers->address_bits;
        target.macros = trace.answers->macros;
    }
    return target;
}

ChangeFigures figures_of(const Session& session, std::size_t launch) {
    const LaunchAnalysis& analysis = session.analysis(launch);
    ChangeFigures figures;
    for (const SiteFigures& site : analysis.figures) {
        figures.conflicts += site.local.conflicts;
        figures.passes += site.local.wavefronts;
    }
    figures.errors = static_cast<std::uint64_t>(std::ranges::count_if(
        analysis.findings, [](const Finding& finding) { return finding.severity == Severity::error; }));
    if (analysis.model.simulation) {
        figures.cycles = analysis.model.simulation->cycles;
    }
    figures.local_bytes = analysis.model.use.local_bytes;
    return figures;
}

/// Returns the run of the changed kernel, with the options and the hardware model of the original run.
RunSpec run_of_changed(const ChangedLaunch& of, std::optional<RunSpec> whole,
                       const std::filesystem::path& saved) {
    RunSpec changed =
        whole ? *std::move(whole) : RunSpec{.what = saved.string(), .kind = RunKind::launch_file};
    changed.options = of.run.options;
    changed.options.time_plain = false;
    changed.hardware = {.model = of.before.hardware()};
    changed.readable = of.source.readable();
    changed.readable.insert(changed.readable.end(), of.run.readable.begin(), of.run.readable.end());
    return changed;
}

/// Compares the results with those of the original launch. A launch after other launches reads what they
/// wrote, so only the first one can be repeated alone.
ChangedResult compared_result(const Session& before, std::size_t launch, const Recording& after) {
    if (launch != 0) {
        return ChangedResult::not_checked;
    }
    const ComparedResults compared = compare_results(results_of(after), results_of(before.trace(launch)));
    return compared.compared == 0    ? ChangedResult::not_checked
           : compared.different == 0 ? ChangedResult::same
                                     : ChangedResult::different;
}

} // namespace

Result<ChangedSource> with_layout(const LaunchSource& source, const LocalRequests& requests,
                                  std::size_t array, const TriedMap& tried) {
    const Trace& trace = requests.session->trace(requests.launch);
    const LocalObject& object = requests.objects[array];
    auto edit = edit_array_in_process(source.source(), source.options(), target_of(trace),
                                      {trace.program.kernel, trace.objects[object.index].name, tried.map});
    if (!edit) {
        return edit.error();
    }
    ChangedSource changed{.text = std::move(edit->text), .other_kernels = std::move(edit->other_kernels)};
    if (edit->argument) {
        changed.local_size = {*edit->argument, tried.map.size_for(object.elements()) * object.element_bytes};
    }
    return changed;
}

Result<ChangedSource> with_required_group(const LaunchSource& source, const Trace& trace) {
    auto text = require_group_in_process(source.source(), source.options(), target_of(trace),
                                         {trace.program.kernel, trace.range.local});
    return text ? Result<ChangedSource>(ChangedSource{.text = *std::move(text)}) : text.error();
}

std::string_view name_of(ChangedResult result) {
    switch (result) {
    case ChangedResult::correct:
        return "correct";
    case ChangedResult::wrong:
        return "wrong";
    case ChangedResult::same:
        return "same";
    case ChangedResult::different:
        return "different";
    case ChangedResult::not_checked:
        break;
    }
    return "not-checked";
}

bool ChangeComparison::is_broken() const {
    return result == ChangedResult::wrong || result == ChangedResult::different ||
           after.errors > before.errors;
}

Result<ChangeComparison> compare_change(const ChangedLaunch& of, const std::filesystem::path& saved,
                                        const ProgressSink& progress) {
    std::optional<RunSpec> whole = of.source.whole_run(of.changed);
    const std::size_t launch = whole ? of.launch : 0;
    const auto after =
        look(run_of_changed(of, std::move(whole), saved), {.costs = Wants::Costs::none}, progress);
    if (!after) {
        return after.error();
    }
    const Recording& recording = (*after)->recording();
    ChangeComparison comparison{.was_correct = of.before.recording().correct,
                                .before = figures_of(of.before, of.launch),
                                .after = figures_of(**after, launch)};
    const auto equals = recording.correct ? recording.correct : of.source.equals_reference(recording);
    if (equals) {
        comparison.result = *equals ? ChangedResult::correct : ChangedResult::wrong;
    } else if (comparison.before.errors == 0) { // the results of a race differ in every run
        comparison.result = compared_result(of.before, of.launch, recording);
    }
    return comparison;
}

} // namespace lockstep

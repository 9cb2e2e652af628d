#include "tests/support/in_process/report_here.h"

#include "app/cli/commands.h"
#include "app/common/command_line.h"
#include "app/common/exit_code.h"
#include "app/common/run_arguments.h"
#include "app/words/errors/error_words.h"
#include "app/worker/process/deep_stacks.h"
#include "core/instrument/clang_instrumenter.h"
#include "core/recorder/record.h"
#include "core/recording/look.h"
#include "core/report/json.h"
#include "tests/support/recorder/traces_alone.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

/// Makes stacks deep before any test runs: a CPU driver starts its threads once, and any test may be the first to use it.
[[maybe_unused]] const bool stacks_are_deep = [] {
    with_deep_stacks([] {});
    return true;
}();

std::vector<std::string> words_of(const std::string& text) {
    std::vector<std::string> words;
    for (std::size_t at = text.find_first_not_of(' '); at < text.size();
         at = text.find_first_not_of(' ', at)) {
        const bool is_quoted = text[at] == '\'';
        at += is_quoted ? 1 : 0;
        const std::size_t end = std::min(text.find(is_quoted ? '\'' : ' ', at), text.size());
        words.push_back(text.substr(at, end - at));
        at = std::min(end + 1, text.size());
    }
    return words;
}

Result<std::shared_ptr<const Session>> session_of(const std::string& arguments, PlainKernels plain) {
    const Command& run = *std::ranges::find(lockstep_cli().commands, std::string("run"), &Command::name);
    const auto parsed = parse_arguments(run, words_of(arguments));
    if (!parsed) {
        return parsed.error();
    }
    const auto spec = run_of(parsed->words.at(0), *parsed);
    return spec ? look_here(*spec, !parsed->has("--no-costs"), plain) : spec.error();
}

} // namespace

Result<std::shared_ptr<const Session>> look_here(const RunSpec& run, bool with_costs, PlainKernels plain) {
    const Recorder recorder = [plain](const RunSpec& wanted, const ProgressSink&) {
        std::optional<Result<Recording>> recording;
        with_deep_stacks([&] {
            ClangInstrumenter instrumenter;
            recording = plain == PlainKernels::run ? record(instrumenter, wanted)
                                                   : record_traces(instrumenter, wanted);
        });
        return *std::move(recording);
    };
    return look(recorder, run, {.costs = with_costs ? Wants::Costs::at_once : Wants::Costs::none}, {});
}

ReportHere report_here(const std::string& arguments, PlainKernels plain) {
    const auto session = session_of(arguments, plain);
    if (!session) {
        return {exit_code(session.error().code), english(session.error()), {}};
    }
    const RunFigures& figures = (*session)->run_figures();
    const bool is_wrong = figures.errors != 0 || figures.correct == false;
    return {is_wrong ? exit_findings : exit_done, {}, nlohmann::json::parse(to_json(**session).dump())};
}

ReportHere counts_here(const std::string& arguments) {
    return report_here(arguments, PlainKernels::left_out);
}

} // namespace lockstep

#include "app/cli/commands.h"
#include "app/cli/item_number.h"
#include "app/cli/text/narration_text.h"
#include "app/common/exit_code.h"
#include "app/common/output.h"
#include "app/common/progress_line.h"
#include "app/common/run_arguments.h"
#include "app/worker/client.h"

#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

Result<std::shared_ptr<const Session>> session_with_log(RunSpec run, const ProgressSink& progress) {
    run.options.time_plain = false;
    return look(run, {.costs = Wants::Costs::none}, progress);
}

/// Returns a view of the requested group. Errors: value_not_allowed.
Result<GroupView> view_of(const Arguments& arguments, std::shared_ptr<const Session> session) {
    const auto launch = number_up_to(arguments, "--launch", 1, session->launch_count());
    if (!launch) {
        return launch.error();
    }
    const std::size_t index = launch.value() - 1;
    const auto group = number_up_to(arguments, "--group", 0, session->trace(index).logged_groups() - 1);
    return group ? Result<GroupView>(make_group_view(std::move(session), index, Group(group.value())))
                 : group.error();
}

Result<ToldSteps> steps_of(const Arguments& arguments, const StepRange& wanted, const GroupView& view) {
    std::optional<Warp> warp;
    if (arguments.has("--warp")) {
        const auto number = number_up_to(arguments, "--warp", 0, view.steps->warps - 1);
        if (!number) {
            return number.error();
        }
        warp = Warp(static_cast<std::uint32_t>(number.value()));
    }
    const auto range = range_within(wanted, view.tick_count());
    return range ? Result<ToldSteps>(tell_steps(view, *range, warp)) : range.error();
}

} // namespace

Result<int> run_narrate(const Arguments& arguments, const Reader& reader) {
    const auto range = step_range(arguments.value("--steps"));
    if (!range) {
        return range.error();
    }
    const auto run = run_of(arguments.words[0], arguments);
    if (!run) {
        return run.error();
    }
    if (const Status status = check_options_of(*run, arguments); !status) {
        return status.error();
    }
    ProgressLine line(reader);
    auto session = session_with_log(*run, line.sink());
    line.clear();
    if (!session) {
        return session.error();
    }
    const auto view = view_of(arguments, std::move(*session));
    if (!view) {
        return view.error();
    }
    const auto told = steps_of(arguments, *range, *view);
    if (!told) {
        return told.error();
    }
    const Status printed =
        arguments.has("--json") ? print_json(narration_json(*told)) : print(narration_lines(*told, reader));
    return printed ? Result<int>(exit_done) : printed.error();
}

} // namespace lockstep

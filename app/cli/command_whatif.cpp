#include "app/cli/commands.h"
#include "app/cli/item_number.h"
#include "app/cli/text/change_text.h"
#include "app/cli/text/hardware_text.h"
#include "app/cli/text/report.h"
#include "app/cli/text/whatif_text.h"
#include "app/cli/whatif_change.h"
#include "app/common/exit_code.h"
#include "app/common/output.h"
#include "app/common/progress_line.h"
#include "app/common/run_arguments.h"
#include "app/words/errors/allowed_words.h"
#include "app/words/trace/layout_words.h"
#include "app/words/translatable.h"
#include "app/worker/client.h"
#include "core/whatif/map_cycles.h"
#include "core/whatif/recount.h"

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

constexpr std::uint32_t usual_most_padding = 32;

/// Returns the maps that the arguments request: without --pad and --swizzle, paddings up to 32 words and all
/// swizzles. Errors: value_not_allowed.
Result<WhatIfWish> wish_of(const Arguments& arguments) {
    WhatIfWish wish;
    wish.row = static_cast<std::uint32_t>(arguments.number("--row").value_or(0));
    const bool has_all = !arguments.has("--pad") && !arguments.has("--swizzle");
    if (has_all || arguments.has("--pad")) {
        auto paddings =
            paddings_from(has_all ? "0.." + std::to_string(usual_most_padding) : arguments.value("--pad"));
        if (!paddings) {
            return paddings.error();
        }
        wish.pad_words = *std::move(paddings);
    }
    if (const auto swizzle = swizzle_named(arguments.value("--swizzle"))) {
        wish.swizzles.push_back(*swizzle);
    } else if (has_all || arguments.has("--swizzle")) {
        wish.swizzles.assign(swizzles.begin(), swizzles.end());
    }
    return wish;
}

/// Returns the arrays that --array names, as indices into the objects of `requests`; all arrays if it is not
/// given. Errors: value_not_allowed.
Result<std::vector<std::size_t>> arrays_of(const Arguments& arguments, const LocalRequests& requests) {
    const std::string wanted = arguments.value("--array");
    std::vector<std::size_t> arrays;
    std::string names;
    for (std::size_t i = 0; i < requests.objects.size(); ++i) {
        const LocalObject& object = requests.objects[i];
        if (!object.is_array()) {
            continue;
        }
        const std::string& name = requests.session->trace(requests.launch).objects[object.index].name;
        names += (names.empty() ? "" : ", ") + name;
        if (!arguments.has("--array") || name == wanted) {
            arrays.push_back(i);
        }
    }
    if (arrays.empty() && arguments.has("--array")) {
        const std::string known = names.empty() ? coded(allowed::nothing_without_array) : names;
        return Error{.code = ErrorCode::value_not_allowed, .arguments = {"--array", wanted, known}};
    }
    return arrays;
}

/// Records or opens the run, and finds the launch that --launch selects.
Result<WhatIfLaunch> launch_of(const Arguments& arguments, const ProgressSink& progress) {
    auto run = run_of(arguments.words[0], arguments);
    if (!run) {
        return run.error();
    }
    if (const Status status = check_options_of(*run, arguments); !status) {
        return status.error();
    }
    run->options.time_plain = false;
    auto session = look(*run, {.costs = Wants::Costs::none}, progress);
    if (!session) {
        return session.error();
    }
    const auto launch = number_up_to(arguments, "--launch", 1, (*session)->launch_count());
    return launch ? Result<WhatIfLaunch>(WhatIfLaunch{*std::move(run), *std::move(session), *launch - 1})
                  : launch.error();
}

/// Counts the maps for each of the arrays.
Result<std::vector<WhatIf>> tried_maps(const Arguments& arguments, const LocalRequests& requests,
                                       const WhatIfWish& wish, const ProgressSink& progress) {
    const auto arrays = arrays_of(arguments, requests);
    if (!arrays) {
        return arrays.error();
    }
    std::vector<WhatIf> all;
    for (const std::size_t array : *arrays) {
        all.push_back(what_if(requests, array, wish));
        if (!arguments.has("--cycles")) {
            continue;
        }
        if (const Status simulated = simulate_maps(requests, all.back(), progress); !simulated) {
            return simulated.error();
        }
    }
    return all;
}

nlohmann::ordered_json json_of(const LocalRequests& requests, const std::vector<WhatIf>& all, bool is_one) {
    if (is_one) {
        return whatif_json(requests, all.front());
    }
    nlohmann::ordered_json arrays = nlohmann::ordered_json::array();
    for (const WhatIf& tried : all) {
        arrays.push_back(whatif_json(requests, tried));
    }
    return {{"arrays", std::move(arrays)}};
}

std::string text_of(const LocalRequests& requests, const std::vector<WhatIf>& all, CycleColumn cycles,
                    const Reader& reader) {
    std::string text;
    for (const WhatIf& tried : all) {
        text += (text.empty() ? "" : "\n") + whatif_lines(requests, tried, cycles, reader);
    }
    return !text.empty()
               ? text
               : report_text(reader,
                             QT_TRANSLATE_NOOP("Report", "The launch has no array in local memory.")) +
                     "\n";
}

/// The layouts of a launch, and the change of its source, if one was requested.
struct WhatIfs {
    std::shared_ptr<const LocalRequests> requests;
    std::vector<WhatIf> all;
    std::optional<AppliedChange> applied = {};

    /// Returns the only layout that was tried.
    [[nodiscard]] const TriedMap& only() const {
        return all.front().paddings.empty() ? all.front().swizzles.front() : all.front().paddings.front();
    }
    /// Whether the layout that should be applied is not possible.
    [[nodiscard]] bool is_refused(const Arguments& arguments) const {
        return arguments.has("--apply") && only().figures.refused.has_value();
    }
};

/// Applies the layout to the source. Errors: value_not_allowed for several arrays; those of apply_change().
Result<std::optional<AppliedChange>> applied_layout(const Arguments& arguments, const WhatIfLaunch& of,
                                                    const WhatIfs& tried, const ProgressSink& progress) {
    if (tried.all.size() != 1) {
        return Error{.code = ErrorCode::value_not_allowed,
                     .arguments = {"--apply", arguments.value("--apply"), coded(allowed::one_layout)}};
    }
    if (tried.is_refused(arguments)) {
        return std::optional<AppliedChange>();
    }
    auto applied = apply_change(
        arguments, of,
        [&tried](const LaunchSource& source) {
            return with_layout(source, *tried.requests, tried.all.front().array, tried.only());
        },
        progress);
    return applied ? Result<std::optional<AppliedChange>>(*std::move(applied)) : applied.error();
}

Result<WhatIfs> what_ifs(const Arguments& arguments, const WhatIfWish& wish, const ProgressSink& progress) {
    const auto of = launch_of(arguments, progress);
    const auto requests = of ? local_requests(of->session, of->launch, progress) : of.error();
    auto all = requests ? tried_maps(arguments, **requests, wish, progress) : requests.error();
    if (!all) {
        return all.error();
    }
    WhatIfs made{.requests = *requests, .all = *std::move(all)};
    if (arguments.has("--apply")) {
        auto applied = applied_layout(arguments, *of, made, progress);
        if (!applied) {
            return applied.error();
        }
        made.applied = *std::move(applied);
    }
    return made;
}

int exit_code_of(const AppliedChange& applied) {
    return applied.comparison && applied.comparison->is_broken() ? exit_findings : exit_done;
}

/// Prints the layouts, and what was applied. Returns the exit code.
Result<int> report(const Arguments& arguments, const WhatIfs& tried, const Reader& reader) {
    Status printed;
    if (arguments.has("--json")) {
        nlohmann::ordered_json json = json_of(*tried.requests, tried.all, arguments.has("--array"));
        if (arguments.has("--apply")) {
            json["applied"] = tried.applied ? change_json(*tried.applied) : nlohmann::ordered_json();
        }
        printed = print_json(json);
    } else {
        const CycleColumn cycles = arguments.has("--cycles") ? CycleColumn::shown : CycleColumn::left_out;
        printed = print(text_of(*tried.requests, tried.all, cycles, reader) +
                        (tried.applied ? "\n" + change_text(*tried.applied, reader) : ""));
    }
    if (!printed) {
        return printed.error();
    }
    if (tried.applied) {
        return exit_code_of(*tried.applied);
    }
    if (!tried.is_refused(arguments)) {
        return exit_done;
    }
    const Phrase why = report_phrase(
        QT_TRANSLATE_NOOP("Report", "Nothing was written, because this layout is not possible: %1."),
        {layout_refusal(*tried.only().figures.refused)});
    print_error("lockstep-cli: " + text_for(reader, why) + "\n");
    return exit_unusable;
}

/// Adds the group size to the kernel.
Result<int> require_group(const Arguments& arguments, const Reader& reader) {
    ProgressLine line(reader);
    const auto of = launch_of(arguments, line.sink());
    const auto applied = of ? apply_change(
                                  arguments, *of,
                                  [&of](const LaunchSource& source) {
                                      return with_required_group(source, of->session->trace(of->launch));
                                  },
                                  line.sink())
                            : of.error();
    line.clear();
    if (!applied) {
        return applied.error();
    }
    const Status printed = arguments.has("--json") ? print_json({{"applied", change_json(*applied)}})
                                                   : print(change_text(*applied, reader));
    return printed ? Result<int>(exit_code_of(*applied)) : printed.error();
}

/// Counts the launch on its hardware, and on others.
Result<std::vector<CountedHardware>> on_each_hardware(const WhatIfLaunch& of, const ProgressSink& progress) {
    std::vector<CountedHardware> all;
    for (HardwareChoice& choice : hardware_choices(of.session->hardware())) {
        const bool is_shown = all.empty();
        Result<HardwareFigures> figures = is_shown
                                              ? hardware_figures(*of.session, of.launch)
                                              : figures_on(*of.session, of.launch, choice.hardware, progress);
        if (!figures && figures.error().code != ErrorCode::recorded_for_another_width) {
            return figures.error();
        }
        all.push_back({std::move(choice), figures ? std::optional(*figures) : std::nullopt});
    }
    return all;
}

Result<int> compare_hardware(const Arguments& arguments, const Reader& reader) {
    ProgressLine line(reader);
    const auto of = launch_of(arguments, line.sink());
    const auto all = of ? on_each_hardware(*of, line.sink()) : of.error();
    line.clear();
    if (!all) {
        return all.error();
    }
    const Status printed =
        arguments.has("--json") ? print_json(hardware_json(*all)) : print(hardware_lines(*all, reader));
    return printed ? Result<int>(exit_done) : printed.error();
}

} // namespace

Result<int> run_whatif(const Arguments& arguments, const Reader& reader) {
    const auto wish = wish_of(arguments);
    if (!wish) {
        return wish.error();
    }
    if (const Status status = check_change_options(arguments, *wish); !status) {
        return status.error();
    }
    if (arguments.has("--require-group")) {
        return require_group(arguments, reader);
    }
    if (arguments.has("--other-hardware")) {
        return compare_hardware(arguments, reader);
    }
    ProgressLine line(reader);
    const auto tried = what_ifs(arguments, *wish, line.sink());
    line.clear();
    return tried ? report(arguments, *tried, reader) : tried.error();
}

} // namespace lockstep

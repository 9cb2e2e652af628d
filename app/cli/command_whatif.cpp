#include "app/cli/commands.h"
#include "app/cli/item_number.h"
#include "app/cli/text/report.h"
#include "app/cli/text/whatif_text.h"
#include "app/common/exit_code.h"
#include "app/common/output.h"
#include "app/common/progress_line.h"
#include "app/common/run_arguments.h"
#include "app/words/errors/allowed_words.h"
#include "app/words/translatable.h"
#include "app/worker/client.h"
#include "core/whatif/map_cycles.h"
#include "core/whatif/recount.h"

#include <memory>
#include <nlohmann/json.hpp>
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

/// Records or opens the run, and collects the accesses of the launch that --launch selects.
Result<std::shared_ptr<const LocalRequests>> requests_of(const Arguments& arguments,
                                                         const ProgressSink& progress) {
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
    return launch ? local_requests(*std::move(session), *launch - 1, progress) : launch.error();
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

} // namespace

Result<int> run_whatif(const Arguments& arguments, const Reader& reader) {
    const auto wish = wish_of(arguments);
    if (!wish) {
        return wish.error();
    }
    ProgressLine line(reader);
    const auto requests = requests_of(arguments, line.sink());
    const auto all = requests ? tried_maps(arguments, **requests, *wish, line.sink()) : requests.error();
    line.clear();
    if (!all) {
        return all.error();
    }
    const CycleColumn cycles = arguments.has("--cycles") ? CycleColumn::shown : CycleColumn::left_out;
    const Status printed = arguments.has("--json")
                               ? print_json(json_of(**requests, *all, arguments.has("--array")))
                               : print(text_of(**requests, *all, cycles, reader));
    return printed ? Result<int>(exit_done) : printed.error();
}

} // namespace lockstep

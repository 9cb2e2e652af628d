#include "core/report/checks_json.h"

#include "core/session/run_checks.h"

#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

using nlohmann::ordered_json;

const char* state_name(CheckState state) {
    switch (state) {
    case CheckState::done:
        return "done";
    case CheckState::nothing_there:
        return "nothing-there";
    case CheckState::not_done:
        break;
    }
    return "not-done";
}

} // namespace

const char* report_name(CheckKind kind) {
    switch (kind) {
    case CheckKind::bounds:
        return "out-of-bounds";
    case CheckKind::null_pointers:
        return "null-pointer";
    case CheckKind::local_races:
        return "local-race";
    case CheckKind::global_races:
        return "global-race";
    case CheckKind::image_races:
        return "image-race";
    case CheckKind::barriers:
        return "barrier-divergence";
    case CheckKind::local_uninitialised:
        return "local-uninitialised-read";
    case CheckKind::global_uninitialised:
        return "global-uninitialised-read";
    case CheckKind::private_uninitialised:
        return "private-uninitialised-read";
    case CheckKind::loops:
        return "endless-loop";
    case CheckKind::copies:
        break;
    }
    return "unfinished-copy";
}

ordered_json checks_to_json(const Session& session) {
    ordered_json list = ordered_json::array();
    for (const Check& check : checks_of_run(session)) {
        list.push_back({{"kind", report_name(check.kind)},
                        {"state", state_name(check.state)},
                        {"looked_at", check.looked_at},
                        {"findings", check.findings}});
    }
    return list;
}

} // namespace lockstep

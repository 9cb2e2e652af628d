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
    case CheckState::failed:
        return "failed";
    case CheckState::not_done:
        break;
    }
    return "not-done";
}

} // namespace

ordered_json checks_to_json(const Session& session) {
    ordered_json list = ordered_json::array();
    for (const Check& check : checks_of_run(session)) {
        list.push_back({{"kind", row_of(check.kind).name},
                        {"state", state_name(check.state)},
                        {"looked_at", check.looked_at},
                        {"findings", check.findings}});
    }
    return list;
}

} // namespace lockstep

#include "core/report/advice_json.h"

#include "core/advice/advice_rows.h"
#include "core/session/session.h"

#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

using nlohmann::ordered_json;

ordered_json to_json(const Advice& advice, const Program& program, std::size_t launch) {
    const AdviceForm& form = form_of(advice.kind);
    ordered_json value = {{"kind", form.name}, {"launch", launch}, {"file", nullptr}, {"line", nullptr}};
    if (const auto place = advised_place(advice, program)) {
        value["file"] = program.files[place->file];
        value["line"] = place->line;
    }
    ordered_json evidence = ordered_json::object();
    for (std::size_t i = 0; i < advice.numbers.size(); ++i) {
        evidence[form.numbers[i]] = advice.numbers[i];
    }
    for (std::size_t i = 0; i < advice.names.size(); ++i) {
        evidence[form.names[i]] = advice.names[i];
    }
    value["evidence"] = std::move(evidence);
    return value;
}

} // namespace

ordered_json advice_to_json(const Session& session) {
    if (!session.has_costs()) {
        return nullptr;
    }
    ordered_json list = ordered_json::array();
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        const auto all = session.part(AdviceOf{launch});
        for (const Advice& advice : *all) {
            list.push_back(to_json(advice, session.trace(launch).program, launch));
        }
    }
    return list;
}

} // namespace lockstep

#include "core/report/sweep_report.h"

#include "core/report/csv.h"
#include "core/report/json_parts.h"

#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

using nlohmann::ordered_json;

/// Converts parameters to JSON: numbers as JSON numbers, words as strings.
ordered_json parameters_to_json(const ParameterValues& parameters) {
    ordered_json value = ordered_json::object();
    for (const auto& [name, text] : parameters) {
        const auto number = ordered_json::parse(text, nullptr, false);
        value[name] = number.is_number() ? number : ordered_json(text);
    }
    return value;
}

ordered_json to_json(const ModelFigures& model) {
    return {
        {"cycles", model.cycles},
        {"time_ns", model.time_ns},
        {"occupancy", {{"theoretical", model.theoretical_occupancy}, {"achieved", model.achieved_occupancy}}},
        {"utilisation", model.utilisation}};
}

ordered_json value_to_json(const std::optional<ScalarValue>& value) {
    return value ? std::visit([](auto number) { return ordered_json(number); }, *value) : ordered_json();
}

ordered_json to_json(const std::optional<ComparedResults>& results) {
    if (!results) {
        return {};
    }
    ordered_json first;
    if (results->first) {
        first = {{"argument", results->first->object},
                 {"element", results->first->element},
                 {"value", value_to_json(results->first->value)},
                 {"instead_of", value_to_json(results->first->before)}};
    }
    return {{"compared_with", results->with},
            {"values", results->compared},
            {"different", results->different},
            {"first", first}};
}

ordered_json to_json(const SweepPoint& point, ErrorWords words) {
    ordered_json value = {{"parameters", parameters_to_json(point.parameters)}};
    if (!point.figures) {
        value["error"] = point.error ? ordered_json(words(*point.error)) : ordered_json();
        return value;
    }
    const RunFigures& run = *point.figures;
    value["correct"] = run.correct ? ordered_json(*run.correct) : ordered_json();
    value["errors"] = run.errors;
    value["results"] = to_json(point.results);
    value["launches"] = run.launches;
    value["work"] = {{"elements", point.work.elements}, {"left", point.work.left}};
    value["timed_in_turn"] = point.timed_in_turn;
    value["timing"] = run.timing ? to_json(*run.timing, run.totals) : ordered_json();
    value["model"] = run.model ? to_json(*run.model) : ordered_json();
    value["totals"] = to_json(run.totals);
    return value;
}

ordered_json to_json(const Recommendation& best, const Sweep& sweep) {
    const SweepPoint& point = sweep.points[best.point];
    ordered_json least = ordered_json::array();
    for (const RunFigure* figure : best.least) {
        least.push_back(figure->key);
    }
    return {{"point", best.point},
            {"parameters", parameters_to_json(point.parameters)},
            {"median_ns", point.figures->timing->median_ns},
            {"compared_by", best.compared_by == ComparedBy::time ? "time" : "time per element"},
            {"as_good", best.as_good},
            {"next", best.next ? ordered_json(*best.next) : ordered_json()},
            {"least", least}};
}

} // namespace

ordered_json to_json(const Sweep& sweep, ErrorWords words) {
    ordered_json over = ordered_json::array();
    for (const SweepAxis& axis : sweep.axes) {
        over.push_back({{"parameter", axis.parameter}, {"values", axis.values}});
    }
    ordered_json points = ordered_json::array();
    for (const SweepPoint& point : sweep.points) {
        points.push_back(to_json(point, words));
    }
    return {
        {"what", sweep.what},
        {"device", sweep.device.name.empty() ? ordered_json() : to_json(sweep.device)},
        {"hardware", to_json(sweep.hardware)},
        {"over", over},
        {"points", points},
        {"questions", questions(sweep)},
        {"not_in_turn", sweep.not_in_turn ? ordered_json(words(*sweep.not_in_turn)) : ordered_json()},
        {"stopped", sweep.stopped ? ordered_json(words(*sweep.stopped)) : ordered_json()},
        {"recommendation", sweep.recommendation ? to_json(*sweep.recommendation, sweep) : ordered_json()}};
}

std::string to_csv(const Sweep& sweep, ErrorWords words) {
    std::vector<Fields> rows;
    const ordered_json report = to_json(sweep, words);
    Fields run;
    flatten("what", report.at("what"), run);
    flatten("device", report.at("device"), run);
    flatten("hardware", report.at("hardware"), run);
    for (const ordered_json& point : report.at("points")) {
        Fields row = run;
        flatten("points", point, row);
        rows.push_back(std::move(row));
    }
    return csv_of(rows);
}

} // namespace lockstep

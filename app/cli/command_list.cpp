#include "app/cli/commands.h"
#include "app/cli/exit_code.h"
#include "app/cli/table.h"
#include "core/experiments/catalogue.h"
#include "core/report/json.h"

#include <iostream>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

using nlohmann::ordered_json;

const char* kind_name(ParameterKind kind) {
    constexpr const char* names[] = {"number", "word", "shape", "file"};
    return names[static_cast<std::size_t>(kind)];
}

ordered_json to_json(const ParameterInfo& parameter) {
    const ParameterKind kind = parameter.kind();
    ordered_json value = {{"name", parameter.name}, {"kind", kind_name(kind)}};
    if (kind == ParameterKind::number) {
        value["default"] = std::stoll(parameter.default_value);
    } else {
        value["default"] = parameter.default_value;
    }
    if (kind == ParameterKind::number || kind == ParameterKind::shape) {
        value["least"] = parameter.least; // of a shape: work-items in all
        value["most"] = parameter.most;
        value["power_of_two"] = parameter.power_of_two;
    }
    if (kind == ParameterKind::word) {
        value["choices"] = parameter.choices;
    }
    return value;
}

void print_json() {
    ordered_json list = ordered_json::array();
    for (const Experiment& experiment : catalogue()) {
        const ExperimentText text = experiment_text(experiment.id);
        ordered_json parameters = ordered_json::array();
        for (const ParameterInfo& parameter : experiment.parameters) {
            parameters.push_back(to_json(parameter));
        }
        list.push_back({{"id", experiment.id},
                        {"title", text.title},
                        {"teaches", text.teaches},
                        {"look_at", text.look_at},
                        {"kernel_file", experiment.kernel_file},
                        {"broken", experiment.is_broken()},
                        {"expected_finding", experiment.is_broken()
                                                 ? ordered_json(report_name(*experiment.expected_finding))
                                                 : ordered_json()},
                        {"parameters", parameters}});
    }
    std::cout << ordered_json{{"experiments", list}}.dump(2) << "\n";
}

/// The text in lines of at most 100 characters.
std::string wrapped(const std::string& text) {
    std::string result;
    std::size_t column = 0;
    std::size_t begin = 0;
    while (begin < text.size()) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        const bool breaks = column + (end - begin) > 96;
        result += column == 0 ? "    " : breaks ? "\n    " : " ";
        column = (breaks ? 0 : column) + end - begin + 1;
        result += text.substr(begin, end - begin);
        begin = end + 1;
    }
    return result + "\n";
}

void print_text() {
    for (const Experiment& experiment : catalogue()) {
        std::cout << experiment.id << (experiment.is_broken() ? " (broken on purpose)" : "") << "\n"
                  << wrapped(experiment_text(experiment.id).teaches);
        Table table;
        for (const ParameterInfo& parameter : experiment.parameters) {
            table.rows.push_back(
                {"    " + parameter.name, allowed_values(parameter), "default " + parameter.default_value});
        }
        std::cout << to_text(table) << "\n";
    }
}

} // namespace

Result<int> run_list(const Arguments& arguments) {
    arguments.has("--json") ? print_json() : print_text();
    return exit_done;
}

} // namespace lockstep

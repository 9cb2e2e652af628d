#include "app/cli/commands.h"
#include "app/cli/text/report.h"

#include "app/common/exit_code.h"
#include "app/common/output.h"
#include "app/common/table.h"
#include "app/words/translatable.h"
#include "core/analysis/findings/finding_rows.h"
#include "core/base/data_dir.h"
#include "core/experiments/catalogue.h"

#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

using nlohmann::ordered_json;

const char* kind_name(ParameterKind kind) {
    constexpr const char* names[] = {"number", "word", "shape", "file", "numbers"};
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
        // For a shape, this is the minimum of its total number of work-items.
        value["least"] = parameter.least;
        value["most"] = parameter.most;
        value["power_of_two"] = parameter.power_of_two;
    }
    if (kind == ParameterKind::word) {
        value["choices"] = parameter.choices;
    }
    return value;
}

using Experiments = std::vector<const Experiment*>;

ordered_json to_json(const Experiment& experiment) {
    const ExperimentText text = experiment_text(experiment.id);
    ordered_json parameters = ordered_json::array();
    for (const ParameterInfo& parameter : experiment.parameters) {
        parameters.push_back(to_json(parameter));
    }
    return {{"id", experiment.id},
            {"title", text.title},
            {"teaches", text.teaches},
            {"look_at", text.look_at},
            {"kernel_file", experiment.kernel_file},
            {"broken", experiment.is_broken()},
            {"expected_finding", experiment.is_broken()
                                     ? ordered_json(row_of(*experiment.expected_finding).name)
                                     : ordered_json()},
            {"parameters", parameters}};
}

ordered_json as_json(const Experiments& experiments) {
    ordered_json list = ordered_json::array();
    for (const Experiment* experiment : experiments) {
        list.push_back(to_json(*experiment));
    }
    return {{"experiments", list}};
}

std::string as_text(const Reader& reader, const Experiment& experiment, bool in_full) {
    const ExperimentText text = experiment_text(experiment.id, reader.language);
    Table table;
    for (const ParameterInfo& parameter : experiment.parameters) {
        table.rows.push_back(
            {"    " + parameter.name, allowed_values(parameter),
             report_text(reader, QT_TRANSLATE_NOOP("Report", "default %1"), {parameter.default_value})});
    }
    const std::string title =
        experiment.is_broken()
            ? report_text(reader, QT_TRANSLATE_NOOP("Report", "%1 (broken on purpose)"), {experiment.id})
            : experiment.id;
    const std::string look_at =
        report_text(reader, QT_TRANSLATE_NOOP("Report", "What to look at: %1"), {text.look_at});
    return title + "\n" + wrapped(text.teaches, "    ") +
           (in_full ? "\n" + wrapped(look_at, "    ") + "\n" : "") + to_text(table) + "\n";
}

/// Returns all experiments, those of a family, or a single one. Errors: unknown_experiment.
Result<Experiments> experiments_named(const std::string& what) {
    Experiments found;
    for (const Experiment& experiment : catalogue()) {
        if (what.empty() || experiment.id.starts_with(what + (what.ends_with('/') ? "" : "/"))) {
            found.push_back(&experiment);
        }
    }
    if (!found.empty()) {
        return found;
    }
    const auto one = find_experiment(what);
    return one ? Result<Experiments>(Experiments{*one}) : one.error();
}

std::string as_text(const Reader& reader, const Experiments& experiments) {
    std::string all;
    for (const Experiment* experiment : experiments) {
        all += as_text(reader, *experiment, experiments.size() == 1);
    }
    return all;
}

} // namespace

Result<int> run_list(const Arguments& arguments, const Reader& reader) {
    const auto experiments = experiments_named(arguments.words.empty() ? "" : arguments.words[0]);
    if (!experiments) {
        return experiments.error();
    }
    const Status printed =
        arguments.has("--json") ? print_json(as_json(*experiments)) : print(as_text(reader, *experiments));
    return printed ? Result<int>(exit_done) : printed.error();
}

Result<int> run_licences(const Arguments& /*arguments*/, const Reader& /*reader*/) {
    const auto text = read_text_file(data_dir() / "resources" / "licences.txt");
    if (!text) {
        return text.error();
    }
    const Status printed = print(*text);
    return printed ? Result<int>(exit_done) : printed.error();
}

} // namespace lockstep

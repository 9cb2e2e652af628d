#include "app/gui/sweep/sweep_text.h"

#include "app/gui/panels/message_area.h"
#include "app/gui/theme/core_words.h"
#include "app/words/sweep_words.h"
#include "core/experiments/catalogue.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct SweepWords {
    Q_DECLARE_TR_FUNCTIONS(SweepWords)
};

/// Returns the names of the parameters, in the order of the form.
std::vector<std::string> names_of(const Sweep& sweep) {
    std::vector<std::string> names;
    if (const auto experiment = find_experiment(sweep.what); experiment) {
        for (const ParameterInfo& each : experiment.value()->parameters) {
            names.push_back(each.name);
        }
    } else if (sweep.run.kind == RunKind::launch_file) {
        for (const auto& [name, value] : sweep.points.front().parameters) {
            names.push_back(name);
        }
    }
    return names;
}

} // namespace

QString kept_text(const Sweep& sweep) {
    if (sweep.points.empty()) {
        return {};
    }
    const ParameterValues& values = sweep.points.front().parameters;
    QStringList parts;
    for (const std::string& name : names_of(sweep)) {
        const auto value = values.find(name);
        const bool varies = std::ranges::any_of(sweep.axes, [&name](const SweepAxis& axis) {
            return axis.parameter == name || axis.parameter.starts_with(name + ".");
        });
        if (value != values.end() && !varies) {
            parts << worded(parameter_value({sweep.run.kind, sweep.what}, name, value->second));
        }
    }
    return parts.isEmpty()
               ? QString()
               : SweepWords::tr("The same in all combinations: %1.").arg(parts.join(QStringLiteral(" · ")));
}

QString recommendation_text(const Sweep& sweep) {
    QStringList sentences;
    for (const Phrase& sentence : recommendation_sentences(sweep)) {
        sentences << worded(sentence);
    }
    for (const Phrase& sentence : difference_sentences(sweep)) {
        sentences << worded(sentence);
    }
    if (sweep.not_in_turn) {
        sentences << error_text(*sweep.not_in_turn);
    }
    return sentences.join(QLatin1Char(' '));
}

QString result_text(const SweepPoint& point) {
    if (point.error) {
        return error_text(*point.error).section(QLatin1Char('\n'), 0, 0);
    }
    return point.figures ? worded(result_words(point)) : QString();
}

} // namespace lockstep::gui

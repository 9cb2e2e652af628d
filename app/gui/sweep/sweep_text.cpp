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

} // namespace

QString kept_text(const Sweep& sweep) {
    const auto experiment = find_experiment(sweep.what);
    if (!experiment || sweep.points.empty()) {
        return {};
    }
    const ParameterValues& values = sweep.points.front().parameters;
    QStringList parts;
    for (const ParameterInfo& each : experiment.value()->parameters) { // in the order of the form
        const auto value = values.find(each.name);
        const bool varies =
            std::ranges::find(sweep.axes, each.name, &SweepAxis::parameter) != sweep.axes.end();
        if (value != values.end() && !varies) {
            parts << worded(parameter_value(each.name, value->second));
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
    if (sweep.not_in_turn) {
        sentences << error_text(*sweep.not_in_turn);
    }
    return sentences.join(QLatin1Char(' '));
}

QString result_text(const SweepPoint& point) {
    if (point.error) {
        return error_text(*point.error).section(QLatin1Char('\n'), 0, 0);
    }
    return point.figures ? worded(result_words(*point.figures)) : QString();
}

} // namespace lockstep::gui

#include "app/gui/sweep/sweep_text.h"

#include "app/gui/model/run_summary.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/figure_words.h"
#include "core/experiments/catalogue.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct SweepWords {
    Q_DECLARE_TR_FUNCTIONS(SweepWords)
};

QString median_text(const SweepPoint& point) {
    return time_text(static_cast<double>(point.figures->timing->median_ns));
}

QString as_good_text(const Sweep& sweep, const std::vector<std::size_t>& points) {
    constexpr std::size_t most = 6;
    QStringList names;
    for (std::size_t i = 0; i < std::min(most, points.size()); ++i) {
        names << combination_text(sweep.axes, sweep.points[points[i]].parameters);
    }
    if (points.size() > most) {
        names << SweepWords::tr("%n more", nullptr, static_cast<int>(points.size() - most));
    }
    return SweepWords::tr("No clear difference from %1.").arg(names.join(QStringLiteral("; ")));
}

QString next_text(const Sweep& sweep, const SweepPoint& best, const SweepPoint& next) {
    const double ratio = compared_median_ns(sweep, next) / std::max(compared_median_ns(sweep, best), 1.0);
    const bool whole = sweep.recommendation->compared_by == ComparedBy::time;
    return (whole ? SweepWords::tr("The next best is %1, which takes %2 the time.")
                  : SweepWords::tr("The next best is %1, which takes %2 the time per element."))
        .arg(combination_text(sweep.axes, next.parameters), ratio_text(ratio));
}

QString nothing_text(const Sweep& sweep) {
    if (sweep.not_in_turn) {
        return SweepWords::tr("No combination is recommended: the fastest ones could not be timed "
                              "alternately, and times taken at different moments are not compared. %1")
            .arg(error_text(*sweep.not_in_turn));
    }
    QStringList asked;
    for (const std::string& name : questions(sweep)) {
        asked << QString::fromStdString(name);
    }
    return asked.isEmpty()
               ? SweepWords::tr("No combination is recommended: none with a correct result was timed.")
               : SweepWords::tr("No combination is recommended: different values of %1 mean different work, "
                                "so their times cannot be ranked.")
                     .arg(asked.join(QStringLiteral(", ")));
}

/// Formats a combination with labels: "Work-group size 64, Elements 4096".
QString worded_combination(const std::vector<SweepAxis>& axes, const ParameterValues& values) {
    QStringList parts;
    for (const SweepAxis& axis : axes) {
        const auto value = values.find(axis.parameter);
        parts << SweepWords::tr("%1 %2", "a parameter and its value")
                     .arg(parameter_label(axis.parameter),
                          QString::fromStdString(value == values.end() ? "" : value->second));
    }
    return parts.join(QStringLiteral(", "));
}

/// Says what was compared, and how many partial results the recommended combination produces.
QString compared_text(const Sweep& sweep, const SweepPoint& best) {
    if (sweep.recommendation->compared_by == ComparedBy::time) {
        return SweepWords::tr("All combinations do the same work; their times were compared.");
    }
    QString text = SweepWords::tr(
        "The combinations do different amounts of work, so the time per finished element was compared.");
    if (best.work.left != 0) {
        text += QLatin1Char(' ') + SweepWords::tr("The recommended combination leaves %1 partial results, "
                                                  "which another launch or the host must combine.")
                                       .arg(count_text(best.work.left + 1));
    }
    return text;
}

} // namespace

QString combination_text(const std::vector<SweepAxis>& axes, const ParameterValues& values) {
    QStringList parts;
    for (const SweepAxis& axis : axes) {
        const auto value = values.find(axis.parameter);
        parts << QStringLiteral("%1=%2").arg(
            QString::fromStdString(axis.parameter),
            QString::fromStdString(value == values.end() ? "" : value->second));
    }
    return parts.join(QStringLiteral(", "));
}

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
            parts << SweepWords::tr("%1 %2", "a parameter and its value")
                         .arg(parameter_label(each.name), QString::fromStdString(value->second));
        }
    }
    return parts.isEmpty()
               ? QString()
               : SweepWords::tr("The same in all combinations: %1.").arg(parts.join(QStringLiteral(" · ")));
}

bool is_clearly_best(const Sweep& sweep) {
    return sweep.recommendation && (sweep.recommendation->next || sweep.recommendation->as_good.empty());
}

QString recommendation_text(const Sweep& sweep) {
    if (!sweep.recommendation) {
        return nothing_text(sweep);
    }
    const Recommendation& best = *sweep.recommendation;
    const SweepPoint& point = sweep.points[best.point];
    const QString first =
        is_clearly_best(sweep)
            ? SweepWords::tr("Recommended on %1: %2 (%3), measured median %4.",
                             "device; parameters in words; as on the command line; a time")
            : SweepWords::tr(
                  "No combination is clearly the fastest on %1. %2 (%3) has the lowest measured median: %4.",
                  "device; parameters in words; as on the command line; a time");
    QStringList sentences{
        first.arg(device_text(QString::fromStdString(sweep.device.name), sweep.device.is_cpu),
                  worded_combination(sweep.axes, point.parameters),
                  combination_text(sweep.axes, point.parameters), median_text(point)),
        compared_text(sweep, point)};
    if (!best.as_good.empty()) {
        sentences << as_good_text(sweep, best.as_good);
    }
    if (best.next) {
        sentences << next_text(sweep, point, sweep.points[*best.next]);
    }
    if (!best.least.empty()) {
        QStringList figures;
        for (const RunFigure* figure : best.least) {
            figures << QCoreApplication::translate(figure_context, figure_words(figure->key));
        }
        sentences << SweepWords::tr("No other combination has lower counts of: %1 (counted from the trace).")
                         .arg(figures.join(QStringLiteral(", ")));
    }
    return sentences.join(QLatin1Char(' '));
}

QString result_text(const SweepPoint& point) {
    if (point.error) {
        return error_text(*point.error).section(QLatin1Char('\n'), 0, 0);
    }
    if (!point.figures) {
        return {};
    }
    return point.figures->errors != 0 ? SweepWords::tr("findings")
           : !point.figures->correct  ? SweepWords::tr("not checked")
           : *point.figures->correct  ? SweepWords::tr("correct")
                                      : SweepWords::tr("wrong");
}

} // namespace lockstep::gui

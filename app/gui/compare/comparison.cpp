#include "app/gui/compare/comparison.h"

#include "app/gui/compare/explanation.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/figure_words.h"
#include "core/facts/timing.h"
#include "core/trace/guessed_launch.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <string_view>

namespace lockstep::gui {
namespace {

struct CompareWords {
    Q_DECLARE_TR_FUNCTIONS(CompareWords)
};

QString words_of(const RunFigure& figure) {
    return QCoreApplication::translate(figure_context, figure_words(figure.key));
}

QString source_of(const RunFigure& figure, const std::vector<RunSummary>& runs) {
    if (is_timing(figure)) {
        return std::ranges::all_of(runs, &RunSummary::timed_in_turn)
                   ? CompareWords::tr("measured alternately")
                   : CompareWords::tr("measured");
    }
    return is_modelled(figure) ? CompareWords::tr("model") : CompareWords::tr("trace");
}

QString value_text(const RunFigure& figure, const RunFigures& run) {
    const std::optional<double> value = figure.of(run);
    return value ? figure_value(figure, *value) : QStringLiteral("–");
}

Difference difference_of(const RunFigure& figure, const RunFigures& first, const RunFigures& other) {
    const auto a = figure.of(first);
    const auto b = figure.of(other);
    if (!a || !b) {
        return Difference::none;
    }
    if (is_timing(figure) && no_clear_difference(*first.timing, *other.timing)) {
        return Difference::unclear;
    }
    if (std::abs(*a - *b) < 0.005 * std::max(*a, *b) || *a == *b) {
        return Difference::same; // both are displayed as 1.00x
    }
    const bool more_is_better = std::string_view(figure.key).ends_with("lane_efficiency");
    if (!figure.fewer_is_better && !more_is_better) {
        return Difference::neither;
    }
    return (*b < *a) == figure.fewer_is_better ? Difference::better : Difference::worse;
}

QString ratio_of(const RunFigure& figure, const RunFigures& first, const RunFigures& other) {
    const auto a = figure.of(first);
    const auto b = figure.of(other);
    return a && b && *a != 0 ? ratio_text(*b / *a) : QStringLiteral("–");
}

/// Describes a parameter of the launch of the user's own kernel; other parameters as "name=value".
QString parameter_text(const std::string& name, const std::string& value) {
    const QString text = QString::fromStdString(value);
    if (name == launch_file_parameter) {
        return value == guessed_launch ? CompareWords::tr("guessed launch")
                                       : CompareWords::tr("launch file %1").arg(text);
    }
    if (name == halvings_parameter) {
        return CompareWords::tr("sizes halved %Ln time(s)", nullptr, text.toInt());
    }
    return name == growths_parameter ? CompareWords::tr("enlarged buffers (bytes): %1").arg(text)
                                     : QStringLiteral("%1=%2").arg(QString::fromStdString(name), text);
}

/// Names a version of the user's own kernel; empty if the other runs are of other files or of the same text.
QString edit_text(const std::vector<RunSummary>& runs, const RunSummary& own) {
    const std::string& text = own.parameters.at(source_sum_parameter);
    const auto is_of_file = [&own](const RunSummary& run) {
        return run.id == own.id && run.file == own.file && run.parameters.contains(source_sum_parameter);
    };
    const bool is_edited = std::ranges::any_of(runs, [&](const RunSummary& run) {
        return is_of_file(run) && run.parameters.at(source_sum_parameter) != text;
    });
    if (!is_edited) {
        return {};
    }
    const RunSummary& first = *std::ranges::find_if(runs, is_of_file);
    return first.parameters.at(source_sum_parameter) == text ? CompareWords::tr("before the edit")
                                                             : CompareWords::tr("after the edit");
}

/// Lists the parameters in which the runs differ, and the hardware preset if it differs: "local=128,
/// nvidia-h200".
QString what_differs(const std::vector<RunSummary>& runs, const RunSummary& own) {
    QStringList parts;
    for (const auto& [name, value] : own.parameters) {
        const bool differs = std::ranges::any_of(runs, [&, n = name, v = value](const RunSummary& run) {
            const auto other = run.parameters.find(n);
            return other != run.parameters.end() && other->second != v;
        });
        if (differs && name == source_sum_parameter) {
            parts << edit_text(runs, own);
        } else if (differs) {
            parts << parameter_text(name, value);
        }
    }
    if (std::ranges::any_of(runs, [&own](const RunSummary& run) { return run.hardware != own.hardware; })) {
        parts << own.hardware;
    }
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

/// Returns whether the other run is better or worse than the first one in this metric. Returns `none` if the
/// run did different work, and `same` for the time of one recording under two hardware models.
Difference verdict_of(const RunFigure& figure, const RunSummary& first, const RunSummary& other) {
    const bool is_one_time = is_timing(figure) && is_same_recording(first, other);
    return !why_not(first, other).isEmpty() ? Difference::none
           : is_one_time                    ? Difference::same
                                            : difference_of(figure, first.figures, other.figures);
}

QString model_sentence(const RunSummary& first, const RunSummary& other, SlowerBy by) {
    if (by == SlowerBy::nothing) {
        return CompareWords::tr("The model shows no difference in time between %1 and %2.")
            .arg(first.title, other.title);
    }
    const RunFigure& figure = figure_by(by);
    const QString ratio = ratio_of(figure, first.figures, other.figures);
    return by == SlowerBy::modelled_cycles
               ? CompareWords::tr("%1 takes %2 as many cycles as %3 (model).")
                     .arg(other.title, ratio, first.title)
               : CompareWords::tr("%1 takes %2 as long as %3 (model).").arg(other.title, ratio, first.title);
}

QString time_sentence(const RunSummary& first, const RunSummary& other) {
    if (is_same_recording(first, other)) {
        return model_sentence(first, other, explain(first, other).by);
    }
    if (!first.figures.timing || !other.figures.timing) {
        return CompareWords::tr("At least one of %1 and %2 was not timed.").arg(first.title, other.title);
    }
    switch (difference_of(*first.figures.timing, *other.figures.timing)) {
    case TimeDifference::unclear:
        return CompareWords::
            tr("No clear difference in time between %1 and %2, because their interquartile ranges overlap.")
                .arg(first.title, other.title);
    case TimeDifference::small:
        return CompareWords::tr("No clear difference in time between %1 and %2, because their medians differ "
                                "by less than 3 %.")
            .arg(first.title, other.title);
    case TimeDifference::launch_alone:
        return CompareWords::tr("No clear difference in time between %1 and %2, because launch overhead "
                                "makes up most of both times or exceeds their difference.")
            .arg(first.title, other.title);
    case TimeDifference::clear:
        break;
    }
    const double ratio = static_cast<double>(other.figures.timing->median_ns) /
                         static_cast<double>(std::max<std::uint64_t>(first.figures.timing->median_ns, 1));
    return CompareWords::tr("%1 takes %2 as long as %3 (measured).")
        .arg(other.title, ratio_text(ratio), first.title);
}

/// Names the cause that matches the difference in time, or says that there is none.
QString cause_sentence(const Explained& explained) {
    if (explained.cause == nullptr) {
        return CompareWords::tr("No counted metric explains this, because none is higher for %1 than for %2.")
            .arg(explained.slower->title, explained.faster->title);
    }
    return CompareWords::tr("Possible explanation: %1 (%2 in %3, %4 in %5; counted from the trace).")
        .arg(words_of(*explained.cause), value_text(*explained.cause, explained.slower->figures),
             explained.slower->title, value_text(*explained.cause, explained.faster->figures),
             explained.faster->title);
}

} // namespace

std::vector<RunSummary> as_compared(std::vector<RunSummary> runs) {
    const std::vector<RunSummary> all = runs;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const QString differs = what_differs(all, all[i]);
        if (!differs.isEmpty()) {
            runs[i].title = QStringLiteral("%1, %2").arg(all[i].title, differs);
        }
    }
    return runs;
}

std::vector<ComparisonRow> comparison_rows(const std::vector<RunSummary>& runs) {
    std::vector<ComparisonRow> rows;
    const RunFigure* explaining = runs.size() > 1 ? explain(runs[0], runs[1]).cause : nullptr;
    for (const RunFigure& figure : run_figure_list()) {
        const bool any = std::ranges::any_of(
            runs, [&figure](const RunSummary& run) { return figure.of(run.figures).value_or(0) != 0; });
        if (!any) {
            continue;
        }
        ComparisonRow row{words_of(figure), &figure == explaining, source_of(figure, runs), {}, {}, {}};
        row.definition = figure_tip(figure.key);
        for (const RunSummary& run : runs) {
            const bool is_first = &run == &runs.front();
            row.values.push_back(value_text(figure, run.figures));
            row.ratios.push_back(is_first ? QString() : ratio_of(figure, runs.front().figures, run.figures));
            row.verdicts.push_back(is_first ? Difference::none : verdict_of(figure, runs.front(), run));
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

QString difference_text(Difference difference) {
    switch (difference) {
    case Difference::better:
        return CompareWords::tr("▲ better");
    case Difference::worse:
        return CompareWords::tr("▼ worse");
    case Difference::same:
        return CompareWords::tr("= same");
    case Difference::unclear:
        return CompareWords::tr("no clear difference");
    default:
        return {};
    }
}

QStringList comparison_sentences(const std::vector<RunSummary>& runs) {
    QStringList sentences;
    for (std::size_t i = 1; i < runs.size(); ++i) {
        if (const QString why = why_not(runs[0], runs[i]); !why.isEmpty()) {
            sentences << CompareWords::tr("%1 and %2: %3.", "two runs; why they are not comparable")
                             .arg(runs[0].title, runs[i].title, why);
            continue;
        }
        const Explained explained = explain(runs[0], runs[i]);
        const bool is_timed = runs[0].figures.timing && runs[i].figures.timing;
        sentences << time_sentence(runs[0], runs[i]);
        const bool is_modelled_apart =
            explained.by != SlowerBy::measured_time && explained.by != SlowerBy::nothing;
        if ((!is_timed || is_modelled_apart) && !is_same_recording(runs[0], runs[i])) {
            sentences << model_sentence(runs[0], runs[i], explained.by);
        }
        if (explained.by != SlowerBy::nothing) {
            sentences << cause_sentence(explained);
        }
    }
    return sentences;
}

QStringList comparison_meaning(const std::vector<RunSummary>& runs) {
    QStringList sentences = comparison_sentences(runs);
    if (std::ranges::any_of(
            runs, [&runs](const RunSummary& run) { return run.hardware != runs.front().hardware; })) {
        sentences.prepend(CompareWords::tr("The runs were analysed under different hardware models."));
    }
    return sentences;
}

QString times_note(const std::vector<RunSummary>& runs) {
    return std::ranges::all_of(runs, &RunSummary::timed_in_turn)
               ? QString()
               : CompareWords::tr("The runs were timed one after another, so a temporary slowdown of the "
                                  "machine may affect only some of the times.");
}

} // namespace lockstep::gui

#include "app/words/sweep_words.h"

#include "app/words/figure_words.h"
#include "app/words/parameter_words.h"
#include "app/words/translatable.h"
#include "core/facts/timing.h"

#include <algorithm>
#include <iterator>

namespace lockstep {
namespace {

constexpr const char* sweep_context = "Sweep";

Phrase phrase(const char* sentence, std::vector<Phrase> arguments = {}) {
    return {sweep_context, sentence, std::move(arguments)};
}

/// Joins all phrases into one phrase, with a sentence that has two placeholders, such as "%1, %2".
Phrase joined(const std::vector<Phrase>& phrases, const char* sentence) {
    Phrase all;
    for (const Phrase& each : phrases) {
        all = all.empty() ? each : phrase(sentence, {all, each});
    }
    return all;
}

Phrase listed(const std::vector<Phrase>& phrases) {
    return joined(phrases, "%1, %2");
}

std::string value_of(const ParameterValues& values, const std::string& name) {
    const auto value = values.find(name);
    return value == values.end() ? "" : value->second;
}

/// Describes a combination by the labels and values of its parameters: "Work-group size 64, Elements 4096".
Phrase worded_combination(const Sweep& sweep, const SweepPoint& point) {
    std::vector<Phrase> parts;
    for (const SweepAxis& axis : sweep.axes) {
        parts.push_back(parameter_value({axis.of, axis.experiment}, axis.parameter,
                                        value_of(point.parameters, axis.parameter)));
    }
    return listed(parts);
}

std::string text_of(const Sweep& sweep, std::size_t point) {
    return combination_text(sweep.axes, sweep.points[point].parameters);
}

Phrase device_name(const DeviceInfo& device) {
    return device.is_cpu ? phrase(QT_TRANSLATE_NOOP("Sweep", "CPU: %1"), {device.name}) : Phrase(device.name);
}

Phrase nothing_recommended(const Sweep& sweep) {
    if (sweep.not_in_turn) {
        return phrase(QT_TRANSLATE_NOOP(
            "Sweep", "No combination is recommended, because the fastest ones could not be timed "
                     "alternately, and times measured at different moments are not comparable."));
    }
    if (has_single_result(sweep)) {
        return phrase(QT_TRANSLATE_NOOP(
            "Sweep", "No combination is recommended, because the combinations compute different results."));
    }
    std::vector<Phrase> asked;
    for (const std::string& name : questions(sweep)) {
        asked.emplace_back(name);
    }
    return asked.empty()
               ? phrase(QT_TRANSLATE_NOOP(
                     "Sweep", "No combination is recommended, because none with a correct result was timed."))
               : phrase(QT_TRANSLATE_NOOP("Sweep",
                                          "No combination is recommended, because different values of "
                                          "%1 mean different work, so their times cannot be ranked."),
                        {listed(asked)});
}

Phrase value_words(const std::optional<ScalarValue>& value) {
    return value ? Phrase(scalar_text(*value)) : phrase(QT_TRANSLATE_NOOP("Sweep", "nothing"));
}

Phrase difference_sentence(const Sweep& sweep, std::size_t point) {
    const ComparedResults& results = *sweep.points[point].results;
    return phrase(QT_TRANSLATE_NOOP("Sweep", "%1: %2 of %3 values differ from those of %4. The first is "
                                             "%5[%6]: %7 instead of %8."),
                  {text_of(sweep, point), Phrase(results.different), Phrase(results.compared),
                   text_of(sweep, results.with), results.first->object,
                   std::to_string(results.first->element), value_words(results.first->value),
                   value_words(results.first->before)});
}

/// Returns the number of combinations with findings of severity error.
std::size_t with_errors(const Sweep& sweep) {
    return static_cast<std::size_t>(std::ranges::count_if(
        sweep.points, [](const SweepPoint& point) { return point.figures && point.figures->errors != 0; }));
}

/// Says how many combinations have findings of severity error, if any.
void add_errors(const Sweep& sweep, std::vector<Phrase>& sentences) {
    if (const std::size_t count = with_errors(sweep); count != 0) {
        sentences.push_back(
            Phrase::counted("Sweep",
                            QT_TRANSLATE_N_NOOP("Sweep", "%1 of %2 combinations have errors, so they are "
                                                         "not recommended."),
                            QT_TRANSLATE_NOOP("Sweep", "%1 of %2 combinations has errors, so it is not "
                                                       "recommended."),
                            {Phrase(count), Phrase(sweep.points.size())}));
    }
}

void add_compared(const Sweep& sweep, std::vector<Phrase>& sentences) {
    if (std::ranges::any_of(sweep.points, &has_other_results)) {
        sentences.push_back(
            phrase(QT_TRANSLATE_NOOP("Sweep", "Combinations with different results were not compared.")));
        return;
    }
    if (sweep.recommendation->compared_by == ComparedBy::time) {
        if (with_errors(sweep) == 0) { // the others were not compared
            sentences.push_back(phrase(QT_TRANSLATE_NOOP(
                "Sweep", "All combinations do the same work, so their times were compared.")));
        }
        return;
    }
    sentences.push_back(phrase(QT_TRANSLATE_NOOP(
        "Sweep",
        "The combinations do different amounts of work, so the time per finished element was compared.")));
    if (const Work& work = sweep.points[sweep.recommendation->point].work; work.left != 0) {
        sentences.push_back(
            phrase(QT_TRANSLATE_NOOP("Sweep", "The recommended combination leaves %1 partial results, which "
                                              "another launch or the host must combine."),
                   {work.left + 1}));
    }
}

void add_others(const Sweep& sweep, std::vector<Phrase>& sentences) {
    const Recommendation& best = *sweep.recommendation;
    if (!best.as_good.empty()) {
        constexpr std::size_t most = 6;
        std::vector<Phrase> names;
        for (std::size_t i = 0; i < std::min(most, best.as_good.size()); ++i) {
            names.emplace_back(text_of(sweep, best.as_good[i]));
        }
        if (best.as_good.size() > most) {
            names.push_back(phrase(QT_TRANSLATE_NOOP("Sweep", "%1 more"), {best.as_good.size() - most}));
        }
        sentences.push_back(
            phrase(QT_TRANSLATE_NOOP("Sweep", "No clear difference from %1."), {joined(names, "%1; %2")}));
    }
    if (best.next) {
        const double ratio = ratio_to_best(sweep, sweep.points[*best.next]);
        sentences.push_back(phrase(
            best.compared_by == ComparedBy::time
                ? QT_TRANSLATE_NOOP("Sweep", "The next best is %1, which takes %2 as long.")
                : QT_TRANSLATE_NOOP("Sweep", "The next best is %1, which takes %2 as long per element."),
            {text_of(sweep, *best.next), Phrase(ratio, factor)}));
    }
}

} // namespace

std::string combination_text(const std::vector<SweepAxis>& axes, const ParameterValues& values) {
    std::string text;
    for (const SweepAxis& axis : axes) {
        text += (text.empty() ? "" : ", ") + axis.parameter + "=" + value_of(values, axis.parameter);
    }
    return text;
}

Phrase swept_name(const SweepAxis& axis) {
    return swept_name({axis.of, axis.experiment}, axis.parameter);
}

Phrase swept_name(const SweptRun& of, const std::string& name) {
    const char* const words = parameter_words(of.experiment, name);
    Phrase known = words != nullptr ? Phrase(parameter_context, words) : Phrase(name);
    if (of.kind == RunKind::experiment || name == "local") {
        return known;
    }
    if (name == "global") {
        return phrase(QT_TRANSLATE_NOOP("Sweep", "Global size"));
    }
    if (const auto* const side = std::ranges::find(swept_group_sides, name);
        side != std::end(swept_group_sides)) {
        return phrase(QT_TRANSLATE_NOOP("Sweep", "Work-group size in %1"), {name.substr(name.size() - 1)});
    }
    return name.starts_with(swept_macro_prefix)
               ? phrase(QT_TRANSLATE_NOOP("Sweep", "Macro %1"), {name.substr(swept_macro_prefix.size())})
               : Phrase(name);
}

Phrase parameter_value(const SweptRun& of, const std::string& name, const std::string& value) {
    return phrase(QT_TRANSLATE_NOOP("Sweep", "%1 %2"), {swept_name(of, name), value});
}

double ratio_to_best(const Sweep& sweep, const SweepPoint& point) {
    const SweepPoint& best = sweep.points[sweep.recommendation->point];
    return compared_median_ns(sweep, point) / std::max(compared_median_ns(sweep, best), 1.0);
}

bool is_clearly_best(const Sweep& sweep) {
    return sweep.recommendation && (sweep.recommendation->next || sweep.recommendation->as_good.empty());
}

std::vector<Phrase> recommendation_sentences(const Sweep& sweep) {
    if (!sweep.recommendation) {
        std::vector<Phrase> sentences{nothing_recommended(sweep)};
        add_errors(sweep, sentences);
        return sentences;
    }
    const Recommendation& best = *sweep.recommendation;
    const SweepPoint& point = sweep.points[best.point];
    const Timing& timing = *point.figures->timing;
    std::vector<Phrase> sentences{phrase(
        is_clearly_best(sweep)
            ? QT_TRANSLATE_NOOP("Sweep", "Recommended on %1: %2 (%3), measured median %4.")
            : QT_TRANSLATE_NOOP(
                  "Sweep",
                  "No combination is clearly the fastest on %1. %2 (%3) has the lowest measured median: %4."),
        {device_name(sweep.device), worded_combination(sweep, point), text_of(sweep, best.point),
         Phrase(static_cast<double>(timing.median_ns), duration)})};
    add_errors(sweep, sentences);
    add_compared(sweep, sentences);
    add_others(sweep, sentences);
    if (is_mostly_launch(timing)) {
        sentences.push_back(phrase(QT_TRANSLATE_NOOP(
            "Sweep",
            "Most of this time is launch overhead. Use larger inputs to measure the kernel itself.")));
    }
    if (!best.least.empty()) {
        std::vector<Phrase> figures;
        for (const RunFigure* figure : best.least) {
            figures.emplace_back(figure_context, figure_words(figure->key));
        }
        sentences.push_back(
            phrase(QT_TRANSLATE_NOOP(
                       "Sweep", "No other combination has lower counts of: %1 (counted from the trace)."),
                   {listed(figures)}));
    }
    return sentences;
}

std::vector<Phrase> difference_sentences(const Sweep& sweep) {
    std::vector<Phrase> sentences;
    for (std::size_t i = 0; i < sweep.points.size(); ++i) {
        if (has_other_results(sweep.points[i])) {
            sentences.push_back(difference_sentence(sweep, i));
        }
    }
    return sentences;
}

Phrase result_words(const SweepPoint& point) {
    const RunFigures& run = *point.figures;
    if (run.errors != 0 || run.correct == false || !point.results) {
        return result_words(run);
    }
    return has_other_results(point) ? phrase(QT_TRANSLATE_NOOP("Sweep", "different"))
           : run.correct            ? result_words(run)
                                    : phrase(QT_TRANSLATE_NOOP("Sweep", "same"));
}

Phrase result_words(const RunFigures& run) {
    return phrase(run.errors != 0 ? QT_TRANSLATE_NOOP("Sweep", "findings")
                  : !run.correct  ? QT_TRANSLATE_NOOP("Sweep", "not checked")
                  : *run.correct  ? QT_TRANSLATE_NOOP("Sweep", "correct")
                                  : QT_TRANSLATE_NOOP("Sweep", "wrong"));
}

} // namespace lockstep

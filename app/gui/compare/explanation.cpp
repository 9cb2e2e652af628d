#include "app/gui/compare/explanation.h"

#include "core/experiments/catalogue.h"
#include "core/facts/timing.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace lockstep::gui {
namespace {

/// Determines which time to compare. A clear difference in measured time takes precedence over modelled time;
/// modelled cycles are compared only under the same hardware model, because cycles of two models differ in
/// length.
SlowerBy slower_by(const RunSummary& first, const RunSummary& other) {
    const bool is_timed = first.figures.timing && other.figures.timing && !is_same_recording(first, other);
    if (is_timed && !no_clear_difference(*first.figures.timing, *other.figures.timing)) {
        return SlowerBy::measured_time;
    }
    const SlowerBy by =
        first.hardware == other.hardware ? SlowerBy::modelled_cycles : SlowerBy::modelled_time;
    const auto a = figure_by(by).of(first.figures);
    const auto b = figure_by(by).of(other.figures);
    const bool is_apart = a && b && std::abs(*a - *b) >= 0.005 * std::max(*a, *b) && *a != *b;
    return is_apart ? by : SlowerBy::nothing;
}

/// Returns the counted metric with the largest ratio of the slower to the faster run; null if no metric is
/// larger.
const RunFigure* cause_of(const RunFigures& slower, const RunFigures& faster) {
    const RunFigure* found = nullptr;
    double most = std::log(1.05); // minimum ratio: smaller ones explain nothing
    for (const RunFigure& figure : run_figure_list()) {
        const auto more = figure.of(slower);
        const auto less = figure.of(faster);
        if (is_timing(figure) || is_modelled(figure) || !figure.fewer_is_better || !more || !less ||
            *more < 16) {
            continue; // a count below 16 is too small to explain the difference
        }
        const double apart = std::log((*more + 1) / (*less + 1));
        if (apart > most) {
            most = apart;
            found = &figure;
        }
    }
    return found;
}

} // namespace

bool is_timing(const RunFigure& figure) {
    return std::string_view(figure.key).starts_with("timing.");
}

bool is_modelled(const RunFigure& figure) {
    return std::string_view(figure.key).starts_with("model.");
}

bool is_same_recording(const RunSummary& a, const RunSummary& b) {
    return a.id == b.id && a.device == b.device && a.parameters == b.parameters && a.hardware != b.hardware;
}

QString why_not(const RunSummary& first, const RunSummary& other) {
    const QString why = why_not_comparable(other, first);
    return why.isEmpty() ? why_not_comparable(first, other) : why;
}

bool differ_in_inputs(const RunSummary& first, const RunSummary& other) {
    const bool are_experiments =
        find_experiment(first.id.toStdString()).ok() && find_experiment(other.id.toStdString()).ok();
    return are_experiments && first.id != other.id && !first.has_error && !other.has_error &&
           first.device == other.device && !why_not(first, other).isEmpty();
}

const RunFigure& figure_by(SlowerBy by) {
    return run_figure(by == SlowerBy::measured_time     ? "timing.median_ns"
                      : by == SlowerBy::modelled_cycles ? "model.cycles"
                                                        : "model.time_ns");
}

Explained explain(const RunSummary& first, const RunSummary& other) {
    Explained found{.by = why_not(first, other).isEmpty() ? slower_by(first, other) : SlowerBy::nothing};
    if (found.by == SlowerBy::nothing) {
        return found;
    }
    const RunFigure& time = figure_by(found.by);
    const bool is_first = time.of(first.figures) > time.of(other.figures);
    found.slower = is_first ? &first : &other;
    found.faster = is_first ? &other : &first;
    found.cause = cause_of(found.slower->figures, found.faster->figures);
    return found;
}

} // namespace lockstep::gui

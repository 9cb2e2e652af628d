#pragma once

#include "core/facts/device_info.h"
#include "core/recording/run_spec.h"
#include "core/recording/sweep_results.h"
#include "core/recording/sweep_subject.h"
#include "core/session/run_figures.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// A parameter that a sweep varies, with its values in the order in which they are tried.
struct SweepAxis {
    std::string parameter;
    std::vector<std::string> values;
    ParameterRole role = ParameterRole::question;
    RunKind of = RunKind::experiment; ///< kind of run to which the parameter belongs
    std::string experiment = {};      ///< id of the experiment; empty for the user's own kernel
};

struct SweepRequest {
    RunSpec run;                 ///< the run with the parameters that are not varied
    std::vector<SweepAxis> axes; ///< one or two axes
};

/// One combination of parameters, with either its figures or the error that prevented them (invalid
/// parameters, or the device cannot run it).
struct SweepPoint {
    ParameterValues parameters; ///< all parameters of the combination; complete if they are valid
    std::optional<RunFigures> figures;
    std::optional<Error> error;
    Work work; ///< work that one run performs
    /// For the user's own kernel: how the results compare with those of the first combination that ran with
    /// the same arguments. Empty for experiments, or if no result can be compared.
    std::optional<ComparedResults> results;
    /// Whether the combination was timed again, together with the other fast combinations, in alternation.
    bool timed_in_turn = false;
};

/// The quantity that determines the best combination.
enum class ComparedBy {
    time,            ///< the time, if all combinations do the same amount of work
    time_per_element ///< the time per processed element, if they do not
};

/// The fastest combination among those with a correct result.
struct Recommendation {
    std::size_t point = 0; ///< index of the fastest combination in Sweep::points
    ComparedBy compared_by = ComparedBy::time;
    std::vector<std::size_t> as_good; ///< indices of other combinations whose time is not clearly different
    std::optional<std::size_t> next;  ///< index of the fastest combination that is clearly slower
    /// The figures, except for times, that favour this combination: its value is the smallest, and another
    /// combination has a larger one.
    std::vector<const RunFigure*> least;
};

struct Sweep {
    std::string what;       ///< id of the experiment, or name of the launch or kernel file
    RunSpec run;            ///< the run with the parameters that are not varied
    DeviceInfo device;      ///< device of the first combination that ran
    HardwareModel hardware; ///< hardware model of the last combination that was analysed
    std::vector<SweepAxis> axes;
    std::vector<SweepPoint> points; ///< all combinations; the last axis varies fastest
    std::optional<Recommendation> recommendation;
    std::optional<Error> stopped; ///< why the sweep ended early: cancelled, no_device
    /// Why the fastest combinations could not be timed again in alternation. If this is set, all times were
    /// measured minutes apart, and nothing is recommended.
    std::optional<Error> not_in_turn;
};

struct SweepProgress {
    std::size_t point = 0; ///< index of the current combination
    std::size_t points = 0;
    Progress step;
    /// The combination that has just finished; set once for each combination. Null in all other calls.
    const SweepPoint* finished = nullptr;
};
/// Receives the progress of a sweep. Returning false stops the sweep; its measurements so far are kept.
using SweepSink = std::function<bool(const SweepProgress&)>;

/// Parses an axis: "name=a,b,c", "name=1..32" (powers of two times the first value, up to the last) or
/// "name". A name without values means all values that the subject suggests, up to `most`. Errors:
/// unknown_parameter; value_not_allowed.
Result<SweepAxis> sweep_axis(const SweepSubject& subject, const std::string& text, std::uint64_t most);
Result<SweepAxis> sweep_axis(const Experiment& experiment, const std::string& text, std::uint64_t most);

/// Runs every combination, then times the fastest ones again, interleaved, because times that are measured
/// minutes apart are not comparable. Without a timer, the first times are used. For the user's own kernel,
/// sizes that were guessed in the first run apply to the others too, and the results of the combinations are
/// compared. Errors: unknown_parameter, value_not_allowed (for a fixed parameter, or if there are not one or
/// two axes); sweep_has_no_valid_combination, with the error of the first combination as its cause.
Result<Sweep> sweep(const SweepSubject& subject, const SweepRequest& request, const Recorder& recorder,
                    const SweepSink& sink = {}, const RunTimer& timer = {});
Result<Sweep> sweep(const Experiment& experiment, const SweepRequest& request, const Recorder& recorder,
                    const SweepSink& sink = {}, const RunTimer& timer = {});

/// Returns the counted and modelled figures that a sweep table can show, in column order.
[[nodiscard]] std::vector<const RunFigure*> sweep_figures();

/// Returns those of sweep_figures() that are not zero in every combination that ran.
[[nodiscard]] std::vector<const RunFigure*> figures_shown(const Sweep& sweep);

/// Returns the names of the axes whose values define different problems, such as problem sizes. Times along
/// these axes are shown, but no value is recommended, because different problems cannot be compared.
[[nodiscard]] std::vector<std::string> questions(const Sweep& sweep);

/// Whether the results of a combination differ from those of the combination with which they are compared.
[[nodiscard]] bool has_other_results(const SweepPoint& point);

/// Whether a combination ran with findings of severity error or a wrong result. It is never recommended.
[[nodiscard]] bool is_faulty(const SweepPoint& point);

/// Whether only one combination could be recommended, because all others that ran have other results.
[[nodiscard]] bool has_single_result(const Sweep& sweep);

/// Returns the recommendation. Returns nullopt if no combination with a correct result was timed, if timing
/// in alternation failed, if the sweep covers several problems, or if has_single_result(). Combinations with
/// other results are not recommended.
[[nodiscard]] std::optional<Recommendation> recommend(const Sweep& sweep);

/// Returns the median time of a combination as it is compared. If the combinations do different amounts of
/// work, it is scaled to the largest number of elements.
[[nodiscard]] double compared_median_ns(const Sweep& sweep, const SweepPoint& point);

/// Returns the combinations that are worth timing again in alternation: the fastest ones that may be
/// recommended, starting with the fastest.
[[nodiscard]] std::vector<std::size_t> worth_timing_in_turn(const Sweep& sweep);

} // namespace lockstep

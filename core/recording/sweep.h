#pragma once

#include "core/facts/device_info.h"
#include "core/recording/run_spec.h"
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
};

struct SweepRequest {
    RunSpec run;                 ///< with the parameters that are not varied
    std::vector<SweepAxis> axes; ///< one or two
};

/// One combination: its figures, or why it has none (its parameters are invalid, or the device cannot run
/// it).
struct SweepPoint {
    ParameterValues parameters; ///< complete, if they are valid
    std::optional<RunFigures> figures;
    std::optional<Error> error;
    Work work;                  ///< that one run performs
    bool timed_in_turn = false; ///< its time was measured interleaved with the other fast ones
};

/// The quantity compared to find the best combination.
enum class ComparedBy {
    time,            ///< all do the same amount of work
    time_per_element ///< they do not: the time per element processed
};

/// The combination with the least measured time among those whose result is right.
struct Recommendation {
    std::size_t point = 0; ///< index into Sweep::points
    ComparedBy compared_by = ComparedBy::time;
    std::vector<std::size_t> as_good; ///< points whose time does not differ clearly
    std::optional<std::size_t> next;  ///< the fastest that is clearly slower
    std::vector<const RunFigure*>
        least; ///< figures, except times, of which no other point has less and at least one has more
};

struct Sweep {
    std::string what;
    DeviceInfo device;      ///< of the first combination that ran
    HardwareModel hardware; ///< for which the last combination was analysed
    std::vector<SweepAxis> axes;
    std::vector<SweepPoint> points; ///< the last axis varies fastest
    std::optional<Recommendation> recommendation;
    std::optional<Error> stopped; ///< why the last combinations are missing: cancelled, no_device
    /// Why the fastest could not be timed interleaved: then all times were measured minutes apart, and
    /// nothing is recommended.
    std::optional<Error> not_in_turn;
};

struct SweepProgress {
    std::size_t point = 0; ///< the current combination
    std::size_t points = 0;
    Progress step;
    const SweepPoint* finished = nullptr; ///< set once for each point, when it is finished
};
/// Returns false to stop the sweep; what was measured is kept.
using SweepSink = std::function<bool(const SweepProgress&)>;

/// The values that "name=a,b,c", "name=1..32" (doubling from the first to the last) or "name" stands for. A
/// name without values means all words of a parameter, or all powers of two in its range up to `most`.
/// Errors: unknown_parameter; value_not_allowed.
Result<SweepAxis> sweep_axis(const Experiment& experiment, const std::string& text, std::uint64_t most);

/// Runs every combination, then times the fastest ones interleaved, because times measured minutes apart are
/// not comparable. Without a timer it keeps the first times. Errors: unknown_parameter, value_not_allowed (of
/// a fixed parameter, or of one or two axes); sweep_has_no_valid_combination, with the first combination's
/// reason as its detail.
Result<Sweep> sweep(const Experiment& experiment, const SweepRequest& request, const Recorder& recorder,
                    const SweepSink& sink = {}, const RunTimer& timer = {});

/// The counted and modelled figures that have columns in a sweep table, in column order.
[[nodiscard]] std::vector<const RunFigure*> sweep_figures();

/// Those of them that are not zero in every combination that ran.
[[nodiscard]] std::vector<const RunFigure*> figures_shown(const Sweep& sweep);

/// The axes with several values of which each poses a different problem: their times are only observations,
/// and no value is recommended.
[[nodiscard]] std::vector<std::string> questions(const Sweep& sweep);

/// None if no combination was timed with a correct result, if interleaved timing failed, or if the sweep
/// covers several problems.
[[nodiscard]] std::optional<Recommendation> recommend(const Sweep& sweep);

/// A timed point's median as it was compared: if the combinations do different amounts of work, it is scaled
/// to the number of elements of the one that does the most.
[[nodiscard]] double compared_median_ns(const Sweep& sweep, const SweepPoint& point);

/// The points that are worth timing interleaved: the fastest ones that may be recommended, fastest first.
[[nodiscard]] std::vector<std::size_t> worth_timing_in_turn(const Sweep& sweep);

} // namespace lockstep

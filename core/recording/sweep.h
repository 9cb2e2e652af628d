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
    RunSpec run;                 ///< with the parameters that stay as they are
    std::vector<SweepAxis> axes; ///< one or two
};

/// One combination: its figures, or why it has none (the parameters refuse it, the device cannot run it).
struct SweepPoint {
    ParameterValues parameters; ///< complete, where they are allowed
    std::optional<RunFigures> figures;
    std::optional<Error> error;
    Work work;                  ///< that a run gets done
    bool timed_in_turn = false; ///< its time was taken in turn with that of the other fast ones
};

/// What was compared to find the best combination.
enum class ComparedBy {
    time,            ///< all get the same work done
    time_per_element ///< they do not: the time for each element that is done with
};

/// The combination with the least measured time among those whose result is right.
struct Recommendation {
    std::size_t point = 0; ///< index into Sweep::points
    ComparedBy compared_by = ComparedBy::time;
    std::vector<std::size_t> as_good; ///< points whose time is not clearly another
    std::optional<std::size_t> next;  ///< the fastest that is clearly slower
    std::vector<const RunFigure*>
        least; ///< figures but times of which no other point has less, and one has more
};

struct Sweep {
    std::string what;
    DeviceInfo device;      ///< of the first combination that ran
    HardwareModel hardware; ///< that the last combination was looked at with
    std::vector<SweepAxis> axes;
    std::vector<SweepPoint> points; ///< the last axis varies fastest
    std::optional<Recommendation> recommendation;
    std::optional<Error> stopped; ///< why combinations are missing at the end: cancelled, no_device
    /// Why the fastest could not be timed in turn: then times of different minutes are all there is, and
    /// nothing is recommended.
    std::optional<Error> not_in_turn;
};

struct SweepProgress {
    std::size_t point = 0; ///< the combination at work
    std::size_t points = 0;
    Progress step;
    const SweepPoint* finished = nullptr; ///< set once for each point, when it is there
};
/// False asks the sweep to stop; what was measured stays.
using SweepSink = std::function<bool(const SweepProgress&)>;

/// The values that "name=a,b,c", "name=1..32" (doubling from the first to the last) or "name" alone stand
/// for; alone, a parameter takes all its words, or all powers of two in its range up to `most`. Errors:
/// unknown_parameter; value_not_allowed.
Result<SweepAxis> sweep_axis(const Experiment& experiment, const std::string& text, std::uint64_t most);

/// Runs every combination, then times the fastest in turn: what was measured minutes apart is not compared.
/// Without a timer it keeps the first times. Errors: unknown_parameter, value_not_allowed (of what stays, or
/// of one or two axes); sweep_has_no_valid_combination, with the first combination's reason as its detail.
Result<Sweep> sweep(const Experiment& experiment, const SweepRequest& request, const Recorder& recorder,
                    const SweepSink& sink = {}, const RunTimer& timer = {});

/// The counted and modelled figures for which a table of a sweep has columns, in their order.
[[nodiscard]] std::vector<const RunFigure*> sweep_figures();

/// Of these the ones that are not zero in every combination that ran.
[[nodiscard]] std::vector<const RunFigure*> figures_shown(const Sweep& sweep);

/// The axes that make another question of each of their values, and have several: their times are
/// observations, and none is recommended.
[[nodiscard]] std::vector<std::string> questions(const Sweep& sweep);

/// None where no combination was timed and right, where timing in turn failed, or where the sweep asks
/// several questions.
[[nodiscard]] std::optional<Recommendation> recommend(const Sweep& sweep);

/// A timed point's median as it was compared: where the combinations get unequal work done, for as many
/// elements as the one that does the most.
[[nodiscard]] double compared_median_ns(const Sweep& sweep, const SweepPoint& point);

/// The points that are worth timing in turn: the fastest ones that may be recommended, fastest first.
[[nodiscard]] std::vector<std::size_t> worth_timing_in_turn(const Sweep& sweep);

} // namespace lockstep

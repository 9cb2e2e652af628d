#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/experiments/experiment.h"
#include "core/hardware/hardware_model.h"
#include "core/run/device_info.h"
#include "core/session/run_figures.h"
#include "core/trace/recording.h"

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
};

struct SweepRequest {
    ParameterValues parameters;  ///< those that stay as they are
    std::vector<SweepAxis> axes; ///< one or two
    HardwareModel hardware;
};

/// One combination: its figures, or why it has none (the parameters refuse it, the device cannot run it).
struct SweepPoint {
    ParameterValues parameters; ///< complete, where they are allowed
    std::optional<RunFigures> figures;
    std::optional<Error> error;
};

/// The combination with the least measured time among those whose result is right.
struct Recommendation {
    std::size_t point = 0;            ///< index into Sweep::points
    std::vector<std::size_t> as_good; ///< points whose quartiles overlap its own: no clear difference
    std::optional<std::size_t> next;  ///< the fastest that is clearly slower
    std::vector<const RunFigure*>
        least; ///< figures but times of which no other point has less, and one has more
};

struct Sweep {
    std::string what;
    DeviceInfo device; ///< of the first combination that ran
    HardwareModel hardware;
    std::vector<SweepAxis> axes;
    std::vector<SweepPoint> points; ///< the last axis varies fastest
    std::optional<Recommendation> recommendation;
    std::optional<Error> stopped; ///< why combinations are missing at the end: cancelled, no_device
};

struct SweepProgress {
    std::size_t point = 0; ///< the combination at work
    std::size_t points = 0;
    Progress step;
    const SweepPoint* finished = nullptr; ///< set once for each point, when it is there
};
/// False asks the sweep to stop; what was measured stays.
using SweepSink = std::function<bool(const SweepProgress&)>;

/// Makes the recording of complete, checked parameters.
using Recorder = std::function<Result<Recording>(const ParameterValues&, const ProgressSink&)>;

/// The values that "name=a,b,c", "name=1..32" (doubling from the first to the last) or "name" alone stand
/// for; alone, a parameter takes all its words, or all powers of two in its range up to `most`. Errors:
/// unknown_parameter; value_not_allowed.
Result<SweepAxis> sweep_axis(const Experiment& experiment, const std::string& text, std::uint64_t most);

/// Runs every combination. Errors: unknown_parameter, value_not_allowed (of what stays, or of one or two
/// axes); sweep_has_no_valid_combination, with the first combination's reason as its detail.
Result<Sweep> sweep(const Experiment& experiment, const SweepRequest& request, const Recorder& recorder,
                    const SweepSink& sink = {});

/// The counted and modelled figures for which a table of a sweep has columns, in their order.
[[nodiscard]] std::vector<const RunFigure*> sweep_figures();

/// Of these the ones that are not zero in every combination that ran.
[[nodiscard]] std::vector<const RunFigure*> figures_shown(const Sweep& sweep);

/// None where no combination was timed and right.
[[nodiscard]] std::optional<Recommendation> recommend(const std::vector<SweepPoint>& points);

} // namespace lockstep

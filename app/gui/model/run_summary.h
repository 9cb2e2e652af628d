#pragma once

#include <cstddef> // first: moc 6.4 cannot read <compare> (in ids.h) before any other standard header

#include "core/experiments/experiment.h"
#include "core/session/group_view.h"
#include "core/session/run_figures.h"

#include <QString>
#include <map>
#include <optional>
#include <vector>

namespace lockstep::gui {

/// The rounds of one loop side by side; rounds of a kernel's next loop are counted from the start again.
struct RoundBlock {
    QString word;          ///< "round k"; empty: points are ticks
    std::size_t first = 0; ///< index into the summary's points
    std::size_t count = 0;
};

/// The data of a run that charts keep, so that variants of a family can be shown side by side.
struct RunSummary {
    QString id;
    QString key;        ///< unique: the experiment, its parameters, the device, the preset
    QString title;      ///< "A Interleaved"
    unsigned place = 0; ///< selects colour, marker, dash, hatch: family index, or from RunIdentities
    QString chip;       ///< "256 · 64": elements and group size, if it has them
    QString device;
    bool is_cpu = false;
    RunFigures figures;         ///< of the whole run
    bool timed_in_turn = false; ///< figures.timing was measured in alternation with the other compared runs
    std::map<std::string, std::string> parameters;
    QString hardware;       ///< the model's preset, and whether it was changed
    bool has_error = false; ///< findings of severity error, or a wrong result
    QString fault;          ///< the fault, if there is one: "data race", "wrong result"
    Work work;
    std::map<std::string, std::string> question; ///< parameters that determine the work
    QString elements; ///< "16,777,216 elements"; empty if the experiment has no size
    std::vector<QString>
        rounds; ///< labels of the rounds: values of the loop variable; empty: points are ticks
    std::vector<RoundBlock> blocks; ///< of all points, in their order
    /// Per cent; only for the memory accesses of a round: active lanes of W per warp step. Lane efficiency
    /// covers all sites: figures.totals.lanes.
    std::vector<double> access_lanes;
    std::vector<double> local_passes; ///< bank passes of a round's writes to local memory
    double whole_access_lanes = 0;    ///< per cent, over all these points
    std::uint64_t whole_passes = 0;
};

/// "educational", or "educational, changed" if numbers of the preset were changed. `device`: the device that
/// the preset may belong to.
[[nodiscard]] QString hardware_text(const HardwareModel& hardware, const DeviceInfo& device);
/// "Tesla T4", "CPU: Xeon": the name of a device in every chart.
[[nodiscard]] QString device_text(const QString& name, bool is_cpu);
/// The devices of the runs, each listed once.
[[nodiscard]] QString devices_text(const std::vector<const RunSummary*>& runs);
/// "A", "A2": the letter at the start of a run's title.
[[nodiscard]] QString letter_of(const RunSummary& run);

/// Why a run's figures cannot share an axis with those of another run, or with those of any correct run;
/// empty if they can: "not comparable: 1,048,576 elements".
[[nodiscard]] QString why_not_comparable(const RunSummary& run, const RunSummary& with);

/// Of the group that the view shows.
[[nodiscard]] RunSummary summarise(const GroupView& view);

/// The point of the series that contains a tick; empty outside rounds.
[[nodiscard]] std::optional<std::size_t> point_at(const GroupView& view, Tick tick);

} // namespace lockstep::gui

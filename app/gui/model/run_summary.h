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

/// The rounds of one loop beside each other; a kernel's further loop counts anew.
struct RoundBlock {
    QString word;          ///< "round k"; empty: points are ticks
    std::size_t first = 0; ///< of the summary's points
    std::size_t count = 0;
};

/// What the charts keep of a run, so that the variants of a family can stand side by side.
struct RunSummary {
    QString id;
    QString key;        ///< tells it from other runs: the experiment, its parameters, the device, the preset
    QString title;      ///< "A Interleaved"
    unsigned place = 0; ///< colour, marker, dash and hatch; in its family, or as RunIdentities gives it
    QString chip;       ///< "256 · 64": elements and group size, as far as it has such
    QString device;
    bool is_cpu = false;
    RunFigures figures;         ///< of the whole run
    bool timed_in_turn = false; ///< figures.timing was taken in turn with the other compared runs'
    std::map<std::string, std::string> parameters;
    QString hardware;       ///< the model's preset, and whether it was changed
    bool has_error = false; ///< findings of severity error, or a wrong result
    QString fault;          ///< what is wrong where something is: "data race", "wrong result"
    Work work;
    std::map<std::string, std::string> question; ///< parameters that make another work of it
    QString elements; ///< "16,777,216 elements", empty where the experiment has no size
    std::vector<QString>
        rounds; ///< labels of the rounds: values of the loop variable; empty: points are ticks
    std::vector<RoundBlock> blocks; ///< of all points, in their order
    /// Per cent; of a round's memory accesses alone: active lanes of W a warp step. Lane efficiency is of all
    /// sites: figures.totals.lanes.
    std::vector<double> access_lanes;
    std::vector<double> local_passes; ///< a round's trips over the banks when writing to local memory
    double whole_access_lanes = 0;    ///< per cent, over all these points
    std::uint64_t whole_passes = 0;
};

/// "educational", "educational, changed": a preset whose numbers are not all as it has them. `device`: whose own
/// preset it may be.
[[nodiscard]] QString hardware_text(const HardwareModel& hardware, const DeviceInfo& device);
/// "Tesla T4", "CPU: Xeon": a device as every chart names it.
[[nodiscard]] QString device_text(const QString& name, bool is_cpu);
/// The devices that the runs ran on, each once.
[[nodiscard]] QString devices_text(const std::vector<const RunSummary*>& runs);
/// "A", "A2": the letter that a run's title begins with.
[[nodiscard]] QString letter_of(const RunSummary& run);

/// Why a run's figures do not stand on one axis with those of another, or beside right ones at all; empty
/// where they do: "not comparable: 1,048,576 elements".
[[nodiscard]] QString why_not_comparable(const RunSummary& run, const RunSummary& with);

/// Of the group that the view shows.
[[nodiscard]] RunSummary summarise(const GroupView& view);

/// The point of the series at which a tick stands; nothing outside rounds.
[[nodiscard]] std::optional<std::size_t> point_at(const GroupView& view, Tick tick);

} // namespace lockstep::gui

#pragma once

#include <cstddef> // first, because moc 6.4 fails if <compare> (used by ids.h) is the first standard header

#include "core/experiments/experiment.h"
#include "core/session/group_view.h"
#include "core/session/run_figures.h"

#include <QString>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace lockstep::gui {

/// A loop whose rounds (iterations) are plotted together; the rounds of the kernel's next loop are counted
/// from the start again.
struct RoundBlock {
    QString word;          ///< name of a point: "round k"; empty if the points are ticks, not rounds
    std::size_t first = 0; ///< index of the first point in the summary
    std::size_t count = 0;
};

/// The data of a run that charts need, kept so that variants of a family can be shown side by side.
struct RunSummary {
    QString id;
    QString file;  ///< path of the user's own kernel that was run here, because names of files are not unique
    QString key;   ///< unique key: the experiment, its parameters, the device and the preset
    QString title; ///< for example "A Interleaved"
    unsigned place = 0; ///< series index for colour, marker, dash, hatch: family index, or from RunIdentities
    QString chip;       ///< "256 · 64": elements and group size, if the run has them
    QString device;
    bool is_cpu = false;
    bool is_own = false;        ///< true for a run of the user's own kernel, false for a run of an experiment
    RunFigures figures;         ///< metrics of the whole run
    bool timed_in_turn = false; ///< figures.timing was measured alternately with the other compared runs
    std::map<std::string, std::string> parameters;
    QString hardware;       ///< preset of the hardware model, and whether numbers were changed
    bool has_error = false; ///< whether it has findings of severity error or a wrong result
    QString fault;          ///< short name of its fault, if any: "data race", "wrong result"
    Work work;
    std::map<std::string, std::string> question; ///< parameters that determine what work is done
    QString elements;               ///< "16,777,216 elements"; empty if the experiment has no size
    std::vector<QString> rounds;    ///< round labels: values of the loop variable; empty if points are ticks
    std::vector<RoundBlock> blocks; ///< the loops that the points belong to, in order
    /// Percentage of a warp's lanes that are active per warp step, for the memory accesses of each round.
    /// (Lane efficiency, which covers all sites, is figures.totals.lanes.)
    std::vector<double> access_lanes;
    std::vector<double> local_passes; ///< bank passes of the local memory writes of each round
    double whole_access_lanes = 0;    ///< percentage of active lanes over all points of access_lanes
    std::uint64_t whole_passes = 0;
};

/// Names the preset of a model: "educational", or "educational, changed" if some of its numbers were changed.
/// `device` is the device to which the preset may belong.
[[nodiscard]] QString hardware_text(const HardwareModel& hardware, const DeviceInfo& device);
/// Names a device as charts do: "Tesla T4", "CPU: Xeon".
[[nodiscard]] QString device_text(const QString& name, bool is_cpu);
/// Lists the devices of the runs, each one once.
[[nodiscard]] QString devices_text(const std::vector<const RunSummary*>& runs);
/// Returns the letter at the start of a run's title: "A", "A2".
[[nodiscard]] QString letter_of(const RunSummary& run);

/// Says why a run's metrics cannot share an axis with those of another run, or with those of any correct run:
/// "not comparable: 1,048,576 elements". Empty if they can.
[[nodiscard]] QString why_not_comparable(const RunSummary& run, const RunSummary& with);

/// Builds the summary of the run and the group that the view shows.
[[nodiscard]] RunSummary summarise(const GroupView& view);

/// Returns the index of the point that contains a tick; empty outside rounds.
[[nodiscard]] std::optional<std::size_t> point_at(const GroupView& view, Tick tick);

/// Assigns each run a letter, colour and shape, which every chart, list, table and sentence uses. The first
/// run of an experiment gets those of the experiment ("E"), and that of the user's n-th own file the n-th letter.
/// Further runs with other parameters, another device or another preset get the next number ("E2") and a
/// different shape.
class RunIdentities {
public:
    /// Sets the identity of a run. The same run always gets the same identity.
    void identify(RunSummary& run);

private:
    struct Identity {
        unsigned number = 1; ///< sequence number among the runs of its experiment
        unsigned place = 0;
    };
    [[nodiscard]] unsigned free_place(unsigned own) const;
    void place_own(RunSummary& run);

    std::map<QString, Identity> known_;                       ///< identities by key of the run
    std::map<std::pair<QString, QString>, unsigned> runs_of_; ///< number of runs, by experiment or file
    /// The user's own kernels (id and file), in the order of their first runs.
    std::vector<std::pair<QString, QString>> own_;
};

} // namespace lockstep::gui

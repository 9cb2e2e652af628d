#pragma once

#include "app/common/place/place.h"
#include "app/gui/model/compared_runs.h"
#include "app/gui/model/edited.h"
#include "app/gui/model/jobs.h"
#include "app/gui/model/run_identities.h"
#include "core/facts/device_info.h"
#include "core/hardware/device_preset.h"
#include "core/kernel/sim_file.h"

#include <QByteArray>
#include <QHash>
#include <QRect>
#include <QString>
#include <QStringList>
#include <array>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

class QsciDocument;

namespace lockstep::gui {

/// The parameters of the chosen experiment.
struct ParameterForm {
    std::string experiment; ///< empty: none
    std::vector<ParameterInfo> parameters;
    Edited<ParameterValues> values;
    std::map<std::string, QString> typed; ///< texts that are not values: not allowed, or not left yet
    ParameterValues run;                  ///< the shown run's; empty: none is shown
    std::map<std::string, ParameterValues> of_others; ///< by experiment: what was typed stays with it
};

/// The hardware that runs are analysed with.
struct HardwareForm {
    Edited<HardwareWish> wish{HardwareWish{.model = {}, .of_device = HardwareChanges()}};
    DeviceInfo device{.is_cpu = true}; ///< until a run has another: the default device
};

/// The launch of the user's own kernel.
struct LaunchEdit {
    std::optional<LaunchForm> form;
    Edited<SimFile> launch;
    SimFile begun;              ///< what was run last
    std::optional<SimFile> run; ///< what the views show
    QStringList typed;          ///< the text of each field, in their order
    bool is_shown = false;      ///< instead of an experiment's parameters
};

/// Something is wrong with a line of a source.
struct SourceProblem {
    std::uint32_t line = 0; ///< from 1
    QString message;

    friend bool operator==(const SourceProblem&, const SourceProblem&) = default;
};

/// The text in the editor.
struct SourceText {
    std::shared_ptr<QsciDocument> document; ///< with its undo history; null before the first window
    bool is_editable = false;
    std::vector<SourceProblem> problems;
    int caret_line = 0;
    int caret_column = 0;
    int first_row = 0; ///< at the top
    int counters = 0;  ///< which counters stand beside the lines
};

/// The user's own kernel: its files, and what was edited and not saved.
struct OwnKernel {
    QString path; ///< that was opened; empty: nothing
    /// Its kernel is the chosen one of several; its parameters and options hold until the launch is changed.
    RunSpec asked;
    QString saved;                   ///< the program as its file has it
    QHash<QString, QString> unsaved; ///< programs that were edited and left, by what was opened
    bool is_opening = false;
    bool is_run_wanted = false;       ///< as soon as the files outside may be read
    bool looked_for_new = false;      ///< since the last edit: whether the kernel has another name
    bool is_read_wanted = false;      ///< the text was edited after it was read
    std::vector<std::string> allowed; ///< files outside the folder that may be read, see RunSpec::readable
    std::string refused;              ///< the list that was refused last
};

/// The list of experiments.
struct ExperimentList {
    QString selected; ///< empty: none
    QString filter;
    /// What a run is called and marked with in charts, lists and sentences too.
    struct Identity {
        unsigned place = 0;
        QString title;
        QString chip;
    };
    std::map<QString, Identity> runs; ///< by experiment, of those that have run
    std::set<QString> done;
    std::map<QString, QString> failed;  ///< with their reasons
    std::shared_ptr<const Session> own; ///< the shown run of the user's own kernel
};

/// What a sweep varies, and what came of it.
struct SweepForm {
    struct Axis {
        QString parameter;
        QString values; ///< as typed
    };
    /// What came of a sweep, and what else there is to say of it.
    struct Known {
        std::shared_ptr<const Sweep> sweep;
        QString note;
    };
    QString experiment;
    std::array<Axis, 2> axes;
    std::vector<SweepAxis> running;   ///< the axes of the last sweep
    std::vector<SweepPoint> measured; ///< of the sweep that runs
    std::optional<SweepStep> step;    ///< where it is
    std::map<QString, Known> known;   ///< by experiment: the last of each
    bool waits = false;               ///< for the run that is under way
    int figure = 0;                   ///< of the chart
    int form = 0;
};

/// What the charts show.
struct ChartedRuns {
    std::vector<RunSummary> runs;
    int page = 0;
};

/// A link that is being opened.
struct PlaceOpening {
    std::optional<ViewPlace> wanted; ///< whose run is not shown yet
    bool has_begun = false;          ///< the run of `wanted`
    std::size_t others = 0;          ///< runs that are still made to be compared
    std::vector<QString> compared;   ///< keys of the runs that are compared
};

/// How the window stands on the screen.
struct WindowPlace {
    QRect geometry; ///< empty: not known
    Qt::WindowStates states;
    QByteArray docks;
    double text_scale = 1; ///< that the docks were placed with
    int tab = 0;
    std::vector<int> sub_views; ///< of each tab
    double zoom = 1;            ///< of the picture in front
    int link = 0;               ///< by which compared pictures are linked
    QString compared_picture;
    std::optional<Error> error; ///< above the views
    QString note;               ///< the same
    bool closes_when_saved = false;
    bool asks = true; ///< before edits are lost
};

/// Everything that a person has typed, chosen and edited, each value once. Outlives the widgets that show it.
struct Desk {
    ParameterForm parameters;
    HardwareForm hardware;
    LaunchEdit launch;
    SourceText source;
    OwnKernel kernel;
    ExperimentList experiments;
    SweepForm sweep;
    ComparedRuns compared;
    ChartedRuns charts;
    RunIdentities identities;
    std::deque<RunRequest> variants; ///< runs that wait behind the shown one
    bool has_other_hardware = false; ///< since the run under way began: it is analysed again when it ends
    PlaceOpening place;
    QUndoStack* last_changed = nullptr; ///< one of those above: it is undone first
    WindowPlace window;
};

} // namespace lockstep::gui

#pragma once

#include "app/common/place/place.h"
#include "app/gui/model/compared_runs.h"
#include "app/gui/model/edited.h"
#include "app/gui/model/jobs.h"
#include "app/gui/model/place_history.h"
#include "app/gui/model/run_identities.h"
#include "core/facts/device_info.h"
#include "core/hardware/device_preset.h"
#include "core/kernel/sim/sim_file.h"

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
    std::map<std::string, QString> typed; ///< texts that are not values: not allowed, or still being edited
    ParameterValues run;                  ///< of the shown run; empty: no run is shown
    std::map<std::string, ParameterValues> of_others; ///< by experiment: keeps what was typed for it
};

/// The hardware that runs are analysed with.
struct HardwareForm {
    Edited<HardwareWish> wish{HardwareWish{.model = {}, .of_device = HardwareChanges()}};
    DeviceInfo device{.is_cpu = true}; ///< the default device, until a run has another one
};

/// The launch of the user's own kernel.
struct LaunchEdit {
    std::optional<LaunchForm> form;
    Edited<SimFile> launch;
    SimFile begun;              ///< the launch that was run last
    std::optional<SimFile> run; ///< the launch that the views show
    QStringList typed;          ///< the text of each field, in the order of the fields
    bool is_shown = false;      ///< shown instead of an experiment's parameters
};

/// A problem with a source line.
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
    int first_row = 0; ///< the row at the top
    int counters = 0;  ///< the set of counters shown next to the lines
};

/// The user's own kernel: its files, and unsaved edits.
struct OwnKernel {
    QString path; ///< the opened file; empty: none
    /// Its kernel is the chosen one of several; its parameters and options apply until the launch is changed.
    RunSpec asked;
    QString saved;                   ///< the program text as saved in its file
    QHash<QString, QString> unsaved; ///< edited programs of files that are no longer shown, by opened file
    bool is_opening = false;
    bool is_run_wanted = false;       ///< run as soon as the files outside may be read
    bool looked_for_new = false;      ///< since the last edit: whether the kernel was renamed
    bool is_read_wanted = false;      ///< the text was edited after it was read
    std::vector<std::string> allowed; ///< files outside the folder that may be read; see RunSpec::readable
    std::string refused;              ///< the list that was refused last
};

/// The list of experiments.
struct ExperimentList {
    QString selected; ///< empty: none
    QString filter;
    /// The name and mark of a run, also used in charts, lists and sentences.
    struct Identity {
        unsigned place = 0;
        QString title;
        QString chip;
    };
    std::map<QString, Identity> runs; ///< by experiment, for those that have run
    std::set<QString> done;
    std::map<QString, QString> failed;  ///< with the reasons
    std::shared_ptr<const Session> own; ///< the shown run of the user's own kernel
};

/// What a sweep varies, and its result.
struct SweepForm {
    struct Axis {
        QString parameter;
        QString values; ///< as typed
    };
    /// The result of a sweep, and a note about it.
    struct Known {
        std::shared_ptr<const Sweep> sweep;
        QString note;
    };
    QString experiment;
    std::array<Axis, 2> axes;
    std::vector<SweepAxis> running;   ///< the axes of the last sweep
    std::vector<SweepPoint> measured; ///< of the sweep that runs
    std::optional<SweepStep> step;    ///< the current position of the sweep
    std::map<QString, Known> known;   ///< by experiment: the last sweep of each
    bool waits = false;               ///< for the current run to finish
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
    std::optional<ViewPlace> wanted; ///< the place whose run is not shown yet
    bool has_begun = false;          ///< the run of `wanted`
    std::size_t others = 0;          ///< number of runs still to be made for the comparison
    std::vector<QString> compared;   ///< keys of the compared runs
};

/// How a picture is enlarged, and which part of its axis is visible.
struct PictureZoom {
    double zoom = 1;
    double axis_begin = 0;
    double axis_end = 0;    ///< 0: the whole axis
    double axis_length = 0; ///< the range is for an axis of this length

    friend bool operator==(const PictureZoom&, const PictureZoom&) = default;
};

/// The position and layout of the window.
struct WindowPlace {
    QRect geometry; ///< empty: unknown
    Qt::WindowStates states;
    QByteArray docks;
    double text_scale = 1; ///< the scale at which the docks were placed
    int tab = 0;
    std::vector<int> sub_views;               ///< of each tab
    std::map<std::string, PictureZoom> zooms; ///< by name of the picture
    int link = 0;                             ///< how compared pictures are linked
    QString compared_picture;
    std::optional<Error> error; ///< shown above the views
    QString note;               ///< shown above the views
    bool closes_when_saved = false;
    bool asks = true; ///< ask before edits are lost
};

/// Everything that the user typed, chose or edited; each value is stored once. Outlives its widgets.
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
    std::deque<RunRequest> variants; ///< runs that wait to be made in the background
    bool has_other_hardware = false; ///< the hardware changed during the current run: analyse it again
    PlaceOpening place;
    PlaceHistory visited;
    QUndoStack* last_changed = nullptr; ///< one of the stacks above: the one that is undone first
    WindowPlace window;
};

} // namespace lockstep::gui

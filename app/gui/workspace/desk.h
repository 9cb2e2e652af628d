#pragma once

#include "app/common/place/place.h"
#include "app/gui/workspace/compared_runs.h"
#include "app/gui/workspace/edit_recovery.h"
#include "app/gui/workspace/edited.h"
#include "app/gui/workspace/export_desk.h"
#include "app/gui/workspace/jobs.h"
#include "app/gui/workspace/lesson/lesson_desk.h"
#include "app/gui/workspace/places/bookmarks.h"
#include "app/gui/workspace/places/place_history.h"
#include "app/gui/workspace/presentation_desk.h"
#include "app/gui/workspace/race/race_playback.h"
#include "app/gui/workspace/run_summary.h"
#include "app/gui/workspace/trial/tried_array.h"
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

/// The values of the form with an experiment's parameters.
struct ParameterForm {
    std::string experiment; ///< id of the shown experiment; empty if there is none
    std::vector<ParameterInfo> parameters;
    Edited<ParameterValues> values;
    std::map<std::string, QString> typed; ///< input that is not a valid value or is still being edited
    /// The size to restore when the user removes the input values; empty: the input is generated.
    std::string generated_size;
    ParameterValues run; ///< parameter values of the shown run; empty if no run is shown
    /// By experiment: the values entered for other experiments.
    std::map<std::string, ParameterValues> of_others;
};

/// The hardware model with which runs are analysed.
struct HardwareForm {
    Edited<HardwareWish> wish{HardwareWish{.model = {}, .of_device = HardwareChanges()}};
    DeviceInfo device{.is_cpu = true}; ///< device of the shown run; before the first run, the default device
};

/// The launch of the user's own kernel, as edited.
struct LaunchEdit {
    std::optional<LaunchForm> form;
    Edited<SimFile> launch;
    SimFile begun;              ///< the launch that was started last
    std::optional<SimFile> run; ///< the launch that the views show
    QStringList typed;          ///< the text of each input field, in the order of the fields
    bool is_shown = false;      ///< whether the launch is shown instead of an experiment's parameters
};

/// An error or warning about a source line.
struct SourceProblem {
    std::uint32_t line = 0; ///< line number, from 1
    QString message;

    friend bool operator==(const SourceProblem&, const SourceProblem&) = default;
};

/// Source lines at which playback stops, by what is run (Recording::what).
using Breakpoints = std::map<std::string, std::set<std::uint32_t>>;

/// The text in the source editor.
struct SourceText {
    std::shared_ptr<QsciDocument> document; ///< includes the undo history; null before the first window
    bool is_editable = false;
    std::vector<SourceProblem> problems;
    int caret_line = 0;
    int caret_column = 0;
    int first_row = 0; ///< index of the first visible row
    int counters = 0;  ///< which set of counters is shown next to the lines
};

/// The user's own kernel: its files, and unsaved edits.
struct OwnKernel {
    QString path; ///< the opened file; empty if there is none
    /// The request with its chosen kernel, parameters and options, which apply until the launch is changed.
    RunSpec asked;
    QString saved;        ///< the program text as saved in its file
    UnsavedTexts unsaved; ///< edited programs of files that are not shown now
    bool is_opening = false;
    /// Whether to run the kernel as soon as the user allows reading files outside the folder.
    bool is_run_wanted = false;
    bool looked_for_new = false; ///< whether a renamed kernel was searched for since the last edit
    bool is_read_wanted = false; ///< whether the text was edited since it was last parsed
    /// Files outside the folder that the user allowed; see RunSpec::readable.
    std::vector<std::string> allowed;
    std::string refused; ///< the list of files that the user refused last
};

/// The list of experiments.
struct ExperimentList {
    QString selected; ///< id of the selected experiment; empty if there is none
    QString filter;
    /// The name and mark of a run in charts, lists and sentences.
    struct Identity {
        unsigned place = 0;
        QString title;
        QString chip;
    };
    std::map<QString, Identity> runs; ///< by experiment: identity of its last run
    std::set<QString> done;
    std::map<QString, QString> failed;  ///< by experiment: why its last run failed
    std::shared_ptr<const Session> own; ///< the shown run of the user's own kernel
};

/// The settings of a sweep and its result.
struct SweepForm {
    struct Axis {
        QString parameter;
        QString values; ///< the values as typed by the user
    };
    /// A finished sweep and a note about it.
    struct Known {
        std::shared_ptr<const Sweep> sweep;
        QString note;
    };
    QString subject; ///< id of the experiment, or path of the user's own kernel; empty if there is none
    std::array<Axis, 2> axes;
    std::vector<SweepAxis> running;   ///< the axes of the sweep that was started last
    std::vector<SweepPoint> measured; ///< the measured points of the running sweep
    std::optional<SweepStep> step;    ///< progress of the running sweep
    std::map<QString, Known> known;   ///< by subject: its last sweep
    bool waits = false;               ///< whether the sweep waits for the current run to finish
    int figure = 0;                   ///< index of the metric in the chart
    int form = 0;
    QString why_not; ///< why no sweep can be started; empty if one can
};

/// The choices of the page "Try it".
struct TryForm {
    std::string array;           ///< name of the array; empty: the one with the most conflicts
    std::uint32_t row = 0;       ///< elements per row, see TrialWish
    LayoutChoice chosen;         ///< the layout that is compared with the recorded one
    bool shows_recorded = false; ///< whether the recorded layout is shown instead of the chosen one
};

/// The runs that the charts show.
struct ChartedRuns {
    std::vector<RunSummary> runs;
    int page = 0;
};

/// The state of opening a link.
struct PlaceOpening {
    std::optional<ViewPlace> wanted; ///< the place to open, while its run is not shown yet
    bool has_begun = false;          ///< whether the run of `wanted` was started
    std::size_t others = 0;          ///< number of runs that still must be recorded for the comparison
    std::vector<QString> compared;   ///< keys of the compared runs
};

/// How a picture is enlarged, and which part of its axis is visible.
struct PictureZoom {
    double zoom = 1;
    double axis_begin = 0;
    double axis_end = 0;    ///< end of the visible range; if 0, the whole axis is visible
    double axis_length = 0; ///< length of the axis when the range was set

    friend bool operator==(const PictureZoom&, const PictureZoom&) = default;
};

/// The geometry and layout of the window.
struct WindowPlace {
    QRect geometry; ///< position and size; empty if not known yet
    Qt::WindowStates states;
    QByteArray docks;
    /// Positions of the visible docks in the window, by their names.
    std::map<QString, QRect> dock_places;
    QString sheet;         ///< the panel that a narrow window shows below its views; empty: none
    double text_scale = 1; ///< the text scale at which the docks were arranged
    int tab = 0;
    bool shows_start = false;                 ///< whether the page Start is shown instead of the tabs
    std::vector<int> sub_views;               ///< the selected sub-view of each tab
    std::map<std::string, PictureZoom> zooms; ///< zoom of each picture, by the picture's name
    int link = 0;                             ///< how compared pictures are aligned: index of a LinkBy
    QString compared_picture;
    std::optional<Error> error; ///< error shown above the views
    QString note;               ///< note shown above the views
    bool closes_when_saved = false;
    bool asks = true; ///< whether to ask before unsaved edits are discarded
};

/// The page Start.
struct StartForm {
    QString filter;
    /// True if a worker has found no OpenCL device, so that nothing can be run.
    bool lacks_device = false;
};

/// Everything that the user typed, chose or edited. Each value is stored only here, and outlives the widgets
/// that show it.
struct Desk {
    ParameterForm parameters;
    HardwareForm hardware;
    LaunchEdit launch;
    SourceText source;
    OwnKernel kernel;
    ExperimentList experiments;
    SweepForm sweep;
    TryForm trial;
    ComparedRuns compared;
    RaceForm race;
    ChartedRuns charts;
    RunIdentities identities;
    std::deque<RunRequest> variants; ///< runs to be recorded in the background
    /// True if the hardware model was changed during the current run, so that the run must be analysed again.
    bool has_other_hardware = false;
    Breakpoints breakpoints;
    PlaceOpening place;
    PlaceHistory visited;
    std::optional<Bookmarks> bookmarks; ///< empty: not read from the settings yet
    LessonDesk lesson;
    QUndoStack* last_changed = nullptr; ///< one of the stacks above: the one that Undo applies to first
    WindowPlace window;
    StartForm start;
    PresentationDesk presentation;
    ExportDesk exporting;
};

} // namespace lockstep::gui

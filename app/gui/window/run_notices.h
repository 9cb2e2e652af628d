#pragma once

#include "app/gui/workspace/workspace.h"

#include <QObject>
#include <vector>

namespace lockstep::gui {

class Centre;
class ExperimentsPanel;
class PictureNotice;
class PictureVeil;
class SourcePanel;
class StatusLine;

/// The widgets that show what the user wants to run: the list of experiments and the source.
struct Wanted {
    const ExperimentsPanel& experiments;
    SourcePanel& source;
};

/// The panels and pages that show the run of the views.
using ShownPanels = std::vector<QWidget*>;

/// Keeps the title, the source, the views and the status consistent. If the views show an older run than the
/// source, they and the panels about the run are grey, and the views and the status say why:
///
///     source         views, status                           title
///     of the run     the run                                 Reduction, E Interleaved
///     edited         grey: "... the run before the edit"     mine.sim (not run)
///     of another     grey: "... still show E Interleaved"    Reduction, G Sequential (not run)
///
/// If the user's own kernel can be saved, the title is "mine.sim (edited)".
class RunNotices : public QObject {
    Q_OBJECT
public:
    RunNotices(Workspace& workspace, Centre& centre, StatusLine& status, Wanted wanted,
               const ShownPanels& panels, QWidget& window);

private:
    /// How the last attempt to run something ended.
    enum class Outcome : std::uint8_t { none, failed, cancelled };
    /// Why the shown run is old.
    enum class Old : std::uint8_t { no, edited, other };
    /// What the source shows.
    struct Subject {
        QString title;
        Old old = Old::no; ///< whether and why the views do not show it
    };

    void connect_runs();
    void end(Outcome outcome);
    void update();
    [[nodiscard]] bool is_recording() const;
    [[nodiscard]] Subject subject() const;
    [[nodiscard]] bool is_unsaved() const;
    [[nodiscard]] QString shown_title() const;
    [[nodiscard]] QString recording_sentence() const;
    [[nodiscard]] QString sentence_for_views(const Subject& subject) const;
    [[nodiscard]] QString sentence_for_status(const Subject& subject) const;

    Workspace& workspace_;
    StatusLine& status_;
    const Wanted wanted_;
    QWidget& window_;
    std::vector<PictureNotice*> notices_; ///< one notice per view
    std::vector<PictureVeil*> veils_;     ///< one veil per view and panel
    Outcome outcome_ = Outcome::none;
};

} // namespace lockstep::gui

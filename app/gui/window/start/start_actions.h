#pragma once

#include "app/gui/window/actions/action_set.h"
#include "app/gui/workspace/places/last_session.h"
#include "app/gui/workspace/settings.h"
#include "app/gui/workspace/workspace.h"

#include <QObject>
#include <QString>
#include <optional>

class QWidget;

namespace lockstep::gui {

class Centre;
class CurePanel;
class PlaceActions;
class RecentFiles;
class RunActions;
class StartPage;

/// The page Start: shows and leaves it, fills it, and remembers where the session ended.
///
///     shown at the start, or by command -> a file, a recording or the last place opens -> left
class StartActions : public QObject {
    Q_OBJECT
public:
    /// The objects that open what the user chooses.
    struct Openers {
        RunActions& runs;
        PlaceActions& places;
        RecentFiles& recent;
    };
    StartActions(Workspace& workspace, Settings& settings, const ActionSet& actions, Centre& centre,
                 Openers openers, QWidget& window);

    /// Shows the page.
    void show();
    /// Shows what the program starts with if nothing was named: the page or, if the user does not want it, the last
    /// place.
    void begin();
    /// Shows the session to continue, and whether it can be continued.
    void show_last();
    /// Shows on the page what the card "Why is it slow?" says about the run behind the page.
    void show_cause(const CurePanel& card);
    /// Saves the shown place, so that the next start can continue there. Does nothing if no run is shown.
    void keep_place();

signals:
    void presentation_wanted(const QString& file); ///< emitted when the user wants to present a lesson
    void lesson_wanted(
        const QString& file); ///< emitted when the user wants to open a lesson; the page is left before

private:
    void connect_page(const ActionSet& actions);
    void connect_runs();
    void fill();
    void show_recent();
    void load_first();
    void leave();
    void locate(const QString& path);
    void choose_folder();
    void go_on();
    [[nodiscard]] QString why_not(const LastSession& last) const;

    Workspace& workspace_;
    Settings& settings_;
    Centre& centre_;
    StartPage& page_;
    const Openers openers_;
    QWidget& window_;
    std::optional<LastSession> last_; ///< the session to continue
    QString first_;         ///< the recording that is being opened behind the page; empty if there is none
    bool is_first_ = false; ///< whether the run behind the page was not chosen by the user
};

} // namespace lockstep::gui

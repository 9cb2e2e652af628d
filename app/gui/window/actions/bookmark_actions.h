#pragma once

#include "app/common/place/place.h"
#include "app/gui/window/actions/action_set.h"
#include "app/gui/workspace/settings.h"
#include "app/gui/workspace/workspace.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>
#include <cstddef>
#include <functional>
#include <optional>

class QWidget;

namespace lockstep::gui {

class BookmarkList;
class Centre;
class PlaceActions;
class StatusLine;

/// Lets the user mark places with a text, lists them, and moves between those of the shown run. They are kept
/// in the workspace, and saved in the settings after each change. A change keeps the bookmarks that other
/// processes have saved meanwhile.
class BookmarkActions : public QObject {
    Q_OBJECT
public:
    BookmarkActions(Workspace& workspace, Settings& settings, const ActionSet& actions, Centre& centre,
                    PlaceActions& places, StatusLine& status, QWidget& window);

private:
    [[nodiscard]] Bookmarks& bookmarks() { return *workspace_.desk().bookmarks; }
    [[nodiscard]] std::optional<ViewPlace> here();
    void ask_for_text();
    void add(const ViewPlace& place, const QString& text);
    void show_list();
    void fill(BookmarkList& list);
    void go(Direction direction);
    void open(const ViewPlace& place);
    void take_saved();
    void change(std::size_t index, const std::function<void(std::size_t)>& how);
    void note_change();
    void show_marks();

    Workspace& workspace_;
    Settings& settings_;
    Centre& centre_;
    PlaceActions& places_;
    StatusLine& status_;
    QWidget& window_;
    QPointer<BookmarkList> list_;
    QTimer soon_; ///< delays the marks, because the request of a run is stored after its session is shown
};

} // namespace lockstep::gui

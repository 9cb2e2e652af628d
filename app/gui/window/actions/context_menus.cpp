#include "app/gui/window/actions/context_menus.h"

#include "app/common/place/place_text.h"
#include "app/gui/charts/chart_base.h"
#include "app/gui/compare/compare_page.h"
#include "app/gui/compare/race_page.h"
#include "app/gui/compare/race_view.h"
#include "app/gui/exporting/picture.h"
#include "app/gui/exporting/render_line.h"
#include "app/gui/exporting/shown_place.h"
#include "app/gui/panels/findings/findings_page.h"
#include "app/gui/panels/panel_dock.h"
#include "app/gui/panels/source/source_panel.h"
#include "app/gui/panels/source/source_rows.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/sweep/sweep_page.h"
#include "app/gui/theme/table_text.h"
#include "app/gui/tryit/try_page.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/actions/selected_text.h"
#include "app/gui/window/appearance.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/exports/export_contents.h"
#include "app/gui/window/in_front.h"
#include "core/experiments/catalogue.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>

namespace lockstep::gui {
namespace {

constexpr double copied_scale = 2; ///< scale of copied pictures, for high-resolution screens and print

/// Returns whether a widget is a text field, which has its own context menu with Cut, Copy and Paste.
bool is_text_field(const QWidget& widget) {
    return qobject_cast<const QLineEdit*>(&widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
           qobject_cast<const QComboBox*>(&widget) != nullptr;
}

bool shows_something(const QWidget& widget) {
    return qobject_cast<const SceneView*>(&widget) != nullptr ||
           qobject_cast<const ChartBase*>(&widget) != nullptr ||
           qobject_cast<const QAbstractItemView*>(&widget) != nullptr ||
           qobject_cast<const SourcePanel*>(&widget) != nullptr ||
           qobject_cast<const FindingsPage*>(&widget) != nullptr ||
           qobject_cast<const RaceView*>(&widget) != nullptr ||
           qobject_cast<const TryView*>(&widget) != nullptr ||
           qobject_cast<const PanelDock*>(&widget) != nullptr;
}

/// Returns the innermost element around a widget that has this context menu; null if there is none.
QWidget* shown_around(QWidget& widget) {
    for (QWidget* each = &widget; each != nullptr; each = each->parentWidget()) {
        if (is_text_field(*each)) {
            return nullptr;
        }
        if (shows_something(*each)) {
            return each;
        }
    }
    return nullptr;
}

template <class Page>
bool is_in(QWidget& widget) {
    for (QWidget* each = &widget; each != nullptr; each = each->parentWidget()) {
        if (qobject_cast<Page*>(each) != nullptr) {
            return true;
        }
    }
    return false;
}

/// Returns the view of `lockstep render` that shows the same element.
QString view_of(QWidget& shown) {
    if (const auto* view = qobject_cast<SceneView*>(&shown); view != nullptr) {
        return QString::fromLatin1(view->picture().name);
    }
    if (const auto* chart = qobject_cast<ChartBase*>(&shown); chart != nullptr) {
        return chart->render_view();
    }
    return is_in<SourcePanel>(shown)    ? QStringLiteral("source")
           : is_in<FindingsPage>(shown) ? QStringLiteral("findings")
           : is_in<ComparePage>(shown)  ? QStringLiteral("compare")
           : is_in<SweepPage>(shown)    ? QStringLiteral("sweep")
           : is_in<RacePage>(shown)     ? QStringLiteral("race")
           : is_in<TryPage>(shown)      ? QStringLiteral("try-it")
                                        : QStringLiteral("window");
}

/// Returns the place of a picture of a run that the window only compares. Empty if the run is not an
/// experiment, because the session does not record from which file it was run.
std::optional<ViewPlace> place_of_compared(const ShownPicture& shown) {
    const Session& session = *shown.view.session;
    return find_experiment(session.recording().what)
               ? std::optional(place_at(session, place_of_run(session), shown.cursor,
                                        QString::fromLatin1(shown.picture->name)))
               : std::nullopt;
}

} // namespace

ContextMenus::ContextMenus(QMainWindow& window, Workspace& workspace, const Centre& centre,
                           const Appearance& appearance, Notices notices)
    : QObject(&window),
      window_(window),
      workspace_(workspace),
      centre_(centre),
      appearance_(appearance),
      notices_(notices) {
    qApp->installEventFilter(this);
}

bool ContextMenus::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ContextMenu) {
        return false;
    }
    auto* widget = qobject_cast<QWidget*>(watched);
    if (widget == nullptr || widget->window() != &window_) {
        return false;
    }
    const auto* asked = static_cast<QContextMenuEvent*>(event);
    return open_for(*widget, asked->globalPos(), asked->reason() == QContextMenuEvent::Mouse);
}

void ContextMenus::open_for_focus() {
    QWidget* focus = QApplication::focusWidget();
    QWidget& from = focus != nullptr ? *focus : static_cast<QWidget&>(centre_.current_page());
    QWidget* shown = shown_around(from);
    if (shown != nullptr) {
        open_for(*shown, shown->mapToGlobal(shown->rect().center()), false);
    }
}

void ContextMenus::copy_focus() {
    QWidget* focus = QApplication::focusWidget();
    QWidget& from = focus != nullptr ? *focus : static_cast<QWidget&>(centre_.current_page());
    if (const QString text = selected_text(from); !text.isEmpty()) {
        copy_text(text, tr("Text copied to the clipboard"));
    } else if (QWidget* shown = shown_around(from)) {
        copy_image(*shown);
    }
}

bool ContextMenus::open_for(QWidget& widget, QPoint at, bool is_by_mouse) {
    QWidget* shown = shown_around(widget);
    if (shown == nullptr) {
        return false;
    }
    const auto* source = qobject_cast<SourcePanel*>(shown);
    const bool is_editor = source != nullptr && source->is_editable();
    QMenu* menu = is_editor ? editing_menu(source->editor()) : new QMenu(&window_); // undo, cut, paste
    menu->setObjectName(QStringLiteral("context"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (!is_editor) {
        add_image(*menu, *shown);
        add_export(*menu, *shown);
        add_data(*menu, *shown);
        add_link(*menu, *shown);
        add_command(*menu, *shown);
    }
    if (qobject_cast<SceneView*>(shown) != nullptr) {
        emit view_menu_opens(menu);
    }
    if (source != nullptr) {
        emit source_menu_opens(menu, is_by_mouse ? line_at(source->editor(), at) : 0);
    }
    if (const auto* list = qobject_cast<QAbstractItemView*>(shown); list != nullptr) {
        emit list_menu_opens(menu, is_by_mouse ? list->indexAt(list->viewport()->mapFromGlobal(at))
                                               : list->currentIndex());
    }
    menu->popup(at);
    return true;
}

void ContextMenus::add_image(QMenu& menu, QWidget& shown) {
    connect(menu.addAction(tr("Copy picture")), &QAction::triggered, &shown,
            [this, &shown] { copy_image(shown); });
}

void ContextMenus::add_export(QMenu& menu, QWidget& shown) {
    if (exported_widget(workspace_, shown) == nullptr) {
        return;
    }
    connect(menu.addAction(tr("Export…")), &QAction::triggered, &shown,
            [this, &shown] { emit export_wanted(&shown); });
    if (qobject_cast<ChartBase*>(&shown) != nullptr) {
        connect(menu.addAction(tr("Present this chart")), &QAction::triggered, &shown,
                [this, &shown] { emit presentation_wanted(&shown); });
    }
}

void ContextMenus::add_data(QMenu& menu, QWidget& shown) {
    const QString said = tr("Data copied to the clipboard as CSV");
    if (auto* chart = qobject_cast<ChartBase*>(&shown); chart != nullptr) {
        connect(menu.addAction(tr("Copy as CSV")), &QAction::triggered, chart,
                [this, chart, said] { copy_text(chart->as_csv(), said); });
    } else if (auto* table = qobject_cast<QAbstractItemView*>(&shown); table != nullptr) {
        connect(menu.addAction(tr("Copy as CSV")), &QAction::triggered, table,
                [this, table, said] { copy_text(csv_of(*table->model()), said); });
    } else if (auto* source = qobject_cast<SourcePanel*>(&shown); source != nullptr) {
        connect(menu.addAction(tr("Copy as CSV")), &QAction::triggered, source,
                [this, source, said] { copy_text(source->counters_as_csv(), said); });
    }
}

void ContextMenus::add_link(QMenu& menu, QWidget& shown) {
    QAction* action = menu.addAction(tr("Copy link"));
    const auto place = place_of(shown);
    action->setEnabled(place.has_value());
    const QString link = place ? QString::fromStdString(place_text(*place)) : QString();
    connect(action, &QAction::triggered, this,
            [this, link] { copy_text(link, tr("Link copied to the clipboard")); });
}

/// Returns the place that shows the element; empty if no place can describe it. The front page is described
/// with its current runs and sweep.
std::optional<ViewPlace> ContextMenus::place_of(QWidget& shown) {
    const QString view = view_of(shown);
    const GroupView* now = workspace_.selection().view();
    if (now == nullptr || view.isEmpty()) {
        return std::nullopt;
    }
    if (const auto* picture = qobject_cast<SceneView*>(&shown);
        picture != nullptr && !picture->scene().shapes.empty() &&
        picture->shown().view.session != now->session) {
        return place_of_compared(picture->shown());
    }
    const InFront front = in_front(workspace_, centre_);
    const bool is_in_front = front.what != nullptr && front.what->name() == view;
    return is_in_front ? front.what->place()
                       : place_at(*now->session, place_of_shown(*now->session, workspace_),
                                  workspace_.selection().cursor(), view);
}

void ContextMenus::add_command(QMenu& menu, QWidget& shown) {
    QAction* action = menu.addAction(tr("Copy command line"));
    const QString line = command_of(shown);
    action->setEnabled(!line.isEmpty());
    connect(action, &QAction::triggered, this,
            [this, line] { copy_text(line, tr("Command line copied to the clipboard")); });
}

/// Returns the command that renders the element; empty if it has no place.
QString ContextMenus::command_of(QWidget& shown) {
    const QString view = view_of(shown);
    const auto place = place_of(shown);
    if (!place) {
        return {};
    }
    const auto* picture = qobject_cast<SceneView*>(&shown);
    const InFront front = in_front(workspace_, centre_);
    if (front.what != nullptr && front.what->name() == view && picture == nullptr) {
        return front.what->command({.theme = appearance_.theme(), .frame = {.size = front.what->size()}});
    }
    return render_line(*place, {.theme = theme_option(appearance_.theme().name()),
                                .size = picture != nullptr ? picture->viewport()->size() : QSize(),
                                .file = view + QStringLiteral(".png")});
}

/// Copies an image. For a view, draws the whole picture again; for other elements, copies what is on screen.
void ContextMenus::copy_image(QWidget& shown) {
    const auto* view = qobject_cast<SceneView*>(&shown);
    const bool has_scene = view != nullptr && workspace_.selection().view() != nullptr && !view->is_waiting();
    QApplication::clipboard()->setImage(
        has_scene ? to_image(view->shown().scene(), appearance_.theme(), copied_scale)
                  : shown.grab().toImage());
    notices_.line.say(tr("Picture copied to the clipboard"));
}

void ContextMenus::copy_text(const QString& text, const QString& said) {
    QApplication::clipboard()->setText(text);
    notices_.line.say(said);
}

} // namespace lockstep::gui

#include "app/gui/window/shown_run.h"

#include "app/gui/charts/charts_panel.h"
#include "app/gui/compare/compare_page.h"
#include "app/gui/model/experiment_names.h"
#include "app/gui/panels/experiments_panel.h"
#include "app/gui/panels/findings_page.h"
#include "app/gui/panels/form_pages.h"
#include "app/gui/panels/inspector_panel.h"
#include "app/gui/panels/launches_panel.h"
#include "app/gui/panels/parameters_panel.h"
#include "app/gui/panels/source_panel.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/panels/transport_bar.h"
#include "app/gui/scenes/kit/step_words.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/centre.h"
#include "core/recording/recommendations.h"

namespace lockstep::gui {

ShownRun::ShownRun(Workspace& workspace, Centre& centre, const Panels& panels, StatusLine& status,
                   QWidget& window)
    : workspace_(workspace), centre_(centre), panels_(panels), status_(status), window_(window) {
    connect(&workspace.selection(), &Selection::view_changed, this, &ShownRun::show_view);
    connect(&workspace.selection(), &Selection::cursor_changed, this, &ShownRun::show_cursor);
    connect_views();
    connect(panels.launches, &LaunchesPanel::chosen, &workspace.selection(), &Selection::set_launch);
    connect(&panels.forms->parameters(), &ParametersPanel::changed, this, &ShownRun::show_recommendation);
}

/// Pictures of the model ask for what they show, which is made while the window goes on.
void ShownRun::connect_views() {
    ModelMaker& maker = workspace_.maker();
    for (SceneView* view : centre_.views()) {
        connect(view, &SceneView::part_missing, this, [this, &maker](const PartKey& part) {
            maker.make(workspace_.selection().view()->session, part);
        });
        connect(&maker, &ModelMaker::made, view, &SceneView::take_parts);
        connect(view, &SceneView::step_asked, this, [this](Group group, Warp warp, Tick tick) {
            Selection& selection = workspace_.selection();
            selection.set_group(group);
            selection.set_lane(warp, selection.cursor().lane);
            workspace_.playback().seek(tick);
        });
    }
}

/// Another session, launch or group.
void ShownRun::show_view() {
    const GroupView& view = *workspace_.selection().view();
    show_title(view.session->recording().what);
    panels_.source->show_session(view.session, view.launch);
    const RunSummary summary = summarise(view);
    panels_.charts->show_view(view, summary);
    centre_.compare_page().add_run(summary, view.session,
                                   workspace_.opened_file().isEmpty() ? RunFrom::here : RunFrom::file);
    status_.show_view(view);
    panels_.launches->show_session(view.session, view.launch);
    centre_.findings_page().show_session(view.session);
    show_recommendation();
    show_cursor();
}

void ShownRun::show_title(const std::string& what) {
    const QString id = QString::fromStdString(what);
    const QString title = QStringLiteral("%1, %2").arg(family_title(family_of(id)), experiment_title(id));
    window_.setWindowTitle(tr("%1 – Lockstep").arg(title));
}

void ShownRun::show_cursor() {
    const GroupView& view = *workspace_.selection().view();
    const Cursor& cursor = workspace_.selection().cursor();
    const SiteInfo* site = workspace_.selection().site();
    centre_.transport().set_caption(tick_sentence(view, cursor.tick));
    panels_.source->show_line(site != nullptr ? site->line : 0);
    panels_.inspector->show_cursor(view, cursor);
    panels_.charts->show_tick(view, cursor.tick);
    centre_.compare_page().show_cursor(view, cursor);
}

void ShownRun::show_recommendation() {
    const GroupView* view = workspace_.selection().view();
    if (view == nullptr) {
        panels_.forms->parameters().show_recommendation(std::nullopt); // the device is not known yet
        return;
    }
    panels_.forms->parameters().show_recommendation(best_known(remembered(), view->trace().device,
                                                               panels_.experiments->selected().toStdString(),
                                                               panels_.forms->parameters().values()));
}

} // namespace lockstep::gui

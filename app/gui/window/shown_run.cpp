#include "app/gui/window/shown_run.h"

#include "app/gui/charts/charts_panel.h"
#include "app/gui/compare/compare_page.h"
#include "app/gui/panels/experiments_panel.h"
#include "app/gui/panels/findings/findings_page.h"
#include "app/gui/panels/forms/form_pages.h"
#include "app/gui/panels/forms/launches_panel.h"
#include "app/gui/panels/forms/parameters_panel.h"
#include "app/gui/panels/inspector_panel.h"
#include "app/gui/panels/source/source_panel.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/panels/transport_bar.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/centre.h"
#include "app/words/trace/step_words.h"
#include "core/experiments/catalogue.h"
#include "core/recording/recommendations.h"

namespace lockstep::gui {

ShownRun::ShownRun(Workspace& workspace, Centre& centre, const Panels& panels, StatusLine& status)
    : workspace_(workspace),
      centre_(centre),
      panels_(panels),
      status_(status),
      identities_(workspace.desk().identities) {
    connect(&workspace.selection(), &Selection::view_changed, this, &ShownRun::show_view);
    connect(&workspace.selection(), &Selection::cursor_changed, this, &ShownRun::show_cursor);
    connect_views();
    connect_source();
    connect(panels.launches, &LaunchesPanel::chosen, &workspace.selection(), &Selection::set_launch);
    connect(&panels.forms->parameters(), &ParametersPanel::changed, this, &ShownRun::show_recommendation);
}

/// Connects the views, whose pictures request missing parts of the model, which are then computed in the
/// background.
void ShownRun::connect_views() {
    ModelMaker& maker = workspace_.maker();
    const auto make = [this, &maker](const PartKey& part) {
        maker.make(workspace_.selection().view()->session, part);
    };
    connect(&centre_.findings_page(), &FindingsPage::part_missing, this, make);
    connect(&maker, &AnyJob::finished, &centre_.findings_page(), &FindingsPage::take_parts);
    for (SceneView* view : centre_.views()) {
        connect(view, &SceneView::part_missing, this, make);
        connect(&maker, &AnyJob::finished, view, &SceneView::take_parts);
        connect(view, &SceneView::step_asked, this, [this](Group group, Warp warp, Tick tick) {
            Selection& selection = workspace_.selection();
            selection.set_group(group);
            selection.set_lane(warp, selection.cursor().lane);
            workspace_.playback().seek(tick);
        });
    }
}

/// Connects the source: its chosen line is marked in all views of steps, and keys move through the steps of
/// the line.
void ShownRun::connect_source() {
    Selection& selection = workspace_.selection();
    connect(panels_.source, &SourcePanel::line_chosen, &selection, &Selection::choose_line);
    connect(panels_.source, &SourcePanel::line_walked, this, [this, &selection](Direction direction) {
        const auto ticks = ticks_of_line(*selection.view(), selection.cursor().line);
        if (const auto next = next_of(ticks, selection.cursor().tick, direction)) {
            workspace_.playback().seek(*next);
        }
    });
}

void ShownRun::show_source(const Experiment& experiment) {
    if (const Result<KernelSource> source = kernel_source(experiment)) {
        panels_.source->show_text(QString::fromStdString(source->text),
                                  QString::fromStdString(experiment.kernel));
    }
}

void ShownRun::add_behind(const std::shared_ptr<const Session>& session) {
    RunSummary summary = summarise(make_group_view(session, 0, Group(0)));
    identities_.identify(summary);
    panels_.experiments->show_run(summary.id, summary.place, summary.title, summary.chip);
    panels_.charts->add_behind(summary);
    centre_.compare_page().add_run(summary, session, RunFrom::here, RunIs::behind);
}

/// Updates everything after a change of the session, launch or group.
void ShownRun::show_view() {
    const GroupView& view = *workspace_.selection().view();
    panels_.source->show_session(view.session, view.launch);
    RunSummary summary = summarise(view);
    if (const auto own = workspace_.own_run()) {
        summary.file = QString::fromStdString(own->what);
    }
    identities_.identify(summary);
    panels_.experiments->show_run(summary.id, summary.place, summary.title, summary.chip);
    panels_.charts->show_view(view, summary);
    centre_.compare_page().add_run(summary, view.session,
                                   workspace_.opened_file().isEmpty() ? RunFrom::here : RunFrom::file,
                                   RunIs::shown, workspace_.own_run());
    status_.show_view(view);
    panels_.launches->show_session(view.session, view.launch);
    centre_.findings_page().show_session(view.session);
    show_recommendation();
    show_cursor();
}

void ShownRun::show_cursor() {
    const GroupView& view = *workspace_.selection().view();
    const Cursor& cursor = workspace_.selection().cursor();
    const SiteInfo* site = workspace_.selection().site();
    centre_.transport().set_caption(worded(tick_sentence(view, cursor.tick)));
    panels_.source->show_line(site != nullptr ? site->line : 0);
    const auto marked = cursor.line > 0 ? ticks_of_line(view, cursor.line) : std::vector<std::uint32_t>();
    panels_.source->show_chosen(cursor.line, static_cast<int>(marked.size()),
                                static_cast<int>(view.tick_count()));
    panels_.source->show_split(warp_split(view, cursor.tick, cursor.warp));
    centre_.transport().set_marked(marked);
    panels_.inspector->show_cursor(view, cursor);
    panels_.charts->show_tick(view, cursor.tick);
    centre_.compare_page().show_cursor(view, cursor);
}

void ShownRun::show_recommendation() {
    const GroupView* view = workspace_.selection().view();
    if (view == nullptr) {
        // removed, because the device is not known yet
        panels_.forms->parameters().show_recommendation(std::nullopt);
        return;
    }
    panels_.forms->parameters().show_recommendation(best_known(remembered(), view->trace().device,
                                                               panels_.experiments->selected().toStdString(),
                                                               panels_.forms->parameters().values()));
}

} // namespace lockstep::gui

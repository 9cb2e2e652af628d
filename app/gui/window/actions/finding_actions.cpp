#include "app/gui/window/actions/finding_actions.h"

#include "app/gui/panels/findings/advice_text.h"
#include "app/gui/panels/findings/findings_page.h"
#include "app/gui/panels/source/source_panel.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/docks.h"
#include "app/gui/workspace/finding_place.h"

namespace lockstep::gui {

FindingActions::FindingActions(Workspace& workspace, Centre& centre, const Docks& docks, StatusLine& status)
    : workspace_(workspace), centre_(centre), docks_(docks), status_(status) {
    FindingsPage* page = &centre.findings_page();
    connect(page, &FindingsPage::chosen, this, &FindingActions::go_to_finding);
    connect(page, &FindingsPage::advice_chosen, this, &FindingActions::go_to_advice);
    connect(page, &FindingsPage::item_chosen, this, &FindingActions::go_to_item);
}

void FindingActions::go_to_finding(std::size_t launch, const Finding& finding) {
    workspace_.playback().pause();
    const std::shared_ptr<const Session> session = workspace_.selection().view()->session;
    const std::optional<Cursor> place = place_of(*session, launch, finding);
    workspace_.selection().set_launch(launch);
    if (!go_to(place)) {
        status_.say(tr("The recorded work-groups have no step at this line"));
    }
    show_line(finding.line);
    centre_.show_view("stage");
}

void FindingActions::go_to_advice(std::size_t launch, const Advice& advice) {
    workspace_.playback().pause();
    const std::shared_ptr<const Session> session = workspace_.selection().view()->session;
    workspace_.selection().set_launch(launch);
    centre_.show_view(view_of(*session, launch, advice));
    const auto line = advised_place(advice, session->trace(launch).program);
    if (!line) {
        return;
    }
    if (advice.site && !go_to(place_of(session, launch, *advice.site))) {
        status_.say(tr("The recorded work-groups have no step at this line"));
    }
    show_line(line->line);
}

void FindingActions::go_to_site(std::size_t launch, Site site) {
    workspace_.playback().pause();
    const std::shared_ptr<const Session> session = workspace_.selection().view()->session;
    workspace_.selection().set_launch(launch);
    if (!go_to(place_of(session, launch, site))) {
        status_.say(tr("The recorded work-groups have no step at this line"));
    }
    const SiteInfo& info = session->trace(launch).program.sites[site.index()];
    if (info.file == 0) {
        show_line(info.line);
    }
    centre_.show_view("stage");
}

void FindingActions::go_to_item(std::size_t launch, Group group, Warp warp, Lane lane) {
    workspace_.selection().set_launch(launch);
    workspace_.selection().set_group(group);
    workspace_.selection().set_lane(warp, lane);
}

bool FindingActions::go_to(const std::optional<Cursor>& place) {
    if (place) {
        workspace_.selection().set_group(place->group);
        workspace_.playback().seek(place->tick);
        workspace_.selection().set_lane(place->warp, place->lane);
    }
    return place.has_value();
}

void FindingActions::show_line(std::uint32_t line) {
    docks_.panels().source->show_line(line);
    docks_.bring_up("kernelSource");
}

} // namespace lockstep::gui

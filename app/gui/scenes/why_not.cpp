#include "app/gui/scenes/why_not.h"

#include "app/gui/scenes/banks/banks_scene.h"
#include "app/gui/scenes/flow/concurrency_scene.h"
#include "app/gui/scenes/flow/data_flow_scene.h"
#include "app/gui/scenes/flow/exchanges_scene.h"
#include "app/gui/scenes/footprint/footprint_scene.h"
#include "app/gui/scenes/memory/global_memory_scene.h"
#include "app/gui/scenes/memory/heat_scene.h"
#include "app/gui/scenes/model/cache_scene.h"
#include "app/gui/scenes/model/overlap_time_scene.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct WhyNot {
    Q_DECLARE_TR_FUNCTIONS(WhyNot)
};

template <class Is>
bool has_site(const GroupView& view, Is is) {
    return std::ranges::any_of(view.trace().program.sites, is);
}

bool is_local(const SiteInfo& site) {
    return is_access(site.kind) && site.space == Space::local;
}

bool is_global(const SiteInfo& site) {
    return is_access(site.kind) && (site.space == Space::global || site.space == Space::constant);
}

bool is_memory(const SiteInfo& site) {
    return is_local(site) || is_global(site);
}

QString no_local(const GroupView& view) {
    return has_site(view, is_local) ? QString() : WhyNot::tr("This kernel uses no local memory.");
}

QString no_global(const GroupView& view) {
    return has_site(view, is_global) ? QString() : WhyNot::tr("This kernel accesses no buffer.");
}

QString no_cache(const GroupView& view) {
    return view.session->hardware().caches == 0 ? WhyNot::tr("Caches are switched off in the hardware model.")
                                                : no_global(view);
}

QString no_memory(const GroupView& view) {
    return has_site(view, is_memory) ? QString()
                                     : WhyNot::tr("This kernel accesses neither local nor global memory.");
}

QString no_input(const GroupView& view) {
    return view.session->analysis(view.launch).overlap.reads.empty()
               ? WhyNot::tr("This launch reads no buffer and no image.")
               : QString();
}

QString no_exchange(const GroupView& view) {
    const auto is_exchange = [](const SiteInfo& site) { return site.kind == SiteKind::exchange; };
    return has_site(view, is_exchange) ? QString()
                                       : WhyNot::tr("No lane exchanges values with another lane.");
}

QString no_concurrency(const GroupView& view) {
    return view.session->recording().concurrency.empty()
               ? WhyNot::tr("The launches of this run do not overlap in time.")
               : QString();
}

QString no_other_group(const GroupView& view) {
    return group_count(view.trace().range) == 1 ? WhyNot::tr("This launch has only one work-group.")
                                                : QString();
}

struct Row {
    const Picture* picture;
    QString (*why)(const GroupView&);
};
const Row rows[] = {{&banks_picture, no_local},
                    {&global_memory_picture, no_global},
                    {&cache_picture, no_cache},
                    {&heat_picture, no_memory},
                    {&footprint_picture, no_input},
                    {&data_flow_picture, no_memory},
                    {&exchanges_picture, no_exchange},
                    {&concurrency_picture, no_concurrency},
                    {&overlap_time_picture, no_other_group}};

} // namespace

QString why_not(const Picture& picture, const GroupView& view) {
    const auto* row = std::ranges::find(rows, &picture, &Row::picture);
    return row == std::end(rows) ? QString() : row->why(view); // the others show any run
}

} // namespace lockstep::gui

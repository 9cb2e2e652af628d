#include "app/gui/scenes/memory/global_memory_scene.h"

#include "app/gui/scenes/kit/lane_pointing.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/kit/shown_step.h"
#include "app/gui/scenes/kit/step_notice.h"
#include "app/gui/scenes/kit/value_text.h"
#include "app/gui/scenes/memory/request_card.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/workspace/bank_picture.h"
#include "app/words/trace/step_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <set>

namespace lockstep::gui {
namespace {

struct GlobalWords {
    Q_DECLARE_TR_FUNCTIONS(GlobalWords)
};

constexpr double label_width = 76;
constexpr double least_columns = 200; ///< minimum width of lanes and sectors
/// Returns whether the figures of a request have no space to the right of its columns, so that they are below.
bool is_narrow(double width) {
    return width < scene_pad + label_width + least_columns + request_figures_width + scene_pad;
}

/// Returns the columns for a picture of this width. In a narrow one, the names of rows have less space.
RequestColumns columns_in(const GroupView& view, const SectorPictures& pictures, double width, double zoom) {
    constexpr double narrow_label_width = 50;
    const double left = scene_pad + (is_narrow(width) ? narrow_label_width : label_width);
    const double figures = is_narrow(width) ? 0 : request_figures_width;
    return request_columns(view, pictures, left,
                           std::max(least_columns, width - left - figures - scene_pad) * zoom);
}

/// Distance between lanes and sectors if several requests share the height.
constexpr double several_fan = 56;

/// Says what the warp does, given the site of its step (null: nothing).
QString does_now(const SiteInfo* site, Warp warp) {
    return site == nullptr ? GlobalWords::tr("Warp %1 issues no instruction in this step.").arg(warp.value())
                           : GlobalWords::tr("No global memory is accessed in this step (%1).")
                                 .arg(worded(warp_sentence(*site, warp)));
}

/// Says why the picture shows a step other than the cursor's.
QString other_step_sentence(const GroupView& view, const Cursor& cursor, const ShownStep& shown) {
    const QString number = QString::number(shown.step->tick.value() + 1);
    const QString what = worded(warp_sentence(view.site(shown.step->site), cursor.warp));
    const QString sentence = shown.when == ShownStep::When::later
                                 ? GlobalWords::tr("%1 The next access, in step %2, is shown: %3.")
                                 : GlobalWords::tr("%1 The previous access, in step %2, is shown: %3.");
    // all arguments in one call, because the inserted code may contain %
    const WarpStep* now = view.step_at(cursor.tick, cursor.warp);
    return sentence.arg(does_now(now != nullptr ? &view.site(now->site) : nullptr, cursor.warp), number,
                        what);
}

/// Returns the site of a global memory access with the longest text.
const SiteInfo* longest_request(const GroupView& view) {
    return longest_site(view, [](const SiteInfo& site) { return !asks_global_memory(site); });
}

/// Returns the longest of these sentences for all steps.
QString longest_sentence(const GroupView& view, const Cursor& cursor) {
    const QString what = worded(warp_sentence(*longest_request(view), cursor.warp));
    return GlobalWords::tr("%1 The previous access, in step %2, is shown: %3.")
        .arg(does_now(longest_site(view, asks_global_memory), cursor.warp),
             QString::number(view.tick_count()), what);
}

QString subtitle(const GroupView& view, const WarpStep& step, const SectorPictures& pictures) {
    const SiteInfo& site = view.site(step.site);
    const auto lanes = static_cast<int>(pictures.requests.front().lanes.size());
    QStringList parts{worded(warp_sentence(site, step.warp)),
                      GlobalWords::tr("%Ln lane(s) × %1 bytes, counted from the trace", nullptr, lanes)
                          .arg(site.pieces.front().bytes)};
    if (pictures.requests.size() > 1) {
        std::size_t sectors = 0;
        std::set<std::uint64_t> distinct;
        for (const SectorPicture& picture : pictures.requests) {
            sectors += picture.request.sectors.size();
            for (const TouchedSector& sector : picture.request.sectors) {
                distinct.insert(sector.sector);
            }
        }
        parts << GlobalWords::tr("%Ln request(s), one after another: %1 sectors, %2 of them distinct",
                                 nullptr, static_cast<int>(pictures.requests.size()))
                     .arg(count_text(sectors), count_text(distinct.size()));
    }
    return parts.join(QStringLiteral(" · "));
}

/// Returns the most requests that a step of the launch makes.
std::size_t most_requests(const GroupView& view) {
    std::size_t most = 1;
    for (const SiteInfo& site : view.trace().program.sites) {
        most = std::max(most, asks_global_memory(site) ? site.pieces.size() : 0);
    }
    return most;
}

/// Adds the heading. Returns its bottom edge, which is the same in all steps, although their texts differ.
double add_steady_heading(Scene& scene, const GroupView& view, const ShownStep& shown, double width,
                          SceneStyle style) {
    const QString now = worded(warp_sentence(view.site(shown.step->site), shown.step->warp));
    const QString longest = worded(warp_sentence(*longest_request(view), shown.step->warp));
    Scene probe;
    probe.title = scene.title;
    probe.description = QString(scene.description).replace(now, longest);
    return std::max(add_heading(probe, width, style), add_heading(scene, width, style));
}

/// Returns a sentence with the counters of the site, summed over the whole launch.
QString launch_sentence(const GroupView& view, const SiteInfo& site, std::size_t index) {
    const GlobalFigures& figures = view.session->analysis(view.launch).figures[index].global;
    const double mean = figures.requests == 0
                            ? 0
                            : static_cast<double>(figures.sectors) / static_cast<double>(figures.requests);
    return GlobalWords::tr("In the whole launch, line %1 makes %3 and moves %2: %4 per request on average.",
                           "a line's number; a count of sectors; a count of requests; a number of sectors")
        .arg(site.line)
        .arg(GlobalWords::tr("%Ln sector(s)", nullptr, static_cast<int>(figures.sectors)),
             GlobalWords::tr("%Ln request(s)", nullptr, static_cast<int>(figures.requests)),
             number_text(mean, 1));
}

/// Returns the number of requests to draw: on a slide, those that fit.
std::uint32_t card_count(const SectorPictures& pictures, double room, const SceneOptions& options) {
    constexpr double least_card = 22 + 15 + 18 + several_fan + 26 + 30 + 14;
    const auto all = static_cast<std::uint32_t>(pictures.requests.size());
    const auto fits = static_cast<std::uint32_t>(std::max(1.0, std::floor(room / least_card)));
    return options.on_slide() ? std::min(all, fits) : all;
}

/// Returns the height of everything around the fan of one request, for a picture without explanations.
double parts_on_slide(const RequestColumns& columns, double width) {
    constexpr double of_card = 112;
    Scene probe;
    return of_card + add_wrapped_legend(probe, request_legend(columns), scene_pad, width - scene_pad, 0);
}

double add_cards(Scene& scene, const GroupView& view, const SectorPictures& pictures, const ShownStep& shown,
                 const RequestColumns& columns, double top, QSizeF size, const SceneOptions& options) {
    // In the window, all steps have the same layout.
    const bool several = (options.on_slide() ? pictures.requests.size() : most_requests(view)) > 1;
    const double below = is_narrow(size.width()) ? request_figures_height : 0;
    const double other_parts =
        (options.on_slide() ? parts_on_slide(columns, scene.size.width()) : 168) + below;
    const std::uint32_t count = card_count(pictures, size.height() - top - 30, options);
    const double fan = count > 1 || (several && !options.on_slide())
                           ? several_fan
                           : std::clamp(size.height() - top - other_parts - (several ? 22 : 0), 56.0, 480.0);
    for (std::uint32_t i = 0; i < count; ++i) {
        if (several) {
            scene.shapes.push_back(
                elided_label({scene_pad, top, columns.right - scene_pad, 20},
                             GlobalWords::tr("Request %1 of %2").arg(i + 1).arg(pictures.requests.size()),
                             FontRole::second_strong));
            top += 22;
        }
        const bool is_now = shown.when == ShownStep::When::now;
        const RequestCard card{view, *shown.step, pictures.requests[i], columns, i, fan, below > 0, is_now};
        top = add_request_card(scene, card, top) + (several ? 14 : 8);
    }
    return top;
}

Scene without_request(const GroupView& view, const Cursor& cursor, const QString& title, QSizeF size) {
    const bool any = std::ranges::any_of(view.trace().program.sites, asks_global_memory);
    return sentence_scene(title,
                          any ? GlobalWords::tr("Warp %1 accesses no global memory in the whole launch.")
                                    .arg(cursor.warp.value())
                              : GlobalWords::tr("This kernel accesses no buffer in global memory."),
                          size);
}

/// Describes a sector: its bytes, and the lanes that access them.
QString tooltip_of_sector(const GroupView& view, const Cursor& cursor, const SectorCell& at) {
    const WarpStep* step = view.step_at(cursor.tick, cursor.warp);
    const auto pictures = step != nullptr ? sector_pictures(view, *step) : SectorPictures{};
    if (at.request >= pictures.requests.size() ||
        at.sector >= pictures.requests[at.request].request.sectors.size()) {
        return {};
    }
    const TouchedSector& sector = pictures.requests[at.request].request.sectors[at.sector];
    std::vector<std::uint32_t> lanes;
    for (const Lane lane : sector.lanes) {
        lanes.push_back(lane.value());
    }
    const std::uint64_t bytes = view.session->hardware().sector_bytes;
    const PlaceInObject first = place_of(view.trace(), view.site(step->site), sector.sector * bytes);
    const QString where =
        first.element.isEmpty() ? QStringLiteral("0x%1").arg(sector.sector * bytes, 0, 16) : first.element;
    return QStringLiteral("<b>%1</b><br>%2")
        .arg(GlobalWords::tr("Sector of %1 bytes, starting at %2").arg(bytes).arg(where).toHtmlEscaped(),
             GlobalWords::tr("requested by lanes %1 (counted from the trace)").arg(number_ranges(lanes)));
}

} // namespace

Scene global_memory_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                          const SceneOptions& options) {
    const QString title = GlobalWords::tr("Global memory");
    const ShownStep shown =
        shown_step(view, cursor.tick, cursor.warp, asks_global_memory, options.covered_from);
    if (shown.when == ShownStep::When::covered) {
        return sentence_scene(title, covered_sentence(), size);
    }
    if (shown.step == nullptr) {
        return without_request(view, cursor, title, size);
    }
    const SectorPictures pictures = sector_pictures(view, *shown.step);
    const RequestColumns columns = columns_in(view, pictures, size.width(), options.zoom);
    Scene scene;
    scene.title = title;
    scene.description = subtitle(view, *shown.step, pictures);
    scene.size.setWidth(std::max(
        size.width(), columns.right + (is_narrow(size.width()) ? scene_pad : request_figures_width)));
    double y = add_steady_heading(scene, view, shown, size.width(), options.style);
    const bool is_now = shown.when == ShownStep::When::now;
    const QString sentence = is_now ? QString() : other_step_sentence(view, cursor, shown);
    scene.description = is_now ? scene.description : sentence;
    y = add_step_notice(scene, {scene_pad, y}, size.width() - 2 * scene_pad, sentence,
                        longest_sentence(view, cursor), shown.step->tick, options.style);
    y = add_cards(scene, view, pictures, shown, columns, y + (options.on_slide() ? 2 : 8), size, options);
    const double width = size.width() - 2 * scene_pad;
    y = add_wrapped_legend(scene, request_legend(columns), scene_pad, scene_pad + width, y + 4) + 2;
    if (options.on_slide()) {
        scene.size.setHeight(y);
        return scene;
    }
    y = add_paragraph(scene, {scene_pad, y}, width,
                      GlobalWords::tr("Numbers below cache lines are byte offsets in the buffer."));
    if (!options.covered_from) { // the figures of the launch would give the answer
        const SiteInfo& site = view.site(shown.step->site);
        y = add_paragraph(scene, {scene_pad, y}, width,
                          launch_sentence(view, site, shown.step->site.index()));
    }
    scene.size.setHeight(y + 10);
    return scene;
}

QString global_memory_tooltip(const GroupView& view, const Cursor& cursor, const Scene& scene,
                              const Pointed& pointed) {
    const auto* sector = std::get_if<SectorCell>(&pointed.id);
    return sector != nullptr ? tooltip_of_sector(view, cursor, *sector)
                             : lane_tooltip(view, cursor, scene, pointed);
}

} // namespace lockstep::gui

#include "app/gui/scenes/flow/exchanges_scene.h"

#include "app/gui/scenes/kit/exchange_receipts.h"
#include "app/gui/scenes/kit/lane_cells.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/kit/shown_step.h"
#include "app/gui/scenes/kit/step_notice.h"
#include "app/gui/scenes/kit/value_text.h"
#include "app/gui/theme/core_words.h"
#include "app/words/names.h"
#include "app/words/trace/step_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <functional>

namespace lockstep::gui {
namespace {

struct ExchangeWords {
    Q_DECLARE_TR_FUNCTIONS(ExchangeWords)
};

constexpr double cell_height = 26;

struct Layout {
    Columns columns;
    double width;
    double givers;
    double takers;
};

void add_row_name(Scene& scene, const QString& name, const Columns& columns, double top) {
    scene.shapes.push_back(
        elided_label({scene_pad, top, columns.label_width - 4, cell_height}, name, FontRole::body));
}

void add_numbers(Scene& scene, const Columns& columns, double top) {
    const std::uint32_t every = label_every(columns.pitch);
    for (std::uint32_t lane = 0; lane < columns.count; lane += every) {
        const double width = std::max(24.0, columns.pitch * every);
        scene.shapes.push_back(text_label({columns.centre(lane) - width / 2, top, width, 15},
                                          QString::number(lane), FontRole::tick, Role::text2,
                                          Qt::AlignCenter));
    }
}

Box part_box(LanePart part, QRectF rect, Detail detail, SceneId id) {
    switch (part) {
    case LanePart::moves:
        return lane_box(LaneState::active, rect, detail, id);
    case LanePart::idle:
        return framed(rect, Role::panel, Role::outline, 1, id);
    case LanePart::kept: {
        Box box = framed(rect, Role::panel, Role::active, 2, id);
        box.stroke = Stroke::dashed;
        return box;
    }
    case LanePart::masked:
        break;
    }
    return lane_box(LaneState::masked, rect, detail, id);
}

void add_cells(Scene& scene, const Layout& layout, double top, const std::vector<LanePart>& parts,
               const std::vector<QString>& values, const std::function<SceneId(Lane)>& id) {
    const Columns& columns = layout.columns;
    const Detail detail = detail_for(columns.pitch);
    for (std::uint32_t lane = 0; lane < columns.count; ++lane) {
        const QRectF rect(columns.x(lane), top, columns.cell_width(), cell_height);
        scene.shapes.push_back(part_box(parts[lane], rect, detail, id(Lane(lane))));
        if (const auto font = value_font(values[lane], rect.width()); detail == Detail::number && font) {
            scene.shapes.push_back(text_label(
                rect, values[lane], *font,
                parts[lane] == LanePart::moves ? ink_on(Role::active) : Colour(Role::text), Qt::AlignCenter));
        }
    }
}

void add_lines(Scene& scene, const Layout& layout, Warp warp, const std::vector<Receipt>& receipts) {
    for (const Receipt& receipt : receipts) {
        const std::uint32_t end = std::min(receipt.from.first + receipt.from.count, layout.columns.count);
        for (std::uint32_t giver = receipt.from.first; giver < end; ++giver) {
            const QPointF from(layout.columns.centre(giver), layout.givers + cell_height + 1);
            const QPointF to(layout.columns.centre(receipt.lane), layout.takers - 1);
            Line line = straight(from, to, Role::active);
            line.arrow = receipt.from.count <= 2;
            line.id = AccessLine{warp, Lane(receipt.lane)};
            scene.shapes.push_back(line);
        }
    }
}

QString kept_sentence(const std::vector<Receipt>& receipts) {
    const auto kept = std::ranges::count(receipts, 0U, [](const Receipt& r) { return r.from.count; });
    return kept == 0
               ? QString()
               : ExchangeWords::tr(
                     "%Ln lane(s) read from a lane without an active work-item and kept their own value",
                     nullptr, static_cast<int>(kept));
}

std::vector<LegendEntry> legend(const ExchangeParts& parts, Detail detail) {
    const auto has = [](const std::vector<LanePart>& row, LanePart part) {
        return std::ranges::find(row, part) != row.end();
    };
    std::vector<LegendEntry> entries{
        {part_box(LanePart::moves, {}, detail, {}), ExchangeWords::tr("sends or receives a value"), {}}};
    if (has(parts.givers, LanePart::idle)) {
        entries.push_back(
            {part_box(LanePart::idle, {}, detail, {}), ExchangeWords::tr("no lane receives its value"), {}});
    }
    if (has(parts.takers, LanePart::kept)) {
        entries.push_back(
            {part_box(LanePart::kept, {}, detail, {}), ExchangeWords::tr("keeps its own value"), {}});
    }
    if (has(parts.takers, LanePart::masked)) {
        entries.push_back({part_box(LanePart::masked, {}, detail, {}),
                           ExchangeWords::tr("masked off: does not execute this step"),
                           {}});
    }
    return entries;
}

/// Returns the height of a legend with all entries, so that nothing below it moves from step to step.
double whole_legend_height(double width, Detail detail) {
    const ExchangeParts all{{LanePart::idle}, {LanePart::kept, LanePart::masked}};
    Scene probe;
    return add_wrapped_legend(probe, legend(all, detail), 0, width, 0);
}

bool is_exchange(const SiteInfo& site) {
    return site.kind == SiteKind::exchange;
}

/// Says how the timed kernel implements sub-group functions; empty if unknown or if it calls none.
QString origin_sentence(const Trace& trace) {
    const char* words = sub_group_words(trace.sub_groups ? trace.sub_groups->plain : SubgroupFunctions::none);
    return QCoreApplication::translate(name_context, words);
}

/// Says why there is no picture; empty if there is one. The warp width is that of the recording, because for
/// hardware with another width the run is recorded again.
QString why_nothing(const GroupView& view, const Cursor& cursor, const ShownStep& shown) {
    if (std::ranges::none_of(view.trace().program.sites, is_exchange)) {
        return ExchangeWords::tr(
            "This kernel exchanges no values between lanes, because it calls no sub-group function.");
    }
    return shown.step != nullptr
               ? QString()
               : ExchangeWords::tr("The lanes of warp %1 exchange no values in the whole launch.")
                     .arg(cursor.warp.value());
}

/// Says that a later or an earlier step is shown, with its number.
QString other_step_sentence(ShownStep::When when, std::uint32_t number) {
    return when == ShownStep::When::later
               ? ExchangeWords::tr(
                     "No values are exchanged in this step. The next exchange, in step %1, is shown.")
                     .arg(number)
               : ExchangeWords::tr(
                     "No values are exchanged in this step. The previous exchange, in step %1, is shown.")
                     .arg(number);
}

QString subtitle(const GroupView& view, const WarpStep& step, const std::vector<Receipt>& receipts) {
    QStringList parts{worded(warp_sentence(view.site(step.site), step.warp)),
                      ExchangeWords::tr("counted from the trace")};
    if (const QString kept = kept_sentence(receipts); !kept.isEmpty()) {
        parts << kept;
    }
    return parts.join(QStringLiteral(" · "));
}

/// Adds both rows and the lines between them. Returns the bottom edge.
double add_rows(Scene& scene, const GroupView& view, const Layout& layout, const ShownStep& shown,
                const Cursor& cursor, const std::vector<Receipt>& receipts, bool on_slide) {
    const bool is_now = shown.when == ShownStep::When::now;
    const std::uint32_t lanes = view.steps->warp_width;
    const ExchangeParts parts = exchange_parts(receipts, lanes);
    const auto id = [&](LaneId make) {
        return [=, warp = cursor.warp](Lane lane) { return is_now ? make(warp, lane) : SceneId(); };
    };
    std::vector<QString> received(lanes);
    for (const Receipt& receipt : receipts) {
        received[receipt.lane] = receipt.value;
    }
    add_numbers(scene, layout.columns, layout.givers - 18);
    add_row_name(scene, ExchangeWords::tr("sends"), layout.columns, layout.givers);
    add_cells(scene, layout, layout.givers, parts.givers, given_values(receipts, lanes),
              id(lane_id<RequestCell>));
    add_row_name(scene, ExchangeWords::tr("receives"), layout.columns, layout.takers);
    add_cells(scene, layout, layout.takers, parts.takers, received, id(lane_id<LaneCell>));
    add_lines(scene, layout, cursor.warp, receipts);
    add_numbers(scene, layout.columns, layout.takers + cell_height + 2);
    const Detail detail = detail_for(layout.columns.pitch);
    const double legend_top = layout.takers + cell_height + 30;
    double bottom =
        add_wrapped_legend(scene, legend(parts, detail), scene_pad, layout.width - scene_pad, legend_top);
    if (!on_slide) {
        bottom = std::max(bottom, legend_top + whole_legend_height(layout.width - 2 * scene_pad, detail));
    }
    const QString origin = on_slide ? QString() : origin_sentence(view.trace());
    return origin.isEmpty()
               ? bottom
               : add_paragraph(scene, {scene_pad, bottom + 6}, layout.width - 2 * scene_pad, origin);
}

} // namespace

Scene exchanges_scene(const GroupView& view, const Cursor& cursor, QSizeF size, const SceneOptions& options) {
    const QString title = ExchangeWords::tr("Exchanges between lanes");
    const ShownStep shown = shown_step(view, cursor.tick, cursor.warp, is_exchange, options.covered_from);
    if (shown.when == ShownStep::When::covered) {
        return sentence_scene(title, covered_sentence(), size);
    }
    if (const QString why = why_nothing(view, cursor, shown); !why.isEmpty()) {
        return sentence_scene(title, why, size);
    }
    const std::vector<Receipt> receipts = receipts_of(view, *shown.step);
    const bool on_slide = options.on_slide();
    const double unused = on_slide ? 52 : 0; // the space for counts, which this picture does not have
    Layout layout{counted_columns(size.width() + unused, view.steps->warp_width, options.zoom, options.style),
                  0, 0, 0};
    layout.width = std::max(size.width(), layout.columns.right() + Columns::pad);
    Scene scene;
    scene.title = title;
    scene.description = subtitle(view, *shown.step, receipts);
    double top = add_heading(scene, layout.width, options.style);
    const QString sentence = shown.when == ShownStep::When::now
                                 ? QString()
                                 : other_step_sentence(shown.when, shown.step->tick.value() + 1);
    scene.description = sentence.isEmpty() ? scene.description : sentence;
    top = add_step_notice(scene, {scene_pad, top}, layout.width - 2 * scene_pad, sentence,
                          other_step_sentence(ShownStep::When::before, view.tick_count()), shown.step->tick,
                          options.style) +
          (on_slide ? 2 : 8);
    layout.givers = top + 18;
    const double lines = std::clamp(size.height() - layout.givers - 150, 70.0, on_slide ? 300.0 : 420.0);
    layout.takers = layout.givers + cell_height + lines;
    scene.size = {layout.width,
                  add_rows(scene, view, layout, shown, cursor, receipts, on_slide) + (on_slide ? 2 : 12)};
    return scene;
}

} // namespace lockstep::gui

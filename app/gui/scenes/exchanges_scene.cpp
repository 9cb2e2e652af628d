#include "app/gui/scenes/exchanges_scene.h"

#include "app/gui/scenes/lane_cells.h"
#include "app/gui/scenes/scene_parts.h"
#include "app/gui/scenes/step_words.h"
#include "app/gui/scenes/value_text.h"
#include "app/words/names.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct ExchangeWords {
    Q_DECLARE_TR_FUNCTIONS(ExchangeWords)
};

constexpr double cell_height = 26;
constexpr std::size_t most_lines = 1200; ///< beyond, only those of the selected lane are drawn

/// What one lane received.
struct Receipt {
    std::uint32_t lane = 0;
    Received from;
    QString value;
};

std::vector<Receipt> receipts_of(const GroupView& view, const WarpStep& step) {
    std::vector<Receipt> receipts;
    for (const std::uint16_t lane : view.steps->lanes_of(step)) {
        const auto event = lane_event(view, step, Lane(lane));
        receipts.push_back({lane, received_from(event->payload), moved_value(view, *event, 8)});
    }
    return receipts;
}

/// A value is known to be a lane's own where another received it from that lane alone.
std::vector<QString> given_values(const std::vector<Receipt>& receipts, std::uint32_t lanes) {
    std::vector<QString> values(lanes);
    for (const Receipt& receipt : receipts) {
        if (receipt.from.count <= 1 && receipt.from.first < lanes) {
            values[receipt.from.first] = receipt.value;
        }
    }
    return values;
}

struct Layout {
    Columns columns;
    double width;
    double givers;
    double takers;
};

void add_row_name(Scene& scene, const QString& name, double top) {
    scene.shapes.push_back(
        elided_label({scene_pad, top, Columns::label_width - 8, cell_height}, name, FontRole::body));
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

void add_cells(Scene& scene, const Layout& layout, Warp warp, double top, Thing thing,
               const std::vector<LaneState>& states, const std::vector<QString>& values) {
    const Columns& columns = layout.columns;
    const int most = static_cast<int>((columns.cell_width() - 2) / 6);
    for (std::uint32_t lane = 0; lane < columns.count; ++lane) {
        const QString value = values[lane].size() <= most ? values[lane] : QString();
        add_lane_cell(scene, states[lane], {columns.x(lane), top, columns.cell_width(), cell_height},
                      detail_for(columns.pitch), {thing, warp.value(), lane}, value);
    }
}

void add_lines(Scene& scene, const Layout& layout, const Cursor& cursor,
               const std::vector<Receipt>& receipts) {
    std::size_t count = 0;
    for (const Receipt& receipt : receipts) {
        count += receipt.from.count;
    }
    for (const Receipt& receipt : receipts) {
        const bool chosen = receipt.lane == cursor.lane.value();
        if (count > most_lines && !chosen) {
            continue;
        }
        const std::uint32_t end = std::min(receipt.from.first + receipt.from.count, layout.columns.count);
        for (std::uint32_t giver = receipt.from.first; giver < end; ++giver) {
            const QPointF from(layout.columns.centre(giver), layout.givers + cell_height + 1);
            const QPointF to(layout.columns.centre(receipt.lane), layout.takers - 1);
            Line line = straight(from, to, chosen ? Role::accent : Role::active, chosen ? 2 : 1);
            line.arrow = receipt.from.count <= 2;
            line.id = {Thing::access, cursor.warp.value(), receipt.lane};
            scene.shapes.push_back(line);
        }
    }
}

QString kept_sentence(const std::vector<Receipt>& receipts) {
    const auto kept = std::ranges::count(receipts, 0U, [](const Receipt& r) { return r.from.count; });
    return kept == 0 ? QString()
                     : ExchangeWords::tr("%n lane(s) named nobody and kept their own value", nullptr,
                                         static_cast<int>(kept));
}

/// Where the functions of the kernel that is timed come from.
QString origin_sentence(const Trace& trace) {
    const char* words = sub_group_words(trace.sub_groups ? trace.sub_groups->plain : SubgroupFunctions::none);
    return QCoreApplication::translate(name_context, words);
}

std::vector<LaneState> states_of(const std::vector<Receipt>& receipts, std::uint32_t lanes, bool givers) {
    std::vector<LaneState> states(lanes, LaneState::masked);
    for (const Receipt& receipt : receipts) {
        if (!givers) {
            states[receipt.lane] = LaneState::active;
            continue;
        }
        for (std::uint32_t i = 0; i < receipt.from.count && receipt.from.first + i < lanes; ++i) {
            states[receipt.from.first + i] = LaneState::active;
        }
    }
    return states;
}

} // namespace

Scene exchanges_scene(const GroupView& view, const Cursor& cursor, QSizeF size, const SceneOptions& options) {
    const QString title = ExchangeWords::tr("Exchanges between lanes");
    const WarpStep* step = view.step_at(cursor.tick, cursor.warp);
    if (step == nullptr || view.site(step->site).kind != SiteKind::exchange) {
        const bool any = std::ranges::any_of(
            view.trace().program.sites, [](const SiteInfo& site) { return site.kind == SiteKind::exchange; });
        return sentence_scene(
            title,
            !any ? ExchangeWords::tr(
                       "This kernel exchanges nothing between lanes: it calls no sub-group function.")
                 : ExchangeWords::tr("The lanes of warp %1 exchange nothing in this step.")
                       .arg(cursor.warp.value()),
            size);
    }
    const std::vector<Receipt> receipts = receipts_of(view, *step);
    Layout layout{columns_for(size.width(), view.steps->warp_width, options.zoom), 0, 0, 0};
    layout.width = std::max(size.width(), layout.columns.right() + Columns::right_width + Columns::pad);
    layout.givers = 34 + 18;
    layout.takers = layout.givers + cell_height + std::clamp(size.height() - 200, 70.0, 190.0);
    Scene scene;
    scene.title = title;
    QStringList parts{warp_sentence(view.site(step->site), cursor.warp),
                      ExchangeWords::tr("counted from the trace")};
    if (const QString kept = kept_sentence(receipts); !kept.isEmpty()) {
        parts << kept;
    }
    scene.description = parts.join(QStringLiteral(" · "));
    add_heading(scene, layout.width);
    add_numbers(scene, layout.columns, 34);
    const std::uint32_t lanes = view.steps->warp_width;
    add_row_name(scene, ExchangeWords::tr("gives"), layout.givers);
    add_cells(scene, layout, cursor.warp, layout.givers, Thing::request, states_of(receipts, lanes, true),
              given_values(receipts, lanes));
    std::vector<QString> received(lanes);
    for (const Receipt& receipt : receipts) {
        received[receipt.lane] = receipt.value;
    }
    add_row_name(scene, ExchangeWords::tr("receives"), layout.takers);
    add_cells(scene, layout, cursor.warp, layout.takers, Thing::lane, states_of(receipts, lanes, false),
              received);
    add_lines(scene, layout, cursor, receipts);
    add_numbers(scene, layout.columns, layout.takers + cell_height + 2);
    double bottom = add_wrapped_legend(
        scene, lane_legend({LaneState::active, LaneState::masked}, detail_for(layout.columns.pitch)),
        scene_pad, layout.width - scene_pad, layout.takers + cell_height + 30);
    if (const QString origin = origin_sentence(view.trace()); !origin.isEmpty()) {
        bottom = add_paragraph(scene, {scene_pad, bottom + 6}, size.width() - 2 * scene_pad, origin);
    }
    scene.size = {layout.width, bottom + 12};
    return scene;
}

QString exchange_tooltip(const GroupView& view, const Cursor& cursor, std::uint32_t lane) {
    const WarpStep* step = view.step_at(cursor.tick, cursor.warp);
    if (step == nullptr || view.site(step->site).kind != SiteKind::exchange) {
        return {};
    }
    for (const Receipt& receipt : receipts_of(view, *step)) {
        if (receipt.lane != lane) {
            continue;
        }
        const std::uint32_t first = receipt.from.first;
        if (receipt.from.count == 0) {
            return ExchangeWords::tr("kept its own value %1: nobody is on the lane that it named")
                .arg(receipt.value);
        }
        return receipt.from.count == 1
                   ? ExchangeWords::tr("receives %1 from lane %2").arg(receipt.value).arg(first)
                   : ExchangeWords::tr("receives %1 from lanes %2 to %3")
                         .arg(receipt.value)
                         .arg(first)
                         .arg(first + receipt.from.count - 1);
    }
    return {};
}

} // namespace lockstep::gui

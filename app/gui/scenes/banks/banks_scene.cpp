#include "app/gui/scenes/banks/banks_scene.h"

#include "app/gui/scenes/banks/bank_parts.h"
#include "app/gui/scenes/kit/lane_cells.h"
#include "app/gui/scenes/kit/lane_pointing.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/kit/value_text.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/workspace/bank_picture.h"
#include "app/words/trace/step_words.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct BanksWords {
    Q_DECLARE_TR_FUNCTIONS(BanksWords)
};

constexpr double lane_height = 18;
constexpr double bank_height = 24;

/// Heights of the parts, which are lower on a slide.
struct Heights {
    double lanes_top = 44;
    double above_strip = 24; ///< between the banks and the passes, with the numbers of the banks
    double strip = 24;
    double legend = 16; ///< including its margins
    double least_gap = 32;
    double most_gap = 480;
    bool has_legend = true;
};
constexpr Heights of_slide{34, 20, 24, 24, 30, 200};
/// Below other parts of the stage, a slide has no room for passes and legend.
constexpr Heights of_stage{34, 20, 0, 0, 30, 200};

double fixed_height(const Heights& heights) {
    return heights.lanes_top + lane_height + bank_height + heights.above_strip + heights.strip +
           heights.legend;
}

/// `room`: the width for the legend, whose kinds differ from step to step. In a narrow picture it would need several
/// rows, of which most are empty in most steps, so it is left out: tooltips have the same words.
Heights heights_for(const GroupView& view, QSizeF size, double room, bool is_narrow,
                    const SceneOptions& options) {
    if (!options.on_slide()) {
        constexpr double row_height = 22;
        Heights heights;
        Scene probe;
        const double legend = add_wrapped_legend(probe, whole_bank_legend(view), 0, room, 0);
        heights.has_legend = !is_narrow || legend <= row_height;
        heights.legend = heights.has_legend ? heights.legend + legend : 6;
        return heights;
    }
    return size.height() >= fixed_height(of_slide) + of_slide.least_gap ? of_slide : of_stage;
}

struct Layout {
    const GroupView& view;
    const Cursor& cursor;
    Columns lanes;
    Columns banks;
    double width;
    double banks_top;
    Heights heights;
    bool is_on_slide;
    const WarpStep* step;
    std::optional<BankPicture> request;

    [[nodiscard]] double strip_top() const { return banks_top + bank_height + heights.above_strip; }
    [[nodiscard]] bool numbers() const { return banks.pitch >= 14; }
};

Layout layout_for(const GroupView& view, const Cursor& cursor, QSizeF size, const SceneOptions& options) {
    const Columns lanes = counted_columns(size.width(), view.steps->warp_width, options.zoom, options.style);
    Columns banks = lanes;
    banks.count = view.session->hardware().banks;
    if (lanes.pitch < 8) { // with so many lanes, there is no space for the banks below them
        banks = counted_columns(size.width(), banks.count, options.zoom, options.style);
    }
    const double right = std::max(lanes.right(), banks.right()) + lanes.right_width + Columns::pad;
    const double width = std::max(size.width(), right);
    const Heights heights =
        heights_for(view, size, width - Columns::pad - lanes.left, !lanes.has_bars, options);
    const double gap = std::clamp(size.height() - fixed_height(heights), heights.least_gap, heights.most_gap);
    const WarpStep* step = view.step_at(cursor.tick, cursor.warp);
    return {view,    cursor,
            lanes,   banks,
            width,   heights.lanes_top + lane_height + gap,
            heights, options.on_slide(),
            step,    step != nullptr ? bank_picture(view, *step) : std::nullopt};
}

/// Adds the label with the verdict. Returns its left edge.
double add_chip(Scene& scene, const BankPicture& request, const Cursor& cursor, double right) {
    const bool conflict = request.conflicts() > 0;
    const bool broadcast = !conflict && request.has_broadcast();
    const Role line = conflict ? Role::conflict_line : broadcast ? Role::broadcast_line : Role::ok;
    const Role fill = conflict ? Role::conflict_soft : broadcast ? Role::broadcast_soft : Role::ok_soft;
    const QString text = pass_verdict(request, cursor);
    const double width = std::max(178.0, text_width(FontRole::second_strong, text) + 28);
    Box chip;
    chip.rect = {right - width, 6, width, 24};
    chip.fill = fill;
    chip.outline = line;
    chip.width = 1.5;
    chip.radius = 3;
    chip.id = VerdictChip{};
    scene.shapes.push_back(chip);
    scene.shapes.push_back(text_label(chip.rect, text, FontRole::second_strong, line, Qt::AlignCenter));
    return chip.rect.left();
}

QString why_nothing(const Layout& layout) {
    if (layout.step == nullptr) {
        return BanksWords::tr("warp %1 issues no instruction in this step").arg(layout.cursor.warp.value());
    }
    return BanksWords::tr("this step accesses no local memory (%1)")
        .arg(worded(warp_sentence(layout.view.site(layout.step->site), layout.cursor.warp)));
}

void add_title(Scene& scene, const Layout& layout) {
    double right = layout.width - Columns::pad;
    if (layout.request) {
        right = add_chip(scene, *layout.request, layout.cursor, right);
    }
    double x = Columns::pad;
    const auto add = [&](const QString& text, FontRole font, Role role) {
        const double width = std::min(text_width(font, text) + 2, std::max(0.0, right - 12 - x));
        Label l = text_label({x, 6, width, 24}, text, font, role);
        l.elide = true;
        scene.shapes.push_back(l);
        x += width + 14;
    };
    if (!layout.is_on_slide) {
        add(scene.title, FontRole::view_title, Role::text);
    }
    if (!layout.request) {
        add(why_nothing(layout), FontRole::secondary, Role::text2);
        return;
    }
    add(worded(warp_sentence(layout.view.site(layout.step->site), layout.cursor.warp)), FontRole::code,
        Role::text);
    const HardwareModel& hardware = layout.view.session->hardware();
    add(BanksWords::tr("%1 banks of %2 bytes; word w is in bank w % %1")
            .arg(hardware.banks)
            .arg(hardware.bank_bytes),
        FontRole::secondary, Role::text2);
}

void add_lanes(Scene& scene, const Layout& layout) {
    const WarpRow row = warp_row(layout.view, layout.cursor.tick, layout.cursor.warp);
    const double lanes_top = layout.heights.lanes_top;
    scene.shapes.push_back(text_label({Columns::pad, lanes_top, layout.lanes.label_width, lane_height},
                                      BanksWords::tr("lanes"), FontRole::secondary, Role::text2));
    const Detail detail = detail_for(layout.lanes.pitch);
    if (detail == Detail::shares) {
        add_share_row(scene, row, layout.lanes, lanes_top, lane_height, lane_id<RequestCell>);
        return;
    }
    for (std::uint32_t lane = 0; lane < row.lanes.size(); ++lane) {
        const bool active = takes_part(row.lanes[lane]) && row.lanes[lane] != LaneState::at_barrier;
        const bool waits = active && layout.request && !is_served(*layout.request, layout.cursor, lane);
        add_lane_cell(scene, waits ? LaneState::decided_false : row.lanes[lane],
                      {layout.lanes.x(lane), lanes_top, layout.lanes.cell_width(), lane_height}, detail,
                      RequestCell{layout.cursor.warp, Lane(lane)},
                      active ? QString::number(lane) : QString());
    }
    if (row.step == nullptr && row.idle == LaneState::not_issued) {
        const double y = lanes_top + lane_height / 2;
        scene.shapes.push_back(
            straight({layout.lanes.left, y}, {layout.lanes.right(), y}, Role::outline, 1, Stroke::dotted));
    }
}

/// Adds lines from lanes to banks, later passes first, so that the first pass is drawn on top.
void add_lines(Scene& scene, const Layout& layout) {
    std::vector<BankTouch> touches = layout.request->touches;
    std::ranges::stable_sort(touches, std::ranges::greater{}, &BankTouch::pass);
    std::stable_partition(touches.begin(), touches.end(), [&](const BankTouch& touch) {
        return layout.cursor.pass != touch.pass; // the held pass is drawn on top
    });
    const bool crowded = touches.size() > 8 || layout.request->conflicts() > 0;
    for (const BankTouch& touch : touches) {
        const bool first = layout.request->needed[touch.pass];
        const bool waits = layout.cursor.pass && *layout.cursor.pass != touch.pass;
        const QPointF from(layout.lanes.centre(touch.lane), layout.heights.lanes_top + lane_height);
        const QPointF to(layout.banks.centre(touch.bank), layout.banks_top - 1);
        Line line;
        line.points = {from, to};
        if (!crowded && from.x() != to.x()) {
            const double half = (to.y() - from.y()) * 0.55;
            line.points = {from, from + QPointF(0, half), to - QPointF(0, half), to};
        }
        line.colour = waits          ? Role::grid
                      : touch.shared ? Role::broadcast_line
                      : first        ? Role::active
                                     : Role::conflict_line;
        line.width = waits ? 1 : first ? (crowded ? 1.5 : 2) : 1;
        line.stroke = first ? Stroke::solid : Stroke::dashed;
        line.arrow = !crowded;
        line.id = AccessLine{layout.cursor.warp, Lane(touch.lane)};
        scene.shapes.push_back(line);
    }
}

/// Returns the value that is read or written in a bank, if it fits. Without conflicts, a bank serves one word. In a request
/// with conflicts, the cells have the numbers of passes, and values between them would look like more of these.
QString value_in_bank(const Layout& layout, std::uint32_t bank) {
    if (layout.request->conflicts() > 0) {
        return {};
    }
    const auto touch = std::ranges::find(layout.request->touches, bank, &BankTouch::bank);
    const SiteInfo& site = layout.view.site(layout.step->site);
    if (touch == layout.request->touches.end() || site.type.count != 1 ||
        size_bytes(site.type) > layout.view.session->hardware().bank_bytes) {
        return {};
    }
    const auto event = lane_event(layout.view, *layout.step, Lane(touch->lane));
    return event ? moved_value(layout.view, *event, static_cast<int>(layout.banks.cell_width() / 7))
                 : QString();
}

/// Returns whether the values of all banks fit. A row shows all of them or none, because an empty bank next to others with
/// values would look like one without a value.
bool values_fit(const Layout& layout) {
    return layout.request && std::ranges::all_of(layout.request->touches, [&layout](const BankTouch& touch) {
               return touch.shared ||
                      value_font(value_in_bank(layout, touch.bank), layout.banks.cell_width());
           });
}

/// Adds the frame of banks that are too narrow for frames of their own.
void add_row_frame(Scene& scene, const Layout& layout) {
    constexpr double least_pitch = 4; ///< narrower banks have no edges between them
    const Columns& banks = layout.banks;
    scene.shapes.push_back(framed({banks.left, layout.banks_top, banks.right() - banks.left, bank_height},
                                  Role::panel, Role::masked_line));
    for (std::uint32_t bank = 1; bank < banks.count && banks.pitch >= least_pitch; ++bank) {
        scene.shapes.push_back(
            filled({banks.x(bank), layout.banks_top + 1, 1, bank_height - 2}, Role::masked_line));
    }
}

void add_bank(Scene& scene, const Layout& layout, std::uint32_t bank, bool has_values) {
    const std::uint32_t degree = layout.request ? degree_left(*layout.request, layout.cursor, bank) : 0;
    const bool broadcast = degree > 0 && layout.request &&
                           std::ranges::any_of(layout.request->touches, [bank](const BankTouch& t) {
                               return t.bank == bank && t.shared;
                           });
    Box box = bank_box({layout.banks.x(bank), layout.banks_top, layout.banks.cell_width(), bank_height},
                       degree, broadcast, BankCell{layout.cursor.warp, Bank(bank)});
    if (degree == 0 && layout.banks.gap == 0) { // the row has a frame
        box.width = 0;
        box.fill = Role::none;
    }
    scene.shapes.push_back(box);
    if (broadcast && degree == 1 && layout.banks.pitch >= 10) {
        const double side = std::min(box.rect.width(), box.rect.height()) - 4;
        scene.shapes.push_back(
            Mark{MarkKind::ring,
                 {box.rect.center().x() - side / 2, box.rect.center().y() - side / 2, side, side},
                 Role::broadcast_line,
                 {}});
    }
    const QString number = QString::number(bank);
    if (!layout.numbers()) {
        if (bank % label_every(layout.banks.pitch) == 0) {
            scene.shapes.push_back(text_label({layout.banks.centre(bank) - 20, box.rect.bottom() + 1, 40, 16},
                                              number, FontRole::tick, Role::text2, Qt::AlignCenter));
        }
        return;
    }
    if (degree == 0 && layout.banks.pitch < 18) {
        return;
    }
    if (degree == 0) {
        scene.shapes.push_back(text_label(box.rect, number, FontRole::tick, Role::text2, Qt::AlignCenter));
        return;
    }
    if (!broadcast || degree > 1) {
        add_in_bank(scene, box.rect, degree, has_values ? value_in_bank(layout, bank) : QString());
    }
    scene.shapes.push_back(text_label({box.rect.left() - 8, box.rect.bottom() + 1, box.rect.width() + 16, 16},
                                      number, FontRole::tick, Role::text2, Qt::AlignCenter));
}

void add_banks(Scene& scene, const Layout& layout) {
    scene.shapes.push_back(text_label({Columns::pad, layout.banks_top, layout.lanes.label_width, bank_height},
                                      BanksWords::tr("banks"), FontRole::secondary, Role::text2));
    if (layout.banks.gap == 0) {
        add_row_frame(scene, layout);
    }
    const bool has_values = values_fit(layout);
    for (std::uint32_t bank = 0; bank < layout.banks.count; ++bank) {
        add_bank(scene, layout, bank, has_values);
    }
    if (!layout.request || layout.is_on_slide) {
        return;
    }
    const int words = static_cast<int>(layout.request->words);
    const SiteKind kind = layout.view.site(layout.step->site).kind;
    const QString text = kind == SiteKind::read    ? BanksWords::tr("%Ln word(s) read", nullptr, words)
                         : kind == SiteKind::write ? BanksWords::tr("%Ln word(s) written", nullptr, words)
                                                   : BanksWords::tr("%Ln word(s) updated", nullptr, words);
    const double x = std::max(layout.lanes.right(), layout.banks.right()) + 16;
    scene.shapes.push_back(elided_label({x, layout.banks_top, scene.size.width() - x - 4, bank_height}, text,
                                        FontRole::secondary));
}

/// Adds the legend below the passes: that of the request or, in a step without one, of all requests. In the window, it ends at the bottom of the picture, whose height is
/// the same in all steps.
void add_bank_legend(Scene& scene, const Layout& layout, double top) {
    if (!layout.heights.has_legend) {
        return;
    }
    const std::vector<LegendEntry> legend =
        layout.request ? bank_legend(*layout.request) : whole_bank_legend(layout.view);
    const double right = layout.width - Columns::pad;
    Scene probe;
    const double height = add_wrapped_legend(probe, legend, layout.lanes.left, right, 0);
    const double from = layout.is_on_slide ? top : std::max(top + 8, scene.size.height() - 8 - height);
    const double bottom = add_wrapped_legend(scene, legend, layout.lanes.left, right, from);
    scene.size.setHeight(std::max(scene.size.height(), bottom + (layout.is_on_slide ? 2 : 8)));
}

} // namespace

Scene banks_scene(const GroupView& view, const Cursor& cursor, QSizeF size, const SceneOptions& options) {
    const auto is_local = [](const SiteInfo& site) {
        return is_access(site.kind) && site.space == Space::local;
    };
    if (std::ranges::none_of(view.trace().program.sites, is_local)) {
        return sentence_scene(BanksWords::tr("Local memory banks"),
                              BanksWords::tr("This kernel uses no local memory. The Global memory view "
                                             "shows its accesses to global memory."),
                              {size.width(), 80});
    }
    const Layout layout = layout_for(view, cursor, size, options);
    Scene scene;
    scene.title = BanksWords::tr("Local memory banks");
    scene.description = layout.request ? pass_verdict(*layout.request, cursor) : why_nothing(layout);
    const double strip_bottom = layout.strip_top() + layout.heights.strip;
    scene.size = {layout.width, strip_bottom + (layout.is_on_slide ? 4 : layout.heights.legend)};
    add_title(scene, layout);
    add_lanes(scene, layout);
    if (layout.request) {
        add_lines(scene, layout);
    }
    add_banks(scene, layout);
    const double right = std::max(layout.lanes.right(), layout.banks.right());
    const QRectF strip(layout.lanes.left, layout.strip_top(), right - layout.lanes.left,
                       layout.heights.strip);
    if (!layout.request && !layout.is_on_slide) {
        add_no_passes(scene, strip);
        add_bank_legend(scene, layout, strip.bottom());
    }
    if (layout.request && layout.heights.strip > 0) {
        add_pass_strip(scene, *layout.request, cursor, strip);
        add_bank_legend(scene, layout, strip_bottom);
    }
    return scene;
}

} // namespace lockstep::gui

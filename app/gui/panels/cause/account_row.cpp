#include "app/gui/panels/cause/account_row.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/core_words.h"
#include "app/words/account_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

namespace lockstep::gui {
namespace {

struct Look {
    Role fill = Role::panel_alt;
    Hatch hatch = Hatch::none;
    Colour hatching = Role::none;
};

/// Uses have the look of the states of warps in the picture of the multiprocessor, if there is such a state.
Look look_of(CycleUse use) {
    switch (use) {
    case CycleUse::work:
        return {Role::active};
    case CycleUse::divergence:
        return {Role::masked, Hatch::fine, Role::masked_line};
    case CycleUse::global:
        return {Role::blocked_global, Hatch::slash, ink_on(Role::blocked_global)};
    case CycleUse::atomics:
        return {Role::blocked_global, Hatch::dots, ink_on(Role::blocked_global)};
    case CycleUse::conflicts:
        return {Role::blocked_local, Hatch::backslash, ink_on(Role::blocked_local)};
    case CycleUse::local:
        return {Role::blocked_local};
    case CycleUse::barrier:
        return {Role::barrier, Hatch::bars, ink_on(Role::barrier)};
    case CycleUse::dependency:
        return {Role::panel_alt, Hatch::bars, Role::text2};
    case CycleUse::policy:
        return {Role::ready, Hatch::dots, ink_on(Role::ready)};
    case CycleUse::group_end:
        return {Role::panel_alt, Hatch::slash, Role::outline};
    case CycleUse::group_start:
        return {Role::panel_alt, Hatch::backslash, Role::outline};
    case CycleUse::tail:
        return {Role::panel_alt, Hatch::dots, Role::text2};
    case CycleUse::no_work:
        break;
    }
    return {Role::panel};
}

/// Adds a bracket below a segment of the bar, and below it the name and share of its row.
void add_mark(Scene& scene, const AccountRow& row, const QRectF& segment) {
    constexpr double tick = 4;
    const double y = segment.bottom() + tick + 0.5;
    const double left = segment.left() + 0.5;
    const double right = std::max(segment.right() - 0.5, left + 1);
    scene.shapes.push_back(straight({left, y}, {right, y}, Role::text, 2));
    for (const double x : {left, right}) {
        scene.shapes.push_back(straight({x, y - tick + 1}, {x, y}, Role::text, 1));
    }
    const double width = std::min(text_width(FontRole::tick_strong, row.label) + 2, scene.size.width());
    const double start =
        std::clamp(segment.center().x() - width / 2, 0.0, std::max(0.0, scene.size.width() - width));
    scene.shapes.emplace_back(elided_label({start, y + 1, width, account_mark_height - tick - 2}, row.label,
                                           FontRole::tick_strong));
}

} // namespace

std::vector<AccountRow> account_rows(const Program& program, const LaunchAccount& launch) {
    const CycleAccount& account = launch.account;
    const std::optional<CycleUse> named = cause_card(launch).use;
    const ConflictKind conflicts = launch.conflict_kind();
    std::vector<AccountRow> rows;
    for (std::size_t i = 0; i < cycle_uses; ++i) {
        if (account.amounts[i] == 0) {
            continue;
        }
        const auto use = static_cast<CycleUse>(i);
        const auto site = account.largest_site(use, program);
        rows.push_back(
            {.use = use,
             .amount = account.amounts[i],
             .name = QCoreApplication::translate(account_context, use_words(use, conflicts)),
             .definition = QCoreApplication::translate(account_context, use_definition(use, conflicts)),
             .share = worded(share_of_row(launch, use)),
             .place = worded(site_place(site, program)),
             .sentence = worded(row_phrase(launch, use, site_place(site, program))),
             .label = worded(name_and_share(launch, use)),
             .is_named = named == use,
             .site = site});
    }
    const auto rank = [](const AccountRow& row) {
        return std::pair(row.use == CycleUse::work ? 1 : 0, ~row.amount);
    };
    std::ranges::stable_sort(rows, {}, rank);
    return rows;
}

Box use_box(CycleUse use, QRectF rect) {
    const Look look = look_of(use);
    Box box = filled(rect, look.fill);
    box.hatch = look.hatch;
    box.hatching = look.hatching;
    box.outline = Role::text2;
    box.width = 1;
    return box;
}

Scene account_scene(const std::vector<AccountRow>& rows, QSizeF size) {
    constexpr double plate_height = 16;
    constexpr double plate_margin = 4; ///< on each side of the label, and outside of the plate
    Scene scene{.size = size};
    double sum = 0;
    for (const AccountRow& row : rows) {
        sum += static_cast<double>(row.amount);
    }
    const bool has_mark = std::ranges::any_of(rows, &AccountRow::is_named);
    const double height = size.height() - (has_mark ? account_mark_height : 0);
    double left = 0;
    double amount = 0;
    for (const AccountRow& row : rows) {
        amount += static_cast<double>(row.amount);
        const double right = size.width() * amount / sum;
        // At least 2 px, so that small rows stay visible; the outline is inside of the segment.
        const QRectF rect(QPointF(left, 0),
                          QPointF(std::max(right, std::min(left + 2, size.width())), height));
        scene.shapes.emplace_back(use_box(row.use, rect.adjusted(0.5, 0.5, -0.5, -0.5)));
        const double width = text_width(FontRole::tick_strong, row.share) + 2 * plate_margin;
        if (rect.width() >= width + 2 * plate_margin) {
            QRectF plate(0, 0, width, plate_height);
            plate.moveCenter(rect.center());
            scene.shapes.emplace_back(filled(plate, Role::panel));
            scene.shapes.emplace_back(
                text_label(plate, row.share, FontRole::tick_strong, Role::text, Qt::AlignCenter));
        }
        if (row.is_named) {
            add_mark(scene, row, rect);
        }
        left = rect.right();
    }
    return scene;
}

} // namespace lockstep::gui

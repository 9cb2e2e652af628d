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

} // namespace

std::vector<AccountRow> account_rows(const Program& program, const LaunchAccount& launch) {
    const CycleAccount& account = launch.account;
    std::vector<AccountRow> rows;
    for (std::size_t i = 0; i < cycle_uses; ++i) {
        if (account.amounts[i] == 0) {
            continue;
        }
        const auto use = static_cast<CycleUse>(i);
        const auto site = account.largest_site(use, program);
        rows.push_back({.use = use,
                        .amount = account.amounts[i],
                        .name = QCoreApplication::translate(account_context, use_words(use)),
                        .share = worded(share_of_row(launch, use)),
                        .place = worded(site_place(site, program)),
                        .sentence = worded(row_phrase(launch, use, site_place(site, program))),
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
    double left = 0;
    double amount = 0;
    for (const AccountRow& row : rows) {
        amount += static_cast<double>(row.amount);
        const double right = size.width() * amount / sum;
        // At least 2 px, so that small rows stay visible; the outline is inside of the segment.
        const QRectF rect(QPointF(left, 0),
                          QPointF(std::max(right, std::min(left + 2, size.width())), size.height()));
        scene.shapes.emplace_back(use_box(row.use, rect.adjusted(0.5, 0.5, -0.5, -0.5)));
        const double width = text_width(FontRole::tick_strong, row.share) + 2 * plate_margin;
        if (rect.width() >= width + 2 * plate_margin) {
            QRectF plate(0, 0, width, plate_height);
            plate.moveCenter(rect.center());
            scene.shapes.emplace_back(filled(plate, Role::panel));
            scene.shapes.emplace_back(
                text_label(plate, row.share, FontRole::tick_strong, Role::text, Qt::AlignCenter));
        }
        left = rect.right();
    }
    return scene;
}

} // namespace lockstep::gui

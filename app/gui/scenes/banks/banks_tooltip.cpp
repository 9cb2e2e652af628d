#include "app/gui/scenes/banks/banks_scene.h"
#include "app/gui/scenes/kit/lane_pointing.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/workspace/bank_picture.h"

#include <QCoreApplication>
#include <map>

namespace lockstep::gui {
namespace {

struct BankTooltip {
    Q_DECLARE_TR_FUNCTIONS(BankTooltip)
};

QString tooltip_of_bank(const GroupView& view, const Cursor& cursor, Bank bank) {
    QStringList lines{bold(BankTooltip::tr("Bank %1").arg(bank.value()))};
    const WarpStep* step = view.step_at(cursor.tick, cursor.warp);
    const auto request = step != nullptr ? bank_picture(view, *step) : std::nullopt;
    std::map<std::uint64_t, std::pair<std::uint32_t, std::vector<std::uint32_t>>> words;
    if (request) {
        for (const BankTouch& touch : request->touches) {
            if (touch.bank == bank.value()) {
                words[touch.word].first = touch.pass;
                words[touch.word].second.push_back(touch.lane);
            }
        }
    }
    if (words.empty()) {
        lines << BankTooltip::tr("not used in this step");
    }
    for (const auto& [word, use] : words) {
        lines << BankTooltip::tr("word %1 for lanes %2, in pass %3")
                     .arg(word)
                     .arg(number_ranges(use.second))
                     .arg(use.first + 1);
    }
    return lines.join(QStringLiteral("<br>"));
}

} // namespace

QString banks_tooltip(const GroupView& view, const Cursor& cursor, const Scene& scene,
                      const Pointed& pointed) {
    if (const auto* bank = std::get_if<BankCell>(&pointed.id)) {
        return tooltip_of_bank(view, cursor, bank->bank);
    }
    if (const auto* pass = std::get_if<PassBox>(&pointed.id)) {
        return BankTooltip::tr("Pass %1: lanes that are served together. Click to keep this pass selected. "
                               "Click again or press Esc to clear the selection.")
            .arg(pass->pass + 1);
    }
    return is<VerdictChip>(pointed.id)
               ? BankTooltip::tr("In one pass, each bank serves one word. Each pass beyond the minimum is a "
                                 "conflict (counted from the trace).")
               : lane_tooltip(view, cursor, scene, pointed);
}

} // namespace lockstep::gui

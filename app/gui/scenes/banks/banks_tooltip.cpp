#include "app/gui/scenes/banks/banks_scene.h"
#include "app/gui/scenes/kit/lane_pointing.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/workspace/bank_picture.h"

#include <QCoreApplication>
#include <map>
#include <set>

namespace lockstep::gui {
namespace {

struct BankTooltip {
    Q_DECLARE_TR_FUNCTIONS(BankTooltip)
};

/// The lanes that access a word, and the passes that serve them, counted from 1. Reads and writes share a pass. Each atomic
/// has its own, and so have the parts of a wide access.
struct WordUse {
    std::set<std::uint32_t> lanes;
    std::set<std::uint32_t> passes;
};

QString tooltip_of_bank(const GroupView& view, const Cursor& cursor, Bank bank) {
    QStringList lines{bold(BankTooltip::tr("Bank %1").arg(bank.value()))};
    const WarpStep* step = view.step_at(cursor.tick, cursor.warp);
    const auto request = step != nullptr ? bank_picture(view, *step) : std::nullopt;
    std::map<std::uint64_t, WordUse> words;
    if (request) {
        for (const BankTouch& touch : request->touches) {
            if (touch.bank == bank.value()) {
                words[touch.word].passes.insert(touch.pass + 1);
                words[touch.word].lanes.insert(touch.lane);
            }
        }
    }
    if (words.empty()) {
        lines << BankTooltip::tr("not used in this step");
    }
    for (const auto& [word, use] : words) {
        const QString lanes = number_ranges({use.lanes.begin(), use.lanes.end()});
        const QString passes = number_ranges({use.passes.begin(), use.passes.end()});
        lines << (use.passes.size() == 1 ? BankTooltip::tr("word %1 for lanes %2, in pass %3")
                                               .arg(QString::number(word), lanes, passes)
                                         : BankTooltip::tr("word %1 for lanes %2, in passes %3")
                                               .arg(QString::number(word), lanes, passes));
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
               ? BankTooltip::tr(
                     "In one pass, each bank serves one word. Atomics on the same word need a pass "
                     "each. Each pass beyond the minimum is a conflict (counted from the trace).")
               : lane_tooltip(view, cursor, scene, pointed);
}

} // namespace lockstep::gui

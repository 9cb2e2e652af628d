#include "app/gui/scenes/banks/bank_parts.h"

#include "app/gui/scenes/kit/scene_parts.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct BankLegendWords {
    Q_DECLARE_TR_FUNCTIONS(BankLegendWords)
};

} // namespace

Box bank_box(QRectF rect, std::uint32_t degree, bool broadcast, const SceneId& id) {
    if (degree == 0) {
        return framed(rect, Role::panel, Role::masked_line, 1, id);
    }
    if (degree > 1) {
        return framed(rect, conflict_role(degree), Role::conflict_line, 1.5, id);
    }
    return broadcast ? framed(rect, Role::broadcast_soft, Role::broadcast_line, 2, id)
                     : framed(rect, Role::request_soft, Role::active, 2, id);
}

std::vector<LegendEntry> bank_legend(const BankPicture& request) {
    std::vector<LegendEntry> entries;
    const auto shared_in = [&](std::uint32_t bank) {
        return std::ranges::any_of(request.touches,
                                   [bank](const BankTouch& t) { return t.bank == bank && t.shared; });
    };
    bool alone = false;
    for (std::uint32_t bank = 0; bank < request.degrees.size(); ++bank) {
        alone = alone || (request.degrees[bank] == 1 && !shared_in(bank));
    }
    if (alone) {
        entries.push_back({bank_box({}, 1, false), BankLegendWords::tr("one word, one lane"), {}});
    }
    if (request.has_broadcast()) {
        entries.push_back(
            {bank_box({}, 1, true), BankLegendWords::tr("one word for several lanes"), MarkKind::ring});
    }
    if (request.conflicts() > 0) {
        entries.push_back(
            {bank_box({}, request.degree(), false), BankLegendWords::tr("number of words and passes"), {}});
        entries.push_back({framed({}, Role::none, Role::active, 2),
                           BankLegendWords::tr("solid line: served in the first pass"),
                           {},
                           true});
        Box later = framed({}, Role::none, Role::conflict_line, 1);
        later.stroke = Stroke::dashed;
        entries.push_back({later, BankLegendWords::tr("dashed line: served in a later pass"), {}, true});
    }
    return entries;
}

} // namespace lockstep::gui

#include "app/gui/scenes/banks/bank_parts.h"

#include <QCoreApplication>
#include <algorithm>
#include <set>

namespace lockstep::gui {
namespace {

struct HeldPassWords {
    Q_DECLARE_TR_FUNCTIONS(HeldPassWords)
};

} // namespace

bool is_served(const BankPicture& request, const Cursor& cursor, std::uint32_t lane) {
    return !cursor.pass || std::ranges::any_of(request.touches, [&](const BankTouch& touch) {
        return touch.lane == lane && touch.pass == *cursor.pass;
    });
}

std::uint32_t degree_left(const BankPicture& request, const Cursor& cursor, std::uint32_t bank) {
    if (!cursor.pass) {
        return request.degrees[bank];
    }
    std::set<std::uint32_t> passes;
    for (const BankTouch& touch : request.touches) {
        if (touch.bank == bank && touch.pass >= *cursor.pass) {
            passes.insert(touch.pass);
        }
    }
    return std::min(request.degrees[bank], static_cast<std::uint32_t>(passes.size()));
}

QString pass_verdict(const BankPicture& request, const Cursor& cursor) {
    return cursor.pass ? HeldPassWords::tr("pass %1 of %2").arg(*cursor.pass + 1).arg(request.passes())
                       : verdict(request);
}

} // namespace lockstep::gui

#include "app/gui/model/bank_picture.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

struct BankWords {
    Q_DECLARE_TR_FUNCTIONS(BankWords)
};

} // namespace

std::optional<BankPicture> bank_picture(const GroupView& view, const WarpStep& step) {
    return step_banks(*view.steps, step, view.site(step.site), view.session->hardware());
}

QString verdict(const BankPicture& request) {
    const int passes = static_cast<int>(request.passes());
    const QString cost = BankWords::tr("%n pass(es)", nullptr, passes);
    if (request.conflicts() > 0) {
        return BankWords::tr("%1-way conflict · %2", "degree; passes").arg(request.degree()).arg(cost);
    }
    if (request.has_broadcast()) {
        const QString words = BankWords::tr("%n word(s)", nullptr, static_cast<int>(request.words));
        return BankWords::tr("broadcast · %1 · %2", "words; passes").arg(words, cost);
    }
    return BankWords::tr("%1 · no conflict", "passes").arg(cost);
}

QString number_ranges(const std::vector<std::uint32_t>& numbers) {
    QStringList parts;
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t end = i + 1;
        while (end < numbers.size() && numbers[end] == numbers[end - 1] + 1) {
            ++end;
        }
        parts << (end - i > 1 ? QStringLiteral("%1–%2").arg(numbers[i]).arg(numbers[end - 1])
                              : QString::number(numbers[i]));
        i = end;
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace lockstep::gui

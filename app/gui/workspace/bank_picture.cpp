#include "app/gui/workspace/bank_picture.h"

#include "app/gui/theme/core_words.h"
#include "app/words/trace/bank_words.h"

#include <QStringList>

namespace lockstep::gui {

std::optional<BankPicture> bank_picture(const GroupView& view, const WarpStep& step) {
    return step_banks(*view.steps, step, view.site(step.site), view.session->hardware());
}

QString verdict(const BankPicture& request) {
    return worded(bank_verdict(request));
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

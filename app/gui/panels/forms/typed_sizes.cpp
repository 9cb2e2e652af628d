#include "app/gui/panels/forms/typed_sizes.h"

#include "core/base/whole_number.h"

#include <QStringList>

namespace lockstep::gui {

QString sizes_text(const Sizes& sizes, std::uint32_t dimensions) {
    QStringList numbers;
    for (std::uint32_t i = 0; i < dimensions; ++i) {
        numbers << QString::number(sizes[i]);
    }
    return numbers.join(QLatin1Char('x'));
}

std::optional<std::pair<Sizes, std::uint32_t>> sizes_from(const QString& text) {
    const QStringList numbers = text.split(QLatin1Char('x'));
    Sizes sizes{1, 1, 1};
    // maximum product of the numbers; the run itself reports sizes that are too large
    std::uint64_t room = std::uint64_t{1} << 40;
    if (numbers.size() > 3) {
        return std::nullopt;
    }
    for (qsizetype i = 0; i < numbers.size(); ++i) {
        const auto number = whole_number(numbers[i].trimmed().toStdString());
        if (!number || *number < 1 || static_cast<std::uint64_t>(*number) > room) {
            return std::nullopt;
        }
        room /= static_cast<std::uint64_t>(*number);
        sizes[static_cast<std::size_t>(i)] = static_cast<std::uint64_t>(*number);
    }
    return std::pair{sizes, static_cast<std::uint32_t>(numbers.size())};
}

} // namespace lockstep::gui

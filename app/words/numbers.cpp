#include "app/words/numbers.h"

#include <array>
#include <cstdio>

namespace lockstep {

std::string grouped(std::uint64_t number) {
    std::string text = std::to_string(number);
    for (std::size_t at = text.size(); at > 3;) {
        at -= 3;
        text.insert(at, ",");
    }
    return text;
}

std::string decimal(std::uint64_t number, unsigned digits) {
    std::uint64_t one = 1;
    for (unsigned i = 0; i < digits; ++i) {
        one *= 10;
    }
    std::string fraction = std::to_string(one + number % one).substr(1);
    fraction.erase(fraction.find_last_not_of('0') + 1);
    return grouped(number / one) + (fraction.empty() ? "" : "." + fraction);
}

std::string scalar_text(const std::variant<std::int64_t, std::uint64_t, double>& value) {
    if (const auto* real = std::get_if<double>(&value)) {
        std::array<char, 32> text{};
        const int digits = static_cast<double>(static_cast<float>(*real)) == *real ? 9 : 17;
        const int size = std::snprintf(text.data(), text.size(), "%.*g", digits, *real);
        return {text.data(), static_cast<std::size_t>(size)};
    }
    const auto* whole = std::get_if<std::int64_t>(&value);
    return whole != nullptr ? std::to_string(*whole) : std::to_string(std::get<std::uint64_t>(value));
}

} // namespace lockstep

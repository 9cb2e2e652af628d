#include "app/words/numbers.h"

namespace lockstep {

std::string grouped(std::uint64_t number) {
    std::string text = std::to_string(number);
    for (std::size_t at = text.size(); at > 3;) {
        at -= 3;
        text.insert(at, " ");
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

} // namespace lockstep

#include "core/base/random_name.h"

#include <random>

namespace lockstep {

std::string random_digits(std::size_t digits) {
    constexpr unsigned base = 16;
    std::random_device device;
    std::uniform_int_distribution<std::size_t> any(0, base - 1);
    std::string text;
    while (text.size() < digits) {
        text += "0123456789abcdef"[any(device)];
    }
    return text;
}

} // namespace lockstep

#pragma once

#include <bit>
#include <cstdint>

namespace lockstep {

/// Divides by a number that is known only at run time. Fast in the usual case that the number is a power of
/// two, because then a shift is enough.
class Divider {
public:
    explicit Divider(std::uint32_t divisor)
        : divisor_(divisor),
          shift_(static_cast<unsigned>(std::countr_zero(divisor))),
          is_power_(std::has_single_bit(divisor)) {}

    [[nodiscard]] std::uint64_t quotient(std::uint64_t number) const {
        return is_power_ ? number >> shift_ : number / divisor_;
    }
    [[nodiscard]] std::uint32_t remainder(std::uint64_t number) const {
        return static_cast<std::uint32_t>(is_power_ ? number & (divisor_ - 1) : number % divisor_);
    }

private:
    std::uint32_t divisor_;
    unsigned shift_;
    bool is_power_;
};

} // namespace lockstep

#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep::random_kernel {

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers on every machine, which the standard's
/// distributions do not guarantee.
class Random {
public:
    /// Spreads neighbouring seeds, so that they start far apart in the generator's single long cycle.
    explicit Random(std::uint64_t seed) : state_(seed) { state_ = next() ^ (next() << 1); }

    std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31);
    }
    /// Returns a random number in 0 .. count - 1.
    unsigned below(std::size_t count) { return static_cast<unsigned>((next() >> 32) % count); }
    /// Returns a random number in first .. last.
    unsigned between(unsigned first, unsigned last) { return first + below(last - first + 1); }
    bool chance(unsigned percent) { return below(100) < percent; }
    template <class T>
    const T& pick(const std::vector<T>& choices) {
        return choices[below(choices.size())];
    }

private:
    std::uint64_t state_;
};

} // namespace lockstep::random_kernel

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace lockstep {

/// FNV-1a, 64 bits. Strangers can make texts with equal hashes.
class ContentHash {
public:
    void add(std::string_view text) {
        for (const char byte : text) {
            hash_ = (hash_ ^ static_cast<unsigned char>(byte)) * 1099511628211U;
        }
    }
    /// Returns 16 digits, 0-9 and a-f.
    [[nodiscard]] std::string digits() const {
        std::string name;
        for (int digit = 0; digit < 16; ++digit) {
            name += "0123456789abcdef"[(hash_ >> (4 * digit)) & 0xF];
        }
        return name;
    }

private:
    std::uint64_t hash_ = 14695981039346656037U;
};

[[nodiscard]] inline bool is_content_hash(std::string_view text) {
    return text.size() == 16 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

} // namespace lockstep

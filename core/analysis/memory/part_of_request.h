#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace lockstep {

/// The distinct words that the lanes of one part of a request access, as one list per bank. Starting the next
/// part needs no clearing, because the list of a bank is valid only if it was started in the current part.
class PartOfRequest {
public:
    explicit PartOfRequest(std::uint32_t banks) : lists_(banks) {}

    void begin() {
        ++part_;
        entries_.clear();
        fullest_ = 0;
    }

    /// Adds a word. Returns true if the word is new to this part. Atomics on the same word count as separate
    /// words.
    bool add(std::uint32_t bank, std::uint64_t word, bool is_atomic) {
        List& list = lists_[bank];
        if (list.part != part_) {
            list = {part_, none, 0};
        }
        for (std::uint32_t i = list.newest; i != none && !is_atomic; i = entries_[i].before) {
            if (entries_[i].word == word) {
                return false;
            }
        }
        entries_.push_back({word, list.newest});
        list.newest = static_cast<std::uint32_t>(entries_.size() - 1);
        fullest_ = std::max(fullest_, ++list.words);
        return true;
    }

    [[nodiscard]] std::uint32_t words_of(std::uint32_t bank) const { return lists_[bank].words; }
    [[nodiscard]] std::uint32_t wavefronts() const { return fullest_; }

private:
    static constexpr std::uint32_t none = 0xFFFFFFFF;
    struct List {
        std::uint64_t part = 0;
        std::uint32_t newest = none;
        std::uint32_t words = 0;
    };
    struct Entry {
        std::uint64_t word;
        std::uint32_t before;
    };

    std::vector<List> lists_;
    std::vector<Entry> entries_;
    std::uint64_t part_ = 0;
    std::uint32_t fullest_ = 0;
};

} // namespace lockstep

#include "core/analysis/memory/touched.h"

#include <bit>

namespace lockstep {
namespace {

constexpr std::uint64_t no_page = ~std::uint64_t{0};
// The page number is the word number shifted right by this many bits.
constexpr unsigned word_bits = TouchedPage::page_bits - 6;

/// Marks the accessed bytes of a word. Returns whether an earlier access of another kind (or an earlier
/// write) touched one of these bytes: reads do not conflict with reads, nor atomics with atomics.
template <SiteKind kind>
bool touch(TouchedPage& page, std::size_t word, std::uint64_t bits) {
    page.used |= std::uint64_t{1} << word;
    if constexpr (kind == SiteKind::read) {
        page.reads[word] |= bits;
        return (bits & (page.writes[word] | page.atomics[word])) != 0;
    } else if constexpr (kind == SiteKind::write) {
        const std::uint64_t other = page.reads[word] | page.writes[word] | page.atomics[word];
        page.writes[word] |= bits;
        page.written_first[word] |= bits & ~(page.reads[word] | page.atomics[word]);
        return (bits & other) != 0;
    } else {
        const bool met = (bits & (page.reads[word] | page.writes[word])) != 0;
        page.atomics[word] |= bits;
        return met;
    }
}

std::uint64_t touched(const TouchedPage& page, std::size_t word) {
    return page.reads[word] | page.writes[word] | page.atomics[word];
}

template <class Use>
void for_used_words(const TouchedPage& page, Use use) {
    for (std::uint64_t left = page.used; left != 0; left &= left - 1) {
        use(static_cast<std::size_t>(std::countr_zero(left)));
    }
}

enum class TouchedBy : std::uint8_t { one_group, several_groups };

/// Merges the accesses `from` into the page `to`, which contains accesses of other groups.
void join(TouchedPage& to, const TouchedPage& from, TouchedBy whom) {
    to.used |= from.used;
    for_used_words(from, [&](std::size_t w) {
        to.shared[w] |= from.shared[w] | (touched(to, w) & touched(from, w));
        to.reads[w] |= from.reads[w];
        to.writes[w] |= from.writes[w];
        to.atomics[w] |= from.atomics[w];
        to.early[w] |= whom == TouchedBy::one_group
                           ? (from.reads[w] | from.atomics[w]) & ~from.written_first[w]
                           : from.early[w];
    });
}

} // namespace

std::size_t TouchedPages::slot_of(std::uint64_t number) const {
    const std::size_t mask = places_.size() - 1;
    std::size_t slot = static_cast<std::size_t>((number * 0x9E3779B97F4A7C15U) >> 32) & mask;
    while (places_[slot] != 0 && pages_[places_[slot] - 1].number != number) {
        slot = (slot + 1) & mask;
    }
    return slot;
}

const TouchedPage* TouchedPages::find(std::uint64_t number) const {
    const std::uint32_t place = places_[slot_of(number)];
    return place == 0 ? nullptr : &pages_[place - 1];
}

TouchedPage& TouchedPages::page(std::uint64_t number) {
    std::size_t slot = slot_of(number);
    if (places_[slot] == 0) {
        if (2 * (count_ + 1) > places_.size()) {
            grow();
            slot = slot_of(number);
        }
        if (count_ == pages_.size()) {
            pages_.emplace_back();
        }
        pages_[count_].number = number;
        places_[slot] = static_cast<std::uint32_t>(++count_);
    }
    return pages_[places_[slot] - 1];
}

void TouchedPages::grow() {
    std::vector<std::uint32_t> old(2 * places_.size(), 0);
    old.swap(places_);
    for (const std::uint32_t place : old) {
        if (place != 0) {
            places_[slot_of(pages_[place - 1].number)] = place;
        }
    }
}

void TouchedPages::clear() {
    for (std::size_t i = 0; i < count_; ++i) {
        TouchedPage& page = pages_[i];
        for_used_words(page, [&](std::size_t w) {
            page.reads[w] = page.writes[w] = page.atomics[w] = 0;
            page.written_first[w] = page.early[w] = page.shared[w] = 0;
        });
        page.used = 0;
        page.contested = false;
    }
    count_ = 0;
    places_.assign(places_.size(), 0);
}

template <SiteKind kind>
void GroupMemory::add_lanes(const GroupSteps& steps, const WarpStep& step, Piece piece) {
    const auto payloads = steps.payloads_of(step);
    std::uint64_t number = no_page;
    TouchedPage* page = nullptr;
    for (std::size_t i = 0; i < payloads.size(); ++i) {
        if (!faulty_.none() && faulty_.contains(steps.events[step.first + i])) {
            continue;
        }
        const std::uint64_t address = (payloads[i] + piece.offset) & payload_mask;
        for_words(address, piece.bytes, [&](std::uint64_t word, std::uint64_t bits) {
            if (word >> word_bits != number) {
                number = word >> word_bits;
                page = &pages_.page(number);
            }
            if (touch<kind>(*page, word % TouchedPage::words, bits)) {
                page->contested = contested_ = true;
            }
        });
    }
}

void GroupMemory::read(const GroupSteps& steps, const Trace& trace) {
    pages_.clear();
    contested_ = false;
    faulty_ = FaultyEvents(steps, trace);
    for (const WarpStep& step : steps.steps) {
        const SiteInfo& site = trace.program.sites[step.site.index()];
        if (site.space != Space::global) {
            continue;
        }
        for (const Piece piece : site.pieces) {
            if (site.kind == SiteKind::read) {
                add_lanes<SiteKind::read>(steps, step, piece);
            } else if (site.kind == SiteKind::write) {
                add_lanes<SiteKind::write>(steps, step, piece);
            } else if (site.kind == SiteKind::atomic) {
                add_lanes<SiteKind::atomic>(steps, step, piece);
            }
        }
    }
}

void LaunchMemory::add(const GroupMemory& group) {
    for (const TouchedPage& page : group.pages().pages()) {
        join(pages_.page(page.number), page, TouchedBy::one_group);
    }
}

void LaunchMemory::merge(const LaunchMemory& other) {
    for (const TouchedPage& page : other.pages_.pages()) {
        join(pages_.page(page.number), page, TouchedBy::several_groups);
    }
}

} // namespace lockstep

#include "core/analysis/memory/texel_set.h"

namespace lockstep {

std::uint64_t TexelSet::count() const {
    std::uint64_t count = 0;
    for (const auto& [number, page] : pages_) {
        count += page.count();
    }
    return count;
}

void TexelSet::insert(TexelIndex first, TexelIndex end) {
    for (TexelIndex texel = first; texel < end; ++texel) {
        insert(texel);
    }
}

void TexelSet::insert(const TexelSet& other) {
    for (const auto& [number, page] : other.pages_) {
        pages_[number] |= page;
    }
}

void TexelSet::insert_common(const TexelSet& a, const TexelSet& b) {
    for (const auto& [number, page] : a.pages_) {
        const auto same = b.pages_.find(number);
        if (same != b.pages_.end() && (page & same->second).any()) {
            pages_[number] |= page & same->second;
        }
    }
}

} // namespace lockstep

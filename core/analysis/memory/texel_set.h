#pragma once

#include "core/analysis/memory/image_requests.h"

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <unordered_map>

namespace lockstep {

/// A set of texels of one image. It is stored in pages of 4096 texels; pages without texels take no memory.
class TexelSet {
public:
    [[nodiscard]] bool contains(TexelIndex texel) const {
        const auto page = pages_.find(texel / page_texels);
        return page != pages_.end() && page->second.test(texel % page_texels);
    }
    [[nodiscard]] bool empty() const { return pages_.empty(); }
    [[nodiscard]] std::uint64_t count() const;

    void insert(TexelIndex texel) { pages_[texel / page_texels].set(texel % page_texels); }
    /// Adds the texels [first, end).
    void insert(TexelIndex first, TexelIndex end);
    void insert(const TexelSet& other);
    /// Adds the texels that are in both `a` and `b` (their intersection).
    void insert_common(const TexelSet& a, const TexelSet& b);

private:
    static constexpr std::size_t page_texels = 4096;
    /// Key: page number. Pages without texels are not stored.
    std::unordered_map<std::uint64_t, std::bitset<page_texels>> pages_;
};

} // namespace lockstep

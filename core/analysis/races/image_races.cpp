#include "core/analysis/races/image_races.h"

#include "core/analysis/races/race_search.h"

#include <algorithm>

namespace lockstep {
namespace {

struct TexelWrite {
    std::uint64_t address = 0; ///< address of the texel, see RaceSearch::texel_address()
    std::uint64_t item = 0;    ///< index of the work-item in its group
    friend auto operator<=>(const TexelWrite&, const TexelWrite&) = default;
};

/// Returns the image writes of a group, sorted by texel, then work-item, without duplicates.
std::vector<TexelWrite> writes_of(const GroupSteps& steps, const Trace& trace) {
    std::vector<TexelWrite> writes;
    for (const WarpStep& step : steps.steps) {
        if (trace.program.sites[step.site.index()].kind != SiteKind::image_write) {
            continue;
        }
        for (std::uint32_t i = step.first; i < step.first + step.active; ++i) {
            const std::uint64_t item = step.warp.value() * steps.warp_width + steps.lanes[i];
            for (const TexelIndex texel : texels_touched(steps.payloads[i], trace)) {
                writes.push_back(
                    {RaceSearch::texel_address(texels_of(steps.payloads[i]).object, texel), item});
            }
        }
    }
    std::sort(writes.begin(), writes.end());
    writes.erase(std::unique(writes.begin(), writes.end()), writes.end());
    return writes;
}

/// Returns the texels that more than one work-item writes.
std::vector<std::uint64_t> suspicious_of(const std::vector<TexelWrite>& writes) {
    std::vector<std::uint64_t> suspicious;
    for (std::size_t i = 1; i < writes.size(); ++i) {
        const std::uint64_t address = writes[i].address;
        if (writes[i - 1].address == address && (suspicious.empty() || suspicious.back() != address)) {
            suspicious.push_back(address);
        }
    }
    return suspicious;
}

} // namespace

ImageRaces::ImageRaces(const Trace& trace)
    : trace_(trace),
      has_writes_(std::ranges::any_of(
          trace.program.sites, [](const SiteInfo& site) { return site.kind == SiteKind::image_write; })),
      images_(trace.objects.size()) {}

void ImageRaces::mark(std::uint32_t image, TexelIndex texel) {
    Texels& texels = images_[image];
    if (texels.written.contains(texel)) {
        texels.shared.insert(texel);
    }
    texels.written.insert(texel);
}

bool ImageRaces::add(const GroupSteps& steps) {
    if (!has_writes_) {
        return false;
    }
    const std::vector<TexelWrite> writes = writes_of(steps, trace_);
    for (std::size_t i = 0; i < writes.size(); ++i) {
        if (i == 0 || writes[i - 1].address != writes[i].address) {
            mark(RaceSearch::image_at(writes[i].address), RaceSearch::texel_at(writes[i].address));
        }
    }
    return !suspicious_of(writes).empty();
}

void ImageRaces::add_inside(const GroupSteps& steps, const FaultyEvents& faulty, RaceSearch& search) const {
    if (!has_writes_) {
        return;
    }
    const std::vector<std::uint64_t> suspicious = suspicious_of(writes_of(steps, trace_));
    const BarrierOrder barriers(steps, trace_, Space::image);
    search.add_group(steps, faulty, Space::image, &barriers, nullptr,
                     [&](std::uint64_t address) { return std::ranges::binary_search(suspicious, address); });
}

void ImageRaces::merge(const ImageRaces& other) {
    for (std::size_t i = 0; i < images_.size(); ++i) {
        Texels& to = images_[i];
        const Texels& from = other.images_[i];
        to.shared.insert(from.shared);
        to.shared.insert_common(to.written, from.written);
        to.written.insert(from.written);
    }
}

bool ImageRaces::may_race_between_groups() const {
    return std::ranges::any_of(images_, [](const Texels& texels) { return !texels.shared.empty(); });
}

void ImageRaces::add_between_groups(const GroupSteps& steps, const FaultyEvents& faulty,
                                    RaceSearch& search) const {
    if (!has_writes_) {
        return;
    }
    search.add_group(steps, faulty, Space::image, nullptr, nullptr, [&](std::uint64_t address) {
        return images_[RaceSearch::image_at(address)].shared.contains(RaceSearch::texel_at(address));
    });
}

} // namespace lockstep

#include "core/narration/statements.h"

#include "core/analysis/memory/image_requests.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace lockstep {
namespace {

using enum StatementKind;

StatementKind kind_of_read(Space space) {
    switch (space) {
    case Space::local:
        return reads_local;
    case Space::constant:
        return reads_constant;
    case Space::image:
        return reads_image;
    case Space::global:
    case Space::none:
        break;
    }
    return reads_global;
}

StatementKind kind_of(const SiteInfo& site) {
    const bool is_local = site.space == Space::local;
    switch (site.kind) {
    case SiteKind::image_read:
        return reads_image;
    case SiteKind::image_write:
        return writes_image;
    case SiteKind::write:
        return is_local ? writes_local : writes_global;
    case SiteKind::atomic:
        return is_local ? updates_local : updates_global;
    default:
        return kind_of_read(site.space);
    }
}

/// Returns the largest number of lanes that update the same address.
std::uint64_t most_at_one_address(const StepInView& at) {
    std::map<std::uint64_t, std::uint64_t> lanes;
    std::uint64_t most = 0;
    for (const std::uint64_t address : at.view.steps->payloads_of(at.step)) {
        most = std::max(most, ++lanes[address]);
    }
    return most;
}

Statement why_atomics(const StepInView& at) {
    const std::uint64_t meet = most_at_one_address(at);
    if (meet < 2) {
        return {.kind = atomics_apart, .numbers = {at.active()}};
    }
    return {.kind = atomics_meet, .numbers = {meet, at.active()}};
}

/// Explains the passes of atomics in local memory. Lanes that update the same word are serialised, and the
/// passes of a bank include these repetitions.
Statement why_local_atomics(const StepInView& at) {
    const std::uint64_t meet = most_at_one_address(at);
    Statement banks = why_banks(at);
    if (meet < 2 || banks.kind != banks_conflict) {
        return banks;
    }
    return {.kind = atomics_meet_in_banks,
            .numbers = {meet, at.active(), banks.numbers[2], banks.numbers[3]}};
}

Statement why_texels(const StepInView& at) {
    std::set<std::pair<std::uint32_t, TexelIndex>> touched;
    for (const std::uint64_t payload : at.view.steps->payloads_of(at.step)) {
        for (const TexelIndex texel : texels_touched(payload, at.view.trace())) {
            touched.emplace(texels_of(payload).object, texel);
        }
    }
    return {.kind = texels, .numbers = {touched.size()}};
}

Statement why_access(const StepInView& at) {
    const bool is_atomic = at.site.kind == SiteKind::atomic;
    if (is_image_access(at.site.kind)) {
        return why_texels(at);
    }
    if (at.site.space == Space::local) {
        return is_atomic ? why_local_atomics(at) : why_banks(at);
    }
    return is_atomic ? why_atomics(at) : why_sectors(at);
}

} // namespace

Narration narrate_access(const StepInView& at) {
    return {
        {.kind = kind_of(at.site), .numbers = {at.warp(), at.active(), at.lanes()}, .names = {at.site.text}},
        why_access(at)};
}

} // namespace lockstep

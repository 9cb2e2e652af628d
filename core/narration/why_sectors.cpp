#include "core/analysis/memory/coalescing.h"
#include "core/narration/statements.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace lockstep {
namespace {

using enum StatementKind;

/// A range of bytes [begin, end).
struct ByteRun {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
};

std::uint64_t distinct_bytes(std::vector<ByteRun> runs) {
    std::ranges::sort(runs, {}, &ByteRun::begin);
    std::uint64_t count = 0;
    std::uint64_t end = 0;
    for (const ByteRun& run : runs) {
        const std::uint64_t begin = std::max(run.begin, end);
        count += run.end > begin ? run.end - begin : 0;
        end = std::max(end, run.end);
    }
    return count;
}

/// The number of sectors that all requests of a step transfer, and the minimum number that could contain the
/// requested bytes.
struct Moved {
    std::uint64_t sectors = 0;
    std::uint64_t fewest = 0;
};

Moved moved_by(const StepInView& at) {
    const HardwareModel& hardware = at.view.session->hardware();
    Moved moved;
    std::vector<ByteRun> runs;
    for (std::size_t piece = 0; piece < at.site.pieces.size(); ++piece) {
        moved.sectors += inspect_sectors(*at.view.steps, at.step, at.site, hardware, piece).sectors.size();
        for (const std::uint64_t payload : at.view.steps->payloads_of(at.step)) {
            const std::uint64_t begin = payload + at.site.pieces[piece].offset;
            runs.push_back({begin, begin + at.site.pieces[piece].bytes});
        }
    }
    moved.fewest = (distinct_bytes(std::move(runs)) + hardware.sector_bytes - 1) / hardware.sector_bytes;
    return moved;
}

/// Returns the distance in bytes between the addresses of consecutive lanes; nullopt if the distance varies,
/// or if an inactive lane is between active ones.
std::optional<std::uint64_t> bytes_apart(const StepInView& at) {
    const auto lanes = at.view.steps->lanes_of(at.step);
    const auto addresses = at.view.steps->payloads_of(at.step);
    if (lanes.size() < 2) {
        return std::nullopt;
    }
    for (std::size_t i = 1; i < lanes.size(); ++i) {
        if (lanes[i] != lanes[i - 1] + 1 || addresses[i] <= addresses[i - 1] ||
            addresses[i] - addresses[i - 1] != addresses[1] - addresses[0]) {
            return std::nullopt;
        }
    }
    return addresses[1] - addresses[0];
}

bool is_one_address(const StepInView& at) {
    const auto addresses = at.view.steps->payloads_of(at.step);
    return addresses.size() > 1 &&
           std::ranges::count(addresses, addresses[0]) == static_cast<std::ptrdiff_t>(addresses.size());
}

} // namespace

Statement why_sectors(const StepInView& at) {
    const Moved moved = moved_by(at);
    const std::size_t requests = at.site.pieces.size();
    if (requests > 1) {
        return moved.sectors <= moved.fewest
                   ? Statement{.kind = requests_fewest, .numbers = {requests, moved.sectors}}
                   : Statement{.kind = requests_many, .numbers = {requests, moved.sectors, moved.fewest}};
    }
    if (moved.sectors == 1 && is_one_address(at)) {
        return {.kind = sectors_shared, .numbers = {at.active()}};
    }
    if (moved.sectors <= moved.fewest) {
        return {.kind = sectors_fewest, .numbers = {moved.sectors}};
    }
    const auto apart = bytes_apart(at);
    const std::uint64_t bytes = at.site.pieces.empty() ? 0 : at.site.pieces.front().bytes;
    if (apart && *apart > bytes) {
        return {.kind = sectors_apart, .numbers = {*apart, moved.sectors, moved.fewest}};
    }
    return {.kind = apart && *apart == bytes ? sectors_misaligned : sectors_scattered,
            .numbers = {moved.sectors, moved.fewest}};
}

} // namespace lockstep

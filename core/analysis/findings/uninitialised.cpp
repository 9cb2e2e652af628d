#include "core/analysis/findings/uninitialised.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <unordered_set>

namespace lockstep {
namespace {

constexpr std::uint64_t most_local_words = (1 << 24) / 64;

/// Returns a mask of the bytes of a word that some group read before writing them. Excludes bytes that are
/// both written and shared by several groups, because the write may have come first.
std::uint64_t unwritten(const TouchedPage& page, std::size_t word) {
    return page.early[word] & ~(page.writes[word] & page.shared[word]);
}

/// Whether several groups accessed this byte.
bool is_shared(const LaunchMemory& launch, std::uint64_t address) {
    const TouchedPage* const page = launch.pages().find(address >> TouchedPage::page_bits);
    return page != nullptr &&
           (page->shared[address / 64 % TouchedPage::words] & (std::uint64_t{1} << address % 64)) != 0;
}

bool is_empty(const ObjectInfo& object) {
    return object.space == Space::global && !object.is_initialised && object.access != Access::write_only;
}

/// Returns a mask of the bytes of a word that belong to an uninitialised object.
std::uint64_t in_empty_objects(const Trace& trace, std::uint64_t word) {
    std::uint64_t bits = 0;
    for (const ObjectInfo& object : trace.objects) {
        const std::uint64_t first = std::max(object.base, word * 64);
        const std::uint64_t end = std::min(object.base + object.size_bytes, word * 64 + 64);
        if (is_empty(object) && first < end) {
            bits |= low_bits(static_cast<std::uint32_t>(end - first)) << (first % 64);
        }
    }
    return bits;
}

} // namespace

UninitialisedFindings::UninitialisedFindings(const Trace& trace) : trace_(trace), objects_(trace.objects) {
    for (const SiteInfo& site : trace.program.sites) {
        const bool exchanges = site.kind == SiteKind::atomic && !site.is_used &&
                               (site.text.starts_with("atomic_xchg") || site.text.starts_with("atom_xchg"));
        only_writes_.push_back(site.kind == SiteKind::write || exchanges);
        has_local_accesses_ = has_local_accesses_ || (is_access(site.kind) && site.space == Space::local);
    }
}

void UninitialisedFindings::add(const GroupSteps& steps, const FaultyEvents& faulty) {
    if (!has_local_accesses_) {
        return;
    }
    written_.clear();
    for (const WarpStep& step : steps.steps) {
        const SiteInfo& site = trace_.program.sites[step.site.index()];
        if (site.space == Space::local && is_access(site.kind)) {
            add_lanes(steps, step, faulty);
        }
    }
}

void UninitialisedFindings::add_lanes(const GroupSteps& steps, const WarpStep& step,
                                      const FaultyEvents& faulty) {
    const SiteInfo& site = trace_.program.sites[step.site.index()];
    const bool reads = !only_writes_[step.site.index()];
    const bool writes = site.kind != SiteKind::read;
    for (std::uint32_t i = step.first; i < step.first + step.active; ++i) {
        if (!faulty.none() && faulty.contains(steps.events[i])) {
            continue;
        }
        std::optional<std::uint64_t> first_missing;
        for (const Piece piece : site.pieces) {
            const std::uint64_t address = (steps.payloads[i] + piece.offset) & payload_mask;
            for_words(address, piece.bytes, [&](std::uint64_t word, std::uint64_t bits) {
                if (word >= most_local_words) {
                    return;
                }
                if (reads && !written_.has(word, bits) && !first_missing) [[unlikely]] {
                    first_missing =
                        word * 64 + static_cast<unsigned>(std::countr_zero(written_.missing(word, bits)));
                }
                if (writes) {
                    written_.set(word, bits);
                }
            });
        }
        if (first_missing) [[unlikely]] {
            note(steps, step, i, *first_missing);
        }
    }
}

std::optional<UninitialisedFindings::Read> UninitialisedFindings::read_at(const GroupSteps& steps,
                                                                          const WarpStep& step,
                                                                          std::uint32_t entry,
                                                                          std::uint64_t address) const {
    const SiteInfo& site = trace_.program.sites[step.site.index()];
    const auto object = objects_.find(site.space, address);
    if (!object) {
        return std::nullopt;
    }
    const std::uint64_t first_item = steps.group.value() * steps.items;
    const std::uint64_t item = first_item + step.warp.index() * steps.warp_width + steps.lanes[entry];
    const std::uint64_t event = trace_.offsets[first_item] + steps.events[entry];
    const auto offset = static_cast<std::int64_t>(address - trace_.objects[*object].base);
    return Read{{site.file, site.line, FindingKind::uninitialised_read, 0, *object},
                {event, steps.group, site.space, offset, Severity::error},
                item};
}

void UninitialisedFindings::note(const GroupSteps& steps, const WarpStep& step, std::uint32_t entry,
                                 std::uint64_t address) {
    if (const std::optional<Read> read = read_at(steps, step, entry, address)) {
        table_.add(read->key, read->sighting, {&read->item, 1});
    }
}

void UninitialisedFindings::note_shared_atomic(const GroupSteps& steps, const WarpStep& step,
                                               std::uint32_t entry, std::uint64_t address) {
    if (const std::optional<Read> read = read_at(steps, step, entry, address)) {
        keep_first(address, *read);
    }
}

void UninitialisedFindings::keep_first(std::uint64_t address, const Read& read) {
    const auto [known, is_new] = shared_atomics_.emplace(address, read);
    if (!is_new && read.sighting.group < known->second.sighting.group) {
        known->second = read;
    }
}

void UninitialisedFindings::merge(const UninitialisedFindings& other) {
    table_.merge(other.table_);
    for (const auto& [address, read] : other.shared_atomics_) {
        keep_first(address, read);
    }
}

std::vector<Finding> UninitialisedFindings::findings() const {
    FindingTable all = table_;
    for (const auto& [address, read] : shared_atomics_) {
        all.add(read.key, read.sighting, {&read.item, 1});
    }
    return all.findings(trace_);
}

void UninitialisedFindings::add_global(const GroupSteps& steps, const FaultyEvents& faulty,
                                       const LaunchMemory& launch) {
    // Addresses of bytes in uninitialised buffers that this group has written so far.
    std::unordered_set<std::uint64_t> written;
    for (const WarpStep& step : steps.steps) {
        const SiteInfo& site = trace_.program.sites[step.site.index()];
        for (std::uint32_t i = step.first; site.space == Space::global && i < step.first + step.active; ++i) {
            if (!faulty.none() && faulty.contains(steps.events[i])) {
                continue;
            }
            std::optional<std::uint64_t> first_missing;
            for (const Piece piece : site.pieces) {
                const std::uint64_t first = (steps.payloads[i] + piece.offset) & payload_mask;
                for (std::uint64_t address = first; address < first + piece.bytes; ++address) {
                    const TouchedPage* const page = launch.pages().find(address >> TouchedPage::page_bits);
                    const std::uint64_t word = address / 64;
                    if (page == nullptr ||
                        (unwritten(*page, word % TouchedPage::words) & in_empty_objects(trace_, word) &
                         (std::uint64_t{1} << address % 64)) == 0) {
                        continue;
                    }
                    if (!only_writes_[step.site.index()] && !written.contains(address) && !first_missing) {
                        first_missing = address;
                    }
                    if (site.kind != SiteKind::read) {
                        written.insert(address);
                    }
                }
            }
            if (first_missing && site.kind == SiteKind::atomic && is_shared(launch, *first_missing)) {
                note_shared_atomic(steps, step, i, *first_missing);
            } else if (first_missing) {
                note(steps, step, i, *first_missing);
            }
        }
    }
}

bool may_read_unwritten(const Trace& trace, const LaunchMemory& launch) {
    if (std::ranges::none_of(trace.objects, is_empty)) {
        return false;
    }
    return std::ranges::any_of(launch.pages().pages(), [&](const TouchedPage& page) {
        for (std::size_t w = 0; w < TouchedPage::words; ++w) {
            if (unwritten(page, w) != 0 &&
                (unwritten(page, w) & in_empty_objects(trace, page.number * TouchedPage::words + w)) != 0) {
                return true;
            }
        }
        return false;
    });
}

void UninitialisedFindings::finish(const LaunchInView&, LaunchResult& result) const {
    result.tell(findings());
}

bool UninitialisedFindings::looks_again(const LaunchInView& launch) const {
    return may_read_unwritten(launch.trace, launch.memory);
}

} // namespace lockstep

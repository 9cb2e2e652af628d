#include "core/analysis/flow/dataflow.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace lockstep {
namespace {

constexpr std::uint64_t word_bytes = 4;
// Set in the address of local memory, because a local offset can be equal to a global address.
constexpr std::uint64_t local_bit = std::uint64_t{1} << 63;

bool reads(const SiteInfo& site) {
    return site.kind == SiteKind::read || site.kind == SiteKind::atomic;
}
bool writes(const SiteInfo& site) {
    return site.kind == SiteKind::write || site.kind == SiteKind::atomic;
}

/// Stores for each byte of memory which event wrote it last. The bytes are grouped in words of four bytes.
class Memory {
public:
    [[nodiscard]] std::uint32_t last_writer(std::uint64_t begin, std::uint64_t end) const {
        std::uint32_t last = DataFlow::nobody;
        for (std::uint64_t byte = begin; byte < end;) {
            const auto word = words_.find(byte / word_bytes);
            const std::uint64_t next = std::min(end, (byte / word_bytes + 1) * word_bytes);
            for (; byte < next; ++byte) {
                const std::uint32_t writer =
                    word == words_.end() ? DataFlow::nobody : word->second[byte % word_bytes];
                if (writer != DataFlow::nobody && (last == DataFlow::nobody || writer > last)) {
                    last = writer; // events are in time order, so a later writer replaces an earlier one
                }
            }
        }
        return last;
    }
    void write(std::uint64_t begin, std::uint64_t end, std::uint32_t writer) {
        for (std::uint64_t byte = begin; byte < end;) {
            auto& word = words_.try_emplace(byte / word_bytes, untouched).first->second;
            const std::uint64_t next = std::min(end, (byte / word_bytes + 1) * word_bytes);
            for (; byte < next; ++byte) {
                word[byte % word_bytes] = writer;
            }
        }
    }

private:
    using Word = std::array<std::uint32_t, word_bytes>;
    static constexpr Word untouched{DataFlow::nobody, DataFlow::nobody, DataFlow::nobody, DataFlow::nobody};
    std::unordered_map<std::uint64_t, Word> words_;
};

/// Visits the earlier steps of the warp that executes step `from`, newest first, until `visit` returns false.
template <class Visit>
void walk_back(const GroupSteps& steps, std::uint32_t from, Visit visit) {
    for (std::uint32_t i = from; i-- > 0;) {
        if (steps.steps[i].warp == steps.steps[from].warp && !visit(steps.steps[i])) {
            return;
        }
    }
}

} // namespace

std::uint32_t DataFlow::step_of(const GroupSteps& steps, std::uint32_t event) {
    const auto next = std::ranges::upper_bound(steps.steps, event, {}, &WarpStep::first);
    return static_cast<std::uint32_t>(next - steps.steps.begin()) - 1;
}

DataFlow data_flow(const GroupSteps& steps, std::span<const SiteInfo> sites) {
    DataFlow flow;
    flow.writers.assign(steps.lanes.size(), DataFlow::nobody);
    Memory memory;
    for (const WarpStep& step : steps.steps) {
        const SiteInfo& site = sites[step.site.index()];
        if (!is_access(site.kind)) {
            continue;
        }
        const std::uint64_t space = site.space == Space::local ? local_bit : 0;
        for (std::uint32_t event = step.first; event < step.first + step.active; ++event) {
            std::uint32_t& from = flow.writers[event];
            const std::uint64_t address = steps.payloads[event] | space;
            for (const Piece& piece : site.pieces) {
                const std::uint64_t begin = address + piece.offset;
                const std::uint32_t writer =
                    reads(site) ? memory.last_writer(begin, begin + piece.bytes) : DataFlow::nobody;
                from =
                    from == DataFlow::nobody || (writer != DataFlow::nobody && writer > from) ? writer : from;
            }
            for (const Piece& piece : site.pieces) {
                if (writes(site)) {
                    memory.write(address + piece.offset, address + piece.offset + piece.bytes, event);
                }
            }
        }
    }
    return flow;
}

std::vector<std::uint32_t> operands_of(const GroupSteps& steps, std::span<const SiteInfo> sites,
                                       std::uint32_t event) {
    const std::uint32_t own = DataFlow::step_of(steps, event);
    const std::uint16_t lane = steps.lanes[event];
    std::vector<std::uint32_t> operands;
    if (reads(sites[steps.steps[own].site.index()])) {
        operands.push_back(event); // an atomic returns a value, so later writes may depend on it
    }
    walk_back(steps, own, [&](const WarpStep& step) {
        const SiteInfo& site = sites[step.site.index()];
        const auto lanes = steps.lanes_of(step);
        const auto found = std::ranges::lower_bound(lanes, lane);
        if (!is_access(site.kind) || found == lanes.end() || *found != lane) {
            return true;
        }
        if (reads(site)) {
            operands.push_back(step.first + static_cast<std::uint32_t>(found - lanes.begin()));
        }
        return !writes(site);
    });
    std::ranges::reverse(operands);
    return operands;
}

} // namespace lockstep

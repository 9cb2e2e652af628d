#pragma once

#include "core/analysis/analysis.h"
#include "core/analysis/findings/finding_table.h"
#include "core/analysis/memory/touched.h"
#include "core/trace/object_index.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace lockstep {

/// Finds reads of bytes that were not written before. A byte of local memory is uninitialised if no work-item
/// of the group wrote it at an earlier tick, or in an earlier lane at the same tick. A byte of a global
/// buffer that the host did not initialise is uninitialised if no group wrote it, or only the reading group
/// itself and only later. There is one finding per line and object; each access counts once.
///
/// An atomic reads the bytes that it changes, except an atomic_xchg whose old value the kernel does not use. If
/// atomics of several groups change the same bytes, the first one of them read uninitialised bytes. This is reported
/// once, for the first of these groups.
class UninitialisedFindings final : public AnalysisOf<UninitialisedFindings> {
public:
    explicit UninitialisedFindings(const Trace& trace);

    /// Checks the local memory of one group.
    void add(const GroupSteps& steps, const FaultyEvents& faulty);
    /// Merges the findings of another instance, which must have recorded different groups.
    void merge(const UninitialisedFindings& other);
    /// Checks the global memory of one group. Call it after all groups have been added, for every group, if
    /// may_read_unwritten() returns true.
    void add_global(const GroupSteps& steps, const FaultyEvents& faulty, const LaunchMemory& launch);

    [[nodiscard]] std::vector<Finding> findings() const;

    void add_group(const GroupInView& group) override { add(group.steps, group.memory.faulty()); }
    [[nodiscard]] bool looks_again(const LaunchInView& launch) const override;
    void add_again(const GroupSteps& steps, const FaultyEvents& faulty, const LaunchInView& launch) override {
        add_global(steps, faulty, launch.memory);
    }
    void finish(const LaunchInView& launch, LaunchResult& result) const override;

private:
    /// A set of bytes, one bit per byte.
    class Bytes {
    public:
        [[nodiscard]] bool has(std::uint64_t word, std::uint64_t bits) const {
            return word < words_.size() && (bits & ~words_[word]) == 0;
        }
        [[nodiscard]] std::uint64_t missing(std::uint64_t word, std::uint64_t bits) const {
            return word < words_.size() ? bits & ~words_[word] : bits;
        }
        void set(std::uint64_t word, std::uint64_t bits) {
            if (word >= words_.size()) [[unlikely]] {
                words_.resize(word + word / 2 + 64, 0);
            }
            words_[word] |= bits;
        }
        void clear() { words_.assign(words_.size(), 0); }

    private:
        std::vector<std::uint64_t> words_;
    };

    void add_lanes(const GroupSteps& steps, const WarpStep& step, const FaultyEvents& faulty);
    /// The first access of a group to bytes that were not written before.
    struct Read {
        FindingKey key;
        Sighting sighting;
        std::uint64_t item = 0;
    };
    [[nodiscard]] std::optional<Read> read_at(const GroupSteps& steps, const WarpStep& step,
                                              std::uint32_t entry, std::uint64_t address) const;
    void note(const GroupSteps& steps, const WarpStep& step, std::uint32_t entry, std::uint64_t address);
    void note_shared_atomic(const GroupSteps& steps, const WarpStep& step, std::uint32_t entry,
                            std::uint64_t address);
    void keep_first(std::uint64_t address, const Read& read);

    const Trace& trace_;
    ObjectIndex objects_;
    FindingTable table_;
    /// Key: address; value: the first atomic that read the bytes uninitialised.
    std::map<std::uint64_t, Read> shared_atomics_;
    std::vector<bool> only_writes_; ///< for each site, whether it writes without reading
    bool has_local_accesses_ = false;
    Bytes written_;
};

/// Whether a group may have read unwritten bytes of an uninitialised buffer.
[[nodiscard]] bool may_read_unwritten(const Trace& trace, const LaunchMemory& launch);

} // namespace lockstep

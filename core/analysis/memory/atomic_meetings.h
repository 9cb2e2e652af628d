#pragma once

#include "core/analysis/analysis.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// Counts the lanes of a request that atomically update the same word, so that the hardware must serialise
/// them:
///
///     atomic_add(&bins[...])   lane   0  1  2  3  4  5        request of 6 lanes: 5 share a word with
///                              bin    7  2  7  7  9  2        another lane, at most 3 lanes per word
///
/// A word is the memory that one lane changes: 4 or 8 bytes. The figures of a site, for global and local
/// memory: `requests`; `meeting_lanes`, the lanes that share their word with another lane of their request;
/// `most_lanes`, the largest number of lanes that shared one word (0 if none did).
class AtomicMeetings final : public AnalysisOf<AtomicMeetings> {
public:
    explicit AtomicMeetings(const Trace& trace);

    void add_group(const GroupInView& group) override;
    void merge(const AtomicMeetings& other) { table_.merge(other.table_); }
    void finish(const LaunchInView&, LaunchResult& result) const override { result.tables.push_back(table_); }

private:
    SiteTable table_;
    bool has_atomics_;
    std::vector<std::uint64_t> words_; ///< words of the current request
};

} // namespace lockstep

#pragma once

#include "core/analysis/analysis.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// Lanes of one request that make an atomic on the same word, and so must wait for one another:
///
///     atomic_add(&bins[...])   lane   0  1  2  3  4  5        a request of 6 lanes: 5 of them meet others,
///                              bin    7  2  7  7  9  2        3 at most in one word
///
/// A word is what one lane changes: 4 bytes, or 8. Counted for each site, in global and in local memory:
/// requests; meeting_lanes, those that share their word with another of their request; most_lanes that ever
/// met in one word, 0 where none did.
class AtomicMeetings final : public AnalysisOf<AtomicMeetings> {
public:
    explicit AtomicMeetings(const Trace& trace);

    void add_group(const GroupInView& group) override;
    void merge(const AtomicMeetings& other) { table_.merge(other.table_); }
    void finish(const LaunchInView&, LaunchResult& result) const override { result.tables.push_back(table_); }

private:
    SiteTable table_;
    bool has_atomics_;
    std::vector<std::uint64_t> words_; ///< of the request in work
};

} // namespace lockstep

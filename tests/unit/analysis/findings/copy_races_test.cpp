// Races with async copies: against a few traces written by hand, and against a slow check of every pair of
// accesses.

#include "core/analysis/findings/evidence.h"
#include "core/analysis/races/races.h"
#include "core/warp/reconstruct.h"

#include "tests/support/trace_text.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <random>
#include <set>

namespace lockstep {
namespace {

/// s is in local memory. S starts copies, and the loop L performs those into local memory: CR reads global
/// memory, CW writes local memory. M does the same for copies from local memory. V waits.
constexpr const char* copies_world = R"(
    object s local 0 64
    object g global 4096 4096
    site R read local float 3
    site W write local float 4
    site B barrier 5
    site S copy 6
    site L loop 7
    site CR read global float 7
    site CW write local float 7
    site M loop 8
    site MR read local float 8
    site MW write global float 8
    site V wait 9
)";

GroupSteps steps_of_group(const Trace& trace) {
    GroupSteps steps;
    EXPECT_TRUE(reconstruct(trace, Group(0), {4}, steps).ok());
    return steps;
}

std::vector<Finding> copy_races_of(const Trace& trace) {
    RaceFindings races(trace);
    const GroupSteps steps = steps_of_group(trace);
    GroupMemory memory;
    memory.read(steps, trace);
    races.add(steps, memory);
    return races.findings();
}

std::vector<Finding> copy_races_of(const std::string& text) {
    return copy_races_of(test::trace_of(copies_world + text));
}

/// Returns the payload of a turn of a loop that performs copy `number`, as text.
std::string turn(const char* loop, int number) {
    return std::string(loop) + ":" + std::to_string(number << loop_value_shift | 1);
}

TEST(CopyRaces, a_barrier_after_the_call_does_not_order_earlier_reads) {
    const std::string late = "group 2\n kernel { R S B for L { } { CR CW } { } V }\n log\n";
    const std::string early = "group 2\n kernel { R B S for L { } { CR CW } { } V }\n log\n";
    const std::string first = " CR:4100 CW:4 L:0 V:3\n";
    const std::string second = " CR:4096 CW:0 L:0 V:3\n";
    const auto findings =
        copy_races_of(late + "R:0 S:1 B:1 " + turn("L", 1) + first + "R:4 S:1 B:1 " + turn("L", 1) + second);
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].line, 7U);
    EXPECT_EQ(findings[0].other_line, 3U);
    EXPECT_EQ(findings[0].count, 2U);
    EXPECT_EQ(findings[0].cure, RaceCure::barrier); // the read comes before the call of the copy
    EXPECT_TRUE(
        copy_races_of(early + "R:0 B:1 S:1 " + turn("L", 1) + first + "R:4 B:1 S:1 " + turn("L", 1) + second)
            .empty());
}

TEST(CopyRaces, the_copy_and_not_the_work_item_is_the_agent) {
    const std::string text = "group 2\n kernel { W S for M { } { MR MW } { } V }\n log\n";
    const std::string copies = " S:1 " + turn("M", 1);
    EXPECT_EQ(copy_races_of(text + "W:0" + copies + " MR:0 MW:4096 M:0 V:3\n" + "W:4" + copies +
                            " MR:4 MW:4100 M:0 V:3\n")
                  .size(),
              1U);
    // A group of one work-item performs the copy itself, after its own stores.
    const std::string single = "group 1\n kernel { W S for M { } { MR MW } { } V }\n log\n";
    EXPECT_TRUE(copy_races_of(single + "W:0" + copies + " MR:0 MW:4096 M:0 V:3\n").empty());
}

TEST(CopyRaces, two_copies_in_flight_race_even_in_one_work_item) {
    const std::string text =
        "group 1\n kernel { S S for L { } { CR CW } { } V for M { } { MR MW } { } V }\n log\n";
    const auto findings = copy_races_of(text + "S:1 S:2 " + turn("L", 1) + " CR:4096 CW:0 L:0 V:3 " +
                                        turn("M", 2) + " MR:0 MW:4196 M:0 V:3\n");
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].line, 7U);
    EXPECT_EQ(findings[0].other_line, 8U);
    EXPECT_EQ(findings[0].cure, RaceCure::copy_wait);
    EXPECT_EQ(findings[0].cure_line, 6U); // of the second call
}

TEST(CopyRaces, an_access_to_the_source_of_a_copy_in_flight_must_come_after_the_wait) {
    for (const char* const items : {"1", "2"}) {
        const std::string item = "S:1 W:0 " + turn("M", 1) + " MR:0 MW:4096 M:0 V:3\n";
        const std::string other = "S:1 W:32 M:0 V:3\n";
        const auto findings = copy_races_of("group " + std::string(items) +
                                            "\n kernel { S W for M { } { MR MW } { } V }\n log\n" + item +
                                            (items[0] == '2' ? other : ""));
        ASSERT_EQ(findings.size(), 1U);
        EXPECT_EQ(findings[0].cure, RaceCure::copy_wait);
        EXPECT_EQ(findings[0].cure_line, 4U); // of the write
    }
}

TEST(CopyRaces, evidence_shows_an_access_and_the_copy_across_a_barrier) {
    const Trace trace = test::trace_of(std::string(copies_world) +
                                       "group 2\n kernel { R S B for L { } { CR CW } { } V }\n log\n" +
                                       "R:0 S:1 B:1 " + turn("L", 1) + " CR:4100 CW:4 L:0 V:3\n" +
                                       "R:4 S:1 B:1 " + turn("L", 1) + " CR:4096 CW:0 L:0 V:3\n");
    const auto findings = copy_races_of(trace);
    ASSERT_EQ(findings.size(), 1U);
    const Evidence evidence = evidence_of(
        trace, findings[0], [&](Group) { return std::make_shared<const GroupSteps>(steps_of_group(trace)); });
    ASSERT_TRUE(evidence.example);
    EXPECT_EQ((*evidence.example)[0].kind, SiteKind::read);
    EXPECT_EQ((*evidence.example)[1].kind, SiteKind::write);
    EXPECT_EQ(evidence.pairs, 2U);
    EXPECT_TRUE(evidence.items[0].reads);
    EXPECT_TRUE(evidence.items[1].writes);
}

TEST(CopyRaces, copies_without_a_number_count_at_the_wait) {
    const std::string text = "group 2\n kernel { W S B for M { } { MR MW } { } V }\n log\n";
    EXPECT_TRUE(copy_races_of(text + "W:0 S:1 B:1 M:1 MR:4 MW:4096 M:0 V:3\n" +
                              "W:4 S:1 B:1 M:1 MR:0 MW:4100 M:0 V:3\n")
                    .empty());
}

/// A random launch of one group whose work-items execute the same sequence of accesses, barriers, starts of
/// copies and waits. Every copy is waited for.
class RandomCopies {
public:
    explicit RandomCopies(std::uint64_t number) : random_(number * 0x9E3779B97F4A7C15U + 1) {}

    Trace make() {
        items_ = pick(1, 4);
        logs_.resize(items_);
        for (std::uint64_t n = pick(2, 14); n > 0; --n) {
            add_step(pick(0, 9));
        }
        while (!open_.empty()) {
            wait();
        }
        Trace trace = test::trace_of(copies_world + ("group " + std::to_string(items_)) + "\nkernel {" +
                                     kernel_ + " }\nlog\n" + text_of_logs());
        return trace;
    }

private:
    struct Open {
        std::uint64_t number;
        bool to_local;
        std::uint64_t first; ///< number of the first word in local memory
        std::uint64_t words;
    };
    std::uint64_t pick(std::uint64_t least, std::uint64_t most) {
        return least + random_() % (most - least + 1);
    }

    void add_step(std::uint64_t kind) {
        if (kind < 5) {
            const std::string site = kind < 3 ? "R" : "W";
            kernel_ += " " + site;
            for (std::string& log : logs_) {
                log += " " + site + ":" + std::to_string(4 * pick(0, words - 1));
            }
        } else if (kind < 6) {
            const std::string flags = std::to_string(pick(1, 3));
            add_to_all(" B", ":" + flags);
        } else if (kind < 8) {
            add_to_all(" S", ":" + std::to_string(++started_));
            const std::uint64_t first = pick(0, words - 1);
            open_.push_back({started_, pick(0, 1) == 0, first, pick(1, words - first)});
        } else if (!open_.empty()) {
            wait();
        }
    }

    void add_to_all(const std::string& site, const std::string& payload) {
        kernel_ += site;
        for (std::string& log : logs_) {
            log += site + payload;
        }
    }

    void wait() {
        const auto at = open_.begin() + static_cast<std::ptrdiff_t>(pick(0, open_.size() - 1));
        const Open copy = *at;
        open_.erase(at);
        kernel_ += copy.to_local ? " for L { } { CR CW } { }" : " for M { } { MR MW } { }";
        for (std::uint64_t item = 0; item < items_; ++item) {
            for (std::uint64_t word = (item ^ 1) < items_ ? item ^ 1 : item; word < copy.words;
                 word += items_) {
                const std::string local = std::to_string(4 * (copy.first + word));
                const std::string global = std::to_string(4096 + 64 * copy.number + 4 * word);
                logs_[item] += " " + turn(copy.to_local ? "L" : "M", static_cast<int>(copy.number));
                logs_[item] +=
                    copy.to_local ? " CR:" + global + " CW:" + local : " MR:" + local + " MW:" + global;
            }
            logs_[item] += copy.to_local ? " L:0" : " M:0";
        }
        add_to_all(" V", ":3");
    }

    [[nodiscard]] std::string text_of_logs() const {
        std::string text;
        for (const std::string& log : logs_) {
            text += (log.empty() ? "-" : log) + "\n";
        }
        return text;
    }

    static constexpr std::uint64_t words = 5;
    std::mt19937_64 random_;
    std::uint64_t items_ = 1;
    std::uint64_t started_ = 0;
    std::string kernel_;
    std::vector<std::string> logs_;
    std::vector<Open> open_;
};

/// An access to local memory, with the ticks between which it may happen.
struct Span {
    std::uint32_t first;
    std::uint32_t last;
    std::uint64_t item;
    std::uint64_t word;
    std::uint32_t line;
    bool writes;
    std::uint64_t copy; ///< number of the copy; 0: none
};

struct Slow {
    std::vector<Span> spans; ///< in log order
    std::set<std::uint32_t> barriers;
    std::uint64_t items = 0;

    explicit Slow(const Trace& trace) {
        const GroupSteps steps = steps_of_group(trace);
        items = steps.items;
        std::vector<std::uint32_t> calls;
        std::vector<std::uint64_t> now(items, 0);
        for (const WarpStep& step : steps.steps) {
            const SiteInfo& site = trace.program.sites[step.site.index()];
            const std::uint32_t tick = step.tick.value();
            if (site.kind == SiteKind::copy && (calls.empty() || calls.back() != tick)) {
                calls.push_back(tick);
            }
            for (std::uint32_t i = step.first; i < step.first + step.active; ++i) {
                const std::uint64_t item = step.warp.value() * steps.warp_width + steps.lanes[i];
                const bool is_barrier = site.kind == SiteKind::barrier || site.kind == SiteKind::wait;
                if (is_barrier && (steps.payloads[i] & 1) != 0) {
                    barriers.insert(tick);
                } else if (site.kind == SiteKind::loop) {
                    now[item] = steps.payloads[i] >> loop_value_shift;
                } else if (is_access(site.kind) && site.space == Space::local) {
                    const bool is_copied = site.line >= 7;
                    spans.push_back({is_copied ? calls[now[item] - 1] : tick, tick, item,
                                     steps.payloads[i] / 4, site.line, site.kind == SiteKind::write,
                                     is_copied ? now[item] : 0});
                }
            }
        }
    }

    [[nodiscard]] bool may_meet(const Span& a, const Span& b) const {
        if (a.word != b.word || (!a.writes && !b.writes)) {
            return false;
        }
        if (a.copy == b.copy && a.item == b.item) {
            return false; // one after the other
        }
        if (a.first <= b.last && b.first <= a.last && (a.first != a.last || b.first != b.last) &&
            a.copy != b.copy) {
            return true;
        }
        const std::uint32_t end = a.last < b.first ? a.last : b.last;
        const std::uint32_t begin = a.last < b.first ? b.first : a.first;
        return items > 1 && std::none_of(barriers.begin(), barriers.end(), [&](std::uint32_t barrier) {
                   return barrier > end && barrier < begin;
               });
    }

    /// Returns the number of accesses that race with an earlier one, for each pair of lines.
    [[nodiscard]] std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint64_t> races() const {
        std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint64_t> counts;
        for (std::size_t b = 0; b < spans.size(); ++b) {
            std::set<std::pair<std::uint32_t, std::uint32_t>> lines;
            for (std::size_t a = 0; a < b; ++a) {
                if (may_meet(spans[a], spans[b])) {
                    const auto key = [](const Span& s) { return std::pair(s.writes ? 0 : 1, s.line); };
                    const auto [one, other] = std::minmax({key(spans[a]), key(spans[b])});
                    lines.insert({one.second, other.second});
                }
            }
            for (const auto& pair : lines) {
                ++counts[pair];
            }
        }
        return counts;
    }
};

TEST(CopyRaces, a_slow_check_of_all_pairs_finds_the_same) {
    std::size_t found = 0;
    for (std::uint64_t number = 0; number < 3000; ++number) {
        const Trace trace = RandomCopies(number).make();
        std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint64_t> counts;
        for (const Finding& finding : copy_races_of(trace)) {
            counts[{finding.line, finding.other_line}] += finding.count;
        }
        ASSERT_EQ(counts, Slow(trace).races()) << number;
        found += counts.size();
    }
    EXPECT_GT(found, 3000U);
}

} // namespace
} // namespace lockstep

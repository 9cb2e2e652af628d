// Tests the sentences about findings, checks and steps.
#include "app/words/trace/check_words.h"
#include "app/words/trace/evidence_words.h"
#include "app/words/trace/finding_words.h"
#include "app/words/trace/item_words.h"
#include "app/words/trace/step_words.h"
#include "app/words/trace/value_words.h"

#include <gtest/gtest.h>
#include <set>

namespace lockstep {
namespace {

constexpr NdRange launch_sizes{.global = {4096, 1, 1}, .local = {64, 1, 1}};

Finding finding_of(FindingKind kind) {
    Finding finding{.kind = kind, .file = "k.cl", .line = 3, .work_item_count = 1, .count = 1};
    finding.place = {.space = Space::local, .object = "tile", .offset = -4};
    finding.work_items = {5};
    return finding;
}

constexpr std::size_t finding_kinds = static_cast<std::size_t>(FindingKind::collective_mismatch) + 1;

TEST(Phrase, is_filled_once_so_that_names_may_look_like_placeholders) {
    const Phrase inner("", "%1 of %2", {std::string("%2"), 1440U});
    EXPECT_EQ(english(Phrase("", "%2: %1", {inner, -1440})), "-1,440: %2 of 1,440");
    EXPECT_TRUE(Phrase().empty());
    EXPECT_EQ(english(Phrase()), "");
}

TEST(Phrase, has_a_sentence_for_one) {
    const auto lanes = [](std::uint64_t count) { return lanes_at(count, "in[0]", "in[1]"); };
    EXPECT_EQ(english(lanes(1)), "1 lane at in[0] to in[1]");
    EXPECT_EQ(english(lanes(0)), "0 lanes at in[0] to in[1]");
    EXPECT_EQ(lanes(2).count, 2U) << "for languages with several plural forms";
}

TEST(ItemWords, name_a_work_item_by_its_global_id_in_as_many_dimensions_as_the_launch_has) {
    const NdRange square{.dimensions = 2, .global = {8, 6, 1}, .local = {4, 3, 1}};
    const NdRange cube{.dimensions = 3, .global = {4, 4, 4}, .local = {2, 2, 2}};
    EXPECT_EQ(item_id(launch_sizes, WorkItem(1440)), "1440");
    EXPECT_EQ(item_id(square, WorkItem(0)), "(0, 0)");
    EXPECT_EQ(item_id(square, WorkItem(5)), "(1, 1)") << "in group 0";
    EXPECT_EQ(item_id(square, WorkItem(12)), "(4, 0)") << "the first one of group 1";
    EXPECT_EQ(item_id(square, WorkItem(24 + 11)), "(3, 5)") << "the last one of group 2";
    EXPECT_EQ(item_id(cube, WorkItem(63)), "(3, 3, 3)");
    EXPECT_EQ(item_ids(square, WorkItem(12), WorkItem(23)), "(4, 0)–(7, 2)");
}

TEST(FaultyPlace, names_the_element_and_why_it_was_not_accessed) {
    Trace trace;
    trace.objects = {{.name = "a",
                      .space = Space::global,
                      .element = {.scalar = Scalar::int32, .count = 1},
                      .base = 4096,
                      .size_bytes = 200}};
    const auto place = [&trace](FaultKind kind, std::uint32_t object, std::uint64_t address) {
        return english(faulty_place(trace, {.kind = kind, .object = object}, address));
    };
    EXPECT_EQ(place(FaultKind::out_of_bounds, 0, 4096 + 200), "a[50], out of bounds");
    EXPECT_EQ(place(FaultKind::out_of_bounds, 0, 4096 - 4), "a[-1], out of bounds");
    EXPECT_EQ(place(FaultKind::out_of_bounds, 0, 4096 + 202), "a + 202 B, out of bounds");
    EXPECT_EQ(place(FaultKind::misaligned, 0, 4096 + 2), "a + 2 B, misaligned");
    EXPECT_EQ(place(FaultKind::null_pointer, 0, 0), "a, a null pointer");
    EXPECT_EQ(place(FaultKind::out_of_bounds, unknown_object, 7), "an address outside every object");
}

TEST(FindingWords, every_kind_has_a_sentence_and_a_remedy) {
    std::set<std::string> sentences;
    for (std::size_t kind = 0; kind < finding_kinds; ++kind) {
        const Finding finding = finding_of(static_cast<FindingKind>(kind));
        for (const std::string& text :
             {english(finding_sentence(finding, launch_sizes)), english(finding_remedy(finding))}) {
            EXPECT_TRUE(text.ends_with('.')) << text;
            EXPECT_EQ(text.find('%'), std::string::npos) << text;
        }
        sentences.insert(english(finding_sentence(finding, launch_sizes)));
    }
    EXPECT_EQ(sentences.size(), finding_kinds);
    EXPECT_EQ(english(finding_sentence(finding_of(FindingKind::out_of_bounds), launch_sizes)),
              "Work-item 5 accesses tile at byte -4, which is out of bounds.");
}

TEST(FindingWords, names_no_byte_of_an_unknown_object) {
    Finding finding = finding_of(FindingKind::out_of_bounds);
    finding.place.object.clear();
    EXPECT_EQ(english(finding_sentence(finding, launch_sizes)),
              "Work-item 5 accesses local memory at an address outside every object of the launch.");
    finding.place.space = Space::none;
    EXPECT_EQ(english(finding_sentence(finding, launch_sizes)),
              "Work-item 5 accesses a private array out of bounds.");
}

TEST(FindingWords, lists_lines_work_items_and_times) {
    Finding finding = finding_of(FindingKind::race);
    EXPECT_EQ(english(finding_lines(finding)), "Line 3 of k.cl");
    EXPECT_EQ(english(finding_items(finding, launch_sizes)), "Work-items: 5");
    EXPECT_EQ(english(finding_times(finding)), "1 time");
    finding.other_line = 1005;
    finding.work_items = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    finding.work_item_count = 2008;
    finding.count = 1440;
    EXPECT_EQ(english(finding_lines(finding)), "Lines 3 and 1005 of k.cl");
    EXPECT_EQ(english(finding_items(finding, launch_sizes)),
              "Work-items: 0, 1, 2, 3, 4, 5, 6, 7 and 2,000 more");
    EXPECT_EQ(english(finding_times(finding)), "1,440 times");
}

TEST(CheckWords, every_outcome_of_every_check_has_its_own_sentence) {
    std::set<std::string> texts;
    for (std::size_t kind = 0; kind < check_kinds; ++kind) {
        const auto which = static_cast<CheckKind>(kind);
        for (const CheckState state : {CheckState::done, CheckState::nothing_there, CheckState::not_done}) {
            texts.insert(english(check_sentence({which, state, 5, 0})));
        }
        texts.insert(english(check_sentence({which, CheckState::done, 5, 2})));
    }
    EXPECT_EQ(texts.size(), 4 * check_kinds);
    EXPECT_EQ(english(check_sentence({CheckKind::local_races, CheckState::done, 2304, 0})),
              "No race in local memory (2,304 accesses checked)");
    EXPECT_EQ(english(check_sentence({CheckKind::bounds, CheckState::done, 5, 1})),
              "Out-of-bounds accesses: 1 finding");
}

TEST(StepWords, every_kind_of_site_has_a_sentence_for_one_warp_and_for_all) {
    std::set<std::string> texts;
    constexpr auto kinds = static_cast<std::size_t>(SiteKind::wait) + 1;
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        const SiteInfo site{.kind = static_cast<SiteKind>(kind), .text = "s[lid]"};
        texts.insert(english(warp_sentence(site, Warp(3))));
        texts.insert(english(warps_sentence(site)));
    }
    EXPECT_EQ(texts.size(), 2 * kinds);
    EXPECT_TRUE(texts.contains("warp 3 reads s[lid]"));
    EXPECT_TRUE(texts.contains("warps read s[lid]"));
}

TEST(EvidenceWords, count_pairs_within_and_between_warps) {
    const Evidence evidence{.items = std::vector<Involvement>(64), .pairs = 1440, .pairs_of_warps = 1};
    const auto remarks = evidence_remarks(finding_of(FindingKind::race), evidence);
    ASSERT_EQ(remarks.size(), 2U);
    EXPECT_EQ(english(remarks[0]), "1,440 pairs of work-items race here, 1 of them in different warps.");
}

TEST(EvidenceWords, count_no_pairs_of_a_copy_in_flight) {
    const Evidence evidence{.items = std::vector<Involvement>(64), .pairs = 1440, .pairs_of_warps = 1};
    Finding race = finding_of(FindingKind::race);
    race.cure = RaceCure::copy_wait;
    EXPECT_TRUE(evidence_remarks(race, evidence).empty());
}

TEST(EvidenceWords, say_whether_a_single_pair_is_within_a_warp) {
    const Finding race = finding_of(FindingKind::race);
    Evidence evidence{.items = std::vector<Involvement>(64), .pairs = 1, .pairs_of_warps = 0};
    EXPECT_EQ(english(evidence_remarks(race, evidence).front()),
              "1 pair of work-items races here, in the same warp.");
    evidence.pairs_of_warps = 1;
    EXPECT_EQ(english(evidence_remarks(race, evidence).front()),
              "1 pair of work-items races here, in different warps.");
}

} // namespace
} // namespace lockstep

// Tests the picture of the banks if several lanes update the same word with atomics: each needs its own pass, but they are
// no accesses to different words.
#include "app/gui/scenes/banks/banks_picture.h"
#include "app/gui/scenes/banks/banks_scene.h"
#include "app/gui/workspace/bank_picture.h"
#include "app/words/trace/bank_words.h"
#include "tests/gui/run_sessions.h"
#include "tests/gui/scene_world.h"
#include "tests/support/trace_text.h"

#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

/// The picture of one access to local memory. Lane i accesses the word words[i].
struct OneRequest {
    GroupView view;

    OneRequest(const std::string& kind, const std::vector<int>& words) : view(view_of(kind, words)) {}
    static GroupView view_of(const std::string& kind, const std::vector<int>& words) {
        std::string text = "group " + std::to_string(words.size()) + "\nsite A " + kind +
                           " local int 3\nkernel { A }\nlog\n";
        for (const int word : words) {
            text += "A:" + std::to_string(4 * word) + "\n";
        }
        Recording recording;
        recording.launches.push_back(test::trace_of(text));
        return make_group_view(session_of(std::move(recording)), 0, Group(0));
    }
    [[nodiscard]] BankPicture request() const {
        return bank_picture(view, *view.step_at(Tick(0), Warp(0))).value();
    }
    [[nodiscard]] Scene scene() const { return banks_scene(view, {}, {1184, 500}); }
    [[nodiscard]] QString tooltip(std::uint32_t bank) const {
        return banks_tooltip(view, {}, scene(), {BankCell{Warp(0), Bank(bank)}, {}});
    }
};

const std::vector<int> six_on_one = {0, 0, 0, 0, 0, 0, 1, 2};

TEST(SameWord, is_told_apart_from_different_words_of_a_bank) {
    const OneRequest atomics("atomic", six_on_one);
    const Scene scene = atomics.scene();
    EXPECT_EQ(atomics.request().conflicts(), 5U) << "the count of profilers";
    EXPECT_TRUE(says(scene, "6 atomics on one word · 6 passes")) << qPrintable(texts(scene).join('\n'));
    EXPECT_TRUE(says(scene, "3 word(s) updated"));
    EXPECT_TRUE(says(scene, "number of atomics"));
    EXPECT_FALSE(says(scene, "number of words"));
    EXPECT_FALSE(says(scene, "conflict"));
    const OneRequest writes("write", {0, 32, 64, 1});
    EXPECT_TRUE(says(writes.scene(), "3-way conflict · 3 passes"));
    EXPECT_TRUE(says(writes.scene(), "number of words"));
    EXPECT_FALSE(says(writes.scene(), "atomics"));
}

TEST(SameWord, and_other_words_of_its_bank_are_both_named) {
    const OneRequest mixed("atomic", {0, 0, 0, 32});
    EXPECT_TRUE(says(mixed.scene(), "4 atomics in one bank, on 2 words · 4 passes"))
        << qPrintable(texts(mixed.scene()).join('\n'));
    EXPECT_EQ(conflict_sentence(mixed.request()).arguments.size(), 3U);
    const OneRequest apart("atomic", {0, 32, 64, 1});
    EXPECT_TRUE(says(apart.scene(), "3-way conflict · 3 passes"));
    EXPECT_TRUE(says(apart.scene(), "3-way")) << "different words, although they are updated";
}

TEST(SameWord, has_all_its_passes_in_the_tooltip_of_its_bank) {
    const OneRequest atomics("atomic", six_on_one);
    EXPECT_TRUE(atomics.tooltip(0).contains("word 0 for lanes 0–5, in passes 1–6"))
        << qPrintable(atomics.tooltip(0));
    EXPECT_TRUE(atomics.tooltip(1).contains("word 1 for lanes 6, in pass 1"))
        << qPrintable(atomics.tooltip(1));
}

TEST(BankCells, have_counts_with_a_sign_and_no_values_beside_them) {
    SceneWorld world(fixture::Reduction::compacted, 1);
    std::size_t with_conflicts = 0;
    for (const WarpStep& step : world.view.steps->steps) {
        const auto request = bank_picture(world.view, step);
        if (!request || request->conflicts() == 0) {
            continue;
        }
        const Scene scene = banks_scene(world.view, {.warp = step.warp, .tick = step.tick}, {1184, 500});
        for (const Box& box : boxes_of<BankCell>(scene)) {
            for (const Shape& shape : scene.shapes) {
                const Label* label = std::get_if<Label>(&shape);
                if (label != nullptr && label->rect == box.rect && label->font == FontRole::value) {
                    EXPECT_TRUE(label->text.startsWith(QStringLiteral("×"))) << qPrintable(label->text);
                    ++with_conflicts;
                }
            }
        }
    }
    EXPECT_GT(with_conflicts, 0U);
}

TEST(BankCells, leave_out_a_value_that_does_not_fit) {
    SceneWorld world(fixture::Reduction::interleaved, 1);
    std::size_t shown = 0;
    for (const int width : {560, 700, 800, 1000, 1184, 1500}) {
        for (std::uint32_t tick = 0; tick < world.view.tick_count(); ++tick) {
            const Scene scene = banks_scene(world.view, {.tick = Tick(tick)}, {double(width), 500});
            for (const Box& box : boxes_of<BankCell>(scene)) {
                for (const Shape& shape : scene.shapes) {
                    const Label* label = std::get_if<Label>(&shape);
                    if (label != nullptr && label->rect == box.rect) {
                        EXPECT_LE(text_width(label->font, label->text), box.rect.width())
                            << qPrintable(label->text) << " at " << width;
                        ++shown;
                    }
                }
            }
        }
    }
    EXPECT_GT(shown, 0U);
}

} // namespace
} // namespace lockstep::gui

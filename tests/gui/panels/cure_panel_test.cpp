// Tests the card "Why is it slow?".
#include "app/gui/panels/cause/account_view.h"
#include "app/gui/panels/findings/cure_panel.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "tests/gui/run_sessions.h"
#include "tests/gui/scene_world.h"
#include "tests/support/trace_text.h"

#include <QLabel>
#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

bool tells_of_a_guess(const CurePanel& panel) {
    return std::ranges::any_of(panel.findChildren<QLabel*>(), [](const QLabel* label) {
        return label->text().contains(QStringLiteral("guessed"));
    });
}

TEST(CurePanel, says_that_a_fault_may_come_of_a_launch_that_was_guessed) {
    CurePanel panel;
    ASSERT_TRUE(panel.show_faults(*with_finding(FindingKind::out_of_bounds, 3, "mine.cl", true)));
    EXPECT_TRUE(tells_of_a_guess(panel));
    ASSERT_TRUE(panel.show_faults(*with_finding(FindingKind::out_of_bounds, 3, "mine.sim")));
    EXPECT_FALSE(tells_of_a_guess(panel));
    ASSERT_TRUE(panel.show_faults(*with_finding(FindingKind::out_of_bounds, 3, "mine.cl", true)));
    panel.show_not_run();
    EXPECT_FALSE(tells_of_a_guess(panel));
}

/// Returns whether a scene has this text, whole.
bool has_label(const Scene& scene, const QString& text) {
    return std::ranges::any_of(scene.shapes, [&text](const Shape& shape) {
        const Label* label = std::get_if<Label>(&shape);
        return label != nullptr && label->text == text &&
               text_width(label->font, label->text) <= label->rect.width();
    });
}

TEST(CurePanel, marks_in_its_bar_the_share_that_its_headline_is_about) {
    for (const auto variant : {fixture::Reduction::interleaved, fixture::Reduction::compacted}) {
        const SceneWorld world(variant);
        ASSERT_TRUE(world.session->make(AccountOf{0}, {}).ok());
        CurePanel panel;
        panel.show_cause(*world.session, std::nullopt, false);
        const std::vector<AccountRow>& rows = panel.rows().rows();
        ASSERT_EQ(std::ranges::count_if(rows, &AccountRow::is_named), 1);
        const AccountRow& named = *std::ranges::find_if(rows, &AccountRow::is_named);
        EXPECT_EQ(named.label, named.name + ": " + named.share);
        for (const double width : {200.0, 400.0}) {
            EXPECT_TRUE(has_label(account_scene(rows, {width, 46}), named.label)) << width;
        }
        EXPECT_TRUE(panel.number() == named.share || panel.detail().contains(named.label))
            << qPrintable(panel.number()) << " " << qPrintable(panel.detail());
    }
}

TEST(CurePanel, words_atomics_on_the_same_word_otherwise_than_bank_conflicts) {
    std::string text = "group 32\nobject h local 0 4096\nsite L loop 2\nsite A atomic local int 3\n"
                       "kernel { for L { } { A } { } }\nlog\n";
    for (int lane = 0; lane < 32; ++lane) {
        for (int i = 0; i < 64; ++i) {
            text += "L:1 A:0 ";
        }
        text += "L:0\n";
    }
    Recording recording;
    recording.launches.push_back(test::trace_of(text));
    const auto session = session_of(std::move(recording));
    ASSERT_TRUE(session->make(AccountOf{0}, {}).ok());
    CurePanel panel;
    panel.show_cause(*session, std::nullopt, false);
    EXPECT_EQ(panel.sentence(), "less time without extra passes of local atomics on the same word");
    for (const AccountRow& row : panel.rows().rows()) {
        EXPECT_NE(row.name, "bank conflicts");
        EXPECT_EQ(row.definition.contains("atomics on the same word take turns"), row.is_named);
    }
}

} // namespace
} // namespace lockstep::gui

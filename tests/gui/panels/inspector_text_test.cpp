// Tests the inspector's text for a lane's step: accessed objects come first, then why a conflict needs its
// passes.
#include "app/gui/panels/inspector_text.h"

#include "tests/gui/faulty_run.h"
#include "tests/gui/scene_world.h"

#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

/// Returns the n-th tick (from 1) of a site of this kind on a line.
Tick tick_of(const GroupView& view, std::uint32_t line, SiteKind kind, int n) {
    for (std::uint32_t tick = 0; tick < view.tick_count(); ++tick) {
        const SiteInfo& site = view.site(view.steps->ticks[tick].site);
        if (site.line == line && site.kind == kind && --n == 0) {
            return Tick(tick);
        }
    }
    ADD_FAILURE() << "no such tick";
    return {};
}

TEST(Inspector, names_bytes_of_objects_and_the_raw_address_last) {
    SceneWorld world(fixture::Reduction::interleaved);
    world.cursor.tick = tick_of(world.view, 9, SiteKind::read, 1);
    world.cursor.lane = Lane(13);
    const InspectorText text = inspect(world.view, world.cursor);
    const auto row = [&text](const QString& name) {
        const auto found = std::ranges::find(text.rows, name, [](const auto& each) { return each.first; });
        return found == text.rows.end() ? QString() : found->second;
    };
    EXPECT_TRUE(row("Reads").startsWith("in[13]")) << qPrintable(row("Reads"));
    EXPECT_EQ(row("Bytes"), "in, bytes 52 to 55");
    EXPECT_EQ(row("Sector"), "in, bytes 32 to 63");
    EXPECT_TRUE(row("Raw address").startsWith("0x"));
    for (const auto& [name, value] : text.rows) {
        EXPECT_EQ(value.contains("0x"), name == "Raw address") << qPrintable(name);
    }
}

TEST(Inspector, has_a_row_for_each_loop_counter_and_for_the_index) {
    SceneWorld world(fixture::Reduction::interleaved);
    const auto row = [&world](const QString& name) {
        const InspectorText text = inspect(world.view, world.cursor);
        const auto found = std::ranges::find(text.rows, name, [](const auto& each) { return each.first; });
        return found == text.rows.end() ? QString() : found->second;
    };
    world.cursor.tick = tick_of(world.view, 13, SiteKind::write, 3);
    EXPECT_EQ(row("Loop counter k"), "4");
    world.cursor.tick = tick_of(world.view, 13, SiteKind::write, 1);
    EXPECT_EQ(row("Loop counter k"), "1");
    EXPECT_EQ(row("Index [lid]"), "[0]");
    world.cursor.lane = Lane(2);
    EXPECT_EQ(row("Index [lid]"), "[2]");
    world.cursor.tick = Tick(0);
    EXPECT_EQ(row("Loop counter k"), "") << "before the loop";
}

TEST(Inspector, names_the_element_of_an_access_out_of_bounds) {
    const auto session = run_out_of_bounds();
    const GroupView view = make_group_view(session, 0, Group(0));
    Cursor cursor;
    cursor.lane = Lane(3);
    const auto rows_at = [&](std::uint32_t tick) {
        cursor.tick = Tick(tick);
        QStringList rows;
        for (const auto& [name, value] : inspect(view, cursor).rows) {
            rows << name + ": " + value;
        }
        return rows.join('\n');
    };
    const QString read = rows_at(0);
    EXPECT_TRUE(read.contains("Reads: a[3], out of bounds\n")) << qPrintable(read);
    EXPECT_TRUE(read.contains("Next access: writes o[3], out of bounds")) << qPrintable(read);
    EXPECT_FALSE(read.contains("o, bytes")) << "the address is in an unrelated array\n" << qPrintable(read);
    EXPECT_TRUE(rows_at(1).contains("Writes: o[3], out of bounds\n")) << qPrintable(rows_at(1));
    cursor.lane = Lane(2);
    EXPECT_FALSE(rows_at(0).contains("out of bounds")) << "inside the array";
    EXPECT_TRUE(rows_at(0).contains("Reads: a[2]")) << qPrintable(rows_at(0));
}

TEST(Inspector, tells_which_words_meet_in_a_bank) {
    SceneWorld world(fixture::Reduction::compacted);
    world.cursor.tick = tick_of(world.view, 13, SiteKind::write, 3);
    const InspectorText text = inspect(world.view, world.cursor);
    EXPECT_TRUE(text.sentence.contains("the words 0, 32, 64, 96, 128, 160, 192, 224 of bank 0"))
        << qPrintable(text.sentence);
    EXPECT_FALSE(text.sentence.contains("passes in total")) << "as many passes as words";
}

TEST(Inspector, says_nothing_of_words_without_a_conflict) {
    SceneWorld world(fixture::Reduction::interleaved);
    world.cursor.tick = tick_of(world.view, 13, SiteKind::write, 3);
    EXPECT_FALSE(inspect(world.view, world.cursor).sentence.contains("of bank"));
}

} // namespace
} // namespace lockstep::gui

// Tests that a work-item has the same name, its global id, wherever the window and the command line name it.
#include "app/cli/text/run_text.h"
#include "app/gui/panels/findings/finding_text.h"
#include "app/gui/panels/inspector_text.h"
#include "app/gui/scenes/findings/evidence_scene.h"
#include "app/gui/scenes/kit/cell_text.h"
#include "app/gui/scenes/kit/lane_pointing.h"
#include "app/gui/workspace/finding_place.h"
#include "tests/gui/run_sessions.h"
#include "tests/gui/scene_world.h"

#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

/// A launch with findings of every kind, each of a different work-item; 3 groups of 256 work-items.
std::shared_ptr<const Session> session_with_findings(const NdRange& range) {
    Recording recording = fixture::reduction_recording(fixture::Reduction::interleaved, 256, 3);
    recording.launches[0].range = range;
    const auto plain = session_of(std::move(recording));
    LaunchAnalysis analysis = plain->analysis(0);
    analysis.findings.clear();
    for (const FindingKind kind : {FindingKind::out_of_bounds, FindingKind::null_pointer, FindingKind::race,
                                   FindingKind::uninitialised_read, FindingKind::misaligned_access}) {
        Finding finding{.kind = kind, .file = plain->trace(0).program.files[0], .line = 9, .count = 1};
        const std::uint64_t item = 291 + 17 * analysis.findings.size(); // in group 1
        finding.place = {.space = Space::local, .object = "s", .group = Group(1)};
        finding.work_items = {item};
        finding.work_item_count = 1;
        finding.pair = kind == FindingKind::race ? std::vector{item, item + 1} : finding.pair;
        analysis.findings.push_back(finding);
    }
    return std::make_shared<const Session>(plain->shared_recording(), plain->hardware(),
                                           std::vector{std::move(analysis)});
}

/// Returns the name of a work-item of group 1 from the definition of the global id.
QString name_of(const NdRange& range, std::uint64_t item) {
    const std::uint64_t group = item / 256;
    const std::uint64_t local = item % 256;
    if (range.dimensions == 1) {
        return QString::number(item);
    }
    const std::uint64_t groups = range.global[0] / range.local[0];
    return QStringLiteral("(%1, %2)")
        .arg(group % groups * range.local[0] + local % range.local[0])
        .arg(group / groups * range.local[1] + local / range.local[0]);
}

void expect_named(const QString& text, const QString& name, const char* where) {
    const qsizetype at = text.indexOf(name);
    ASSERT_GE(at, 0) << where << ": " << qPrintable(text) << " names no " << qPrintable(name);
    const auto is_digit = [&text](qsizetype place) { return place < text.size() && text[place].isDigit(); };
    EXPECT_FALSE((at > 0 && is_digit(at - 1)) || is_digit(at + name.size())) << qPrintable(text);
}

/// Expects the name in the texts of a finding, and at the lane that the finding leads to.
void expect_name_everywhere(const std::shared_ptr<const Session>& session, const Finding& finding) {
    const NdRange& range = session->trace(0).range;
    const QString name = name_of(range, finding.work_items[0]);
    const FindingText text = gui::finding_text(finding, range);
    expect_named(text.sentence, name, "sentence");
    expect_named(text.work_items, name, "work-items");
    expect_named(QString::fromStdString(lockstep::finding_text(finding, range)), name, "command line");

    const GroupView view = make_group_view(session, 0, Group(1));
    const std::uint64_t local = finding.work_items[0] % 256;
    const Cursor cursor{0, Group(1), Warp(static_cast<std::uint32_t>(local / 32)),
                        Lane(static_cast<std::uint32_t>(local % 32)), Tick(0)};
    EXPECT_EQ(inspect(view, cursor).item, "work-item " + name);
    const Pointed pointed{LaneCell{cursor.warp, cursor.lane}, {}};
    expect_named(lane_tooltip(view, cursor, {}, pointed), name, "tooltip");
    const WarpStep* step = view.step_at(cursor.tick, cursor.warp);
    ASSERT_NE(step, nullptr);
    EXPECT_EQ(cell_text(view, *step, cursor.lane, CellNumber::work_item, 24), name);
}

const NdRange line{.global = {768, 1, 1}, .local = {256, 1, 1}};
const NdRange square{.dimensions = 2, .global = {48, 16, 1}, .local = {16, 16, 1}};
const NdRange tall{.dimensions = 2, .global = {32, 24, 1}, .local = {32, 8, 1}};

TEST(WorkItem, has_one_name_in_window_and_command_line) {
    for (const NdRange& range : {line, square, tall}) {
        const auto session = session_with_findings(range);
        ASSERT_EQ(session->analysis(0).findings.size(), 5U);
        for (const Finding& finding : session->analysis(0).findings) {
            expect_name_everywhere(session, finding);
        }
    }
    EXPECT_EQ(name_of(square, 291), "(19, 2)");
}

TEST(WorkItem, has_its_name_in_the_evidence_too) {
    const auto session = session_with_findings(square);
    Evidence evidence;
    evidence.group = Group(1);
    evidence.items.resize(256);
    evidence.example = {RacingAccess{291, SiteKind::write, Site(0), Tick(3)},
                        RacingAccess{292, SiteKind::read, Site(0), Tick(7)}};
    const Finding& race = session->analysis(0).findings[2];
    for (const double width : {420.0, 900.0}) {
        const Scene scene = evidence_scene(*session, 0, race, evidence, width);
        EXPECT_TRUE(says(scene, "Work-item (19, 2)"));
        EXPECT_TRUE(says(scene, "Work-item (20, 2)"));
        EXPECT_TRUE(says(scene, QStringLiteral("(16, 0)–(31, 1)"))) << "the first warp of the group";
    }
}

TEST(WorkItem, has_a_shorter_name_in_a_narrow_cell) {
    const auto session = session_with_findings(square);
    const GroupView view = make_group_view(session, 0, Group(1));
    const WarpStep* step = view.step_at(Tick(0), Warp(1));
    ASSERT_NE(step, nullptr);
    EXPECT_EQ(cell_text(view, *step, Lane(3), CellNumber::work_item, 4), "19,2");
}

} // namespace
} // namespace lockstep::gui

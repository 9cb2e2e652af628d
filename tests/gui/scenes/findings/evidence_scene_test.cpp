// Tests the evidence for a finding: the two work-items of a race, the work-items involved, the work-items
// that wait at a barrier.
#include "app/gui/scenes/findings/evidence_scene.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/fonts.h"
#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"

#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

std::shared_ptr<const Session> session() {
    return analyse(std::make_shared<const Recording>(
                       fixture::reduction_recording(fixture::Reduction::interleaved, 256, 1)),
                   HardwareModel{})
        .value();
}

std::size_t labels_with(const Scene& scene, const QString& text) {
    return static_cast<std::size_t>(std::ranges::count_if(scene.shapes, [&text](const Shape& shape) {
        const Label* label = std::get_if<Label>(&shape);
        return label != nullptr && label->text == text;
    }));
}

Evidence race() {
    Evidence evidence;
    evidence.items.resize(256);
    evidence.items[31].reads = true;
    evidence.items[32] = {.reads = true, .writes = true};
    const Site site(0);
    evidence.example = {RacingAccess{32, SiteKind::write, site, Tick(3)},
                        RacingAccess{31, SiteKind::read, site, Tick(7)}};
    evidence.pairs = 510;
    evidence.pairs_of_warps = 14;
    return evidence;
}

Finding of(FindingKind kind) {
    Finding finding;
    finding.kind = kind;
    finding.place.object = "tile";
    return finding;
}

TEST(EvidenceScene, shows_both_work_items_of_a_race_with_their_steps) {
    const Scene scene = evidence_scene(*session(), 0, of(FindingKind::race), race(), 700);
    EXPECT_EQ(labels_with(scene, "Work-item 32"), 1U);
    EXPECT_EQ(labels_with(scene, "Work-item 31"), 1U);
    EXPECT_EQ(labels_with(scene, "group 0, warp 1, lane 0"), 1U);
    EXPECT_EQ(labels_with(scene, "no barrier"), 1U);
}

/// Returns where a label's text is drawn, without its first and last two rows of pixels.
QRectF drawn(const Label& label) {
    const double width = text_width(label.font, label.text);
    QRectF rect = label.rect.adjusted(0, 2, 0, -2);
    if (label.elide && width > rect.width()) {
        return rect;
    }
    const double left = (label.align & Qt::AlignRight) != 0     ? rect.right() - width
                        : (label.align & Qt::AlignHCenter) != 0 ? rect.center().x() - width / 2
                                                                : rect.left();
    return {left, rect.top(), width, rect.height()};
}

/// Returns where the dashed line from the first access goes down to the second one.
QRectF end_of_join(const Scene& scene) {
    for (const Shape& shape : scene.shapes) {
        const Line* line = std::get_if<Line>(&shape);
        if (line != nullptr && line->stroke == Stroke::dashed && line->points.size() == 4) {
            return QRectF(line->points[2], line->points[3]).adjusted(-1, 0, 1, 0);
        }
    }
    ADD_FAILURE() << "no line between the accesses";
    return {};
}

TEST(EvidenceScene, keeps_the_texts_of_a_race_apart_in_a_narrow_pane) {
    Finding finding = of(FindingKind::race);
    finding.cure = RaceCure::copy_wait;
    for (int width = 240; width < 500; width += 20) {
        const Scene scene = evidence_scene(*session(), 0, finding, race(), width);
        std::vector<Label> labels;
        for (const Shape& shape : scene.shapes) {
            const Label* label = std::get_if<Label>(&shape);
            if (label != nullptr && label->text == "Work-items involved") {
                break;
            }
            if (label != nullptr && !label->text.isEmpty()) {
                labels.push_back(*label);
            }
        }
        EXPECT_GE(labels.size(), 12U);
        const QRectF join = end_of_join(scene);
        for (std::size_t i = 0; i < labels.size(); ++i) {
            EXPECT_GE(drawn(labels[i]).left(), 0) << width << qPrintable(labels[i].text);
            EXPECT_LE(drawn(labels[i]).right(), width) << width << qPrintable(labels[i].text);
            EXPECT_TRUE(labels[i].text == "no wait for the copy" || !drawn(labels[i]).intersects(join))
                << width << qPrintable(labels[i].text);
            for (std::size_t j = 0; j < i; ++j) {
                EXPECT_FALSE(drawn(labels[i]).intersects(drawn(labels[j])))
                    << width << ": " << qPrintable(labels[i].text) << " and " << qPrintable(labels[j].text);
            }
        }
    }
}

TEST(EvidenceScene, has_a_cell_for_each_work_item_and_letters_where_one_is_involved) {
    const Scene scene = evidence_scene(*session(), 0, of(FindingKind::race), race(), 1000);
    for (std::uint32_t item = 0; item < 256; ++item) {
        EXPECT_FALSE(bounds(scene, LaneCell{Warp(item / 32), Lane(item % 32)}).isNull()) << item;
    }
    EXPECT_EQ(labels_with(scene, "RW"), 1U);
    EXPECT_EQ(labels_with(scene, "R"), 2U) << "in the map and as the access of the example";
    EXPECT_EQ(labels_with(scene, "W"), 1U) << "the access of the example alone";
}

TEST(EvidenceScene, of_a_barrier_counts_who_waits_and_who_never_arrives) {
    Evidence evidence;
    evidence.items.resize(256);
    for (std::size_t item = 0; item < 256; ++item) {
        (item < 200 ? evidence.items[item].waits : evidence.items[item].absent) = true;
    }
    const Scene scene = evidence_scene(*session(), 0, of(FindingKind::barrier_divergence), evidence, 1000);
    EXPECT_EQ(labels_with(scene, QStringLiteral("×")), 56U);
    EXPECT_EQ(labels_with(scene, QStringLiteral("waits (200)")), 1U);
    EXPECT_EQ(labels_with(scene, QStringLiteral("×: never arrives (56)")), 1U);
}

TEST(EvidenceScene, stays_inside_its_width) {
    for (const double width : {280.0, 420.0, 900.0}) {
        const Scene scene = evidence_scene(*session(), 0, of(FindingKind::race), race(), width);
        for (const Shape& shape : scene.shapes) {
            if (const Box* box = std::get_if<Box>(&shape)) {
                EXPECT_LE(box->rect.right(), width + 0.5) << width;
                EXPECT_GE(box->rect.left(), 0) << width;
            }
        }
    }
}

} // namespace
} // namespace lockstep::gui

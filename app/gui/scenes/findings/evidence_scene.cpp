#include "app/gui/scenes/findings/evidence_scene.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/core_words.h"
#include "app/words/trace/evidence_words.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

struct EvidenceWords {
    Q_DECLARE_TR_FUNCTIONS(EvidenceWords)
};

constexpr double lane_height = 44;
constexpr double lane_gap = 26; ///< space between the two lanes for the text "no barrier"
constexpr double name_width = 132;
constexpr double box_side = 32;

/// Positions of the lanes of two racing work-items.
struct Lanes {
    const Session& session;
    std::size_t launch;
    const Finding& finding;
    double left;  ///< left end of the lines that represent the lanes
    double right; ///< right edge of the picture

    [[nodiscard]] const Trace& trace() const { return session.trace(launch); }
    [[nodiscard]] double step() const { return (right - left) / 2; }
    /// Returns whether half of the picture is too narrow for an access and its text.
    [[nodiscard]] bool is_tight() const { return step() < 170; }
};

QString letter_of(SiteKind kind) {
    return kind == SiteKind::read    ? QStringLiteral("R")
           : kind == SiteKind::write ? QStringLiteral("W")
                                     : QStringLiteral("A");
}

void add_name(Scene& scene, const Lanes& lanes, std::uint64_t item, double top) {
    const NdRange& range = lanes.trace().range;
    const Phrase place = item_place(range, WorkItem(item), lanes.session.warp_lanes(lanes.launch));
    scene.shapes.push_back(text_label({scene_pad, top, name_width, 20},
                                      worded(item_name(range, WorkItem(item))), FontRole::body_strong));
    scene.shapes.push_back(
        text_label({scene_pad, top + 19, name_width, 18}, worded(place), FontRole::tick, Role::text2));
}

/// Returns the text of an access, placed after the access, or before it if the access is at the end.
Label words_beside(const Lanes& lanes, const QRectF& box, bool is_right) {
    Label words;
    words.elide = true;
    words.align = Qt::AlignLeft | Qt::AlignVCenter;
    words.rect = {box.right() + 8, 0, lanes.right - box.right() - 8, 18};
    if (is_right && lanes.is_tight()) {
        words.align = Qt::AlignRight | Qt::AlignVCenter;
        words.rect = {lanes.left, 0, box.left() - 8 - lanes.left, 18};
    } else if (!is_right && !lanes.is_tight()) {
        words.rect.setRight(lanes.left + lanes.step() - 8);
    }
    return words;
}

/// Adds a work-item's lane with its access in the left or right half. Returns the box of the access.
QRectF add_lane(Scene& scene, const Lanes& lanes, const RacingAccess& access, double top, bool is_right) {
    const SiteInfo& site = lanes.trace().program.sites[access.site.index()];
    const double middle = top + lane_height / 2 - 3;
    const double at_right = lanes.is_tight() ? lanes.right - box_side : lanes.left + lanes.step();
    const QRectF box(is_right ? at_right : lanes.left + 12, middle - box_side / 2, box_side, box_side);
    add_name(scene, lanes, access.work_item, top);
    scene.shapes.push_back(straight({lanes.left, middle}, {box.left(), middle}, Role::outline, 1.5));
    Box frame = framed(box, Role::error_soft, Role::error, 2);
    frame.radius = 3;
    scene.shapes.push_back(frame);
    scene.shapes.push_back(
        text_label(box, letter_of(access.kind), FontRole::view_title, Role::error, Qt::AlignCenter));
    Label words = words_beside(lanes, box, is_right);
    words.rect.moveTop(middle - 19);
    words.text = worded(access_words(access, site));
    words.font = FontRole::second_strong;
    words.colour = Role::text;
    scene.shapes.push_back(words);
    words.rect.moveTop(middle);
    words.text = worded(access_place(access, site));
    words.font = FontRole::tick;
    words.colour = Role::text2;
    scene.shapes.push_back(words);
    return box;
}

/// Adds a dashed line between the two accesses, labelled with what is missing, such as a barrier.
void add_join(Scene& scene, QRectF from, QRectF to, double middle, const QString& text) {
    const bool is_down = from.center().y() < to.center().y();
    const QPointF start(from.center().x(), is_down ? from.bottom() : from.top());
    const QPointF end(to.center().x(), is_down ? to.top() : to.bottom());
    Line join = straight(start, end, Role::error, 2, Stroke::dashed);
    join.points = {start, {start.x(), middle}, {end.x(), middle}, end};
    scene.shapes.push_back(join);
    const double width = text_width(FontRole::second_strong, text) + 16;
    const QRectF chip((start.x() + end.x()) / 2 - width / 2, middle - 10, width, 20);
    Box box = framed(chip, Role::panel, Role::error, 1.5);
    box.radius = 3;
    scene.shapes.push_back(box);
    scene.shapes.push_back(text_label(chip, text, FontRole::second_strong, Role::error, Qt::AlignCenter));
}

double add_race(Scene& scene, const Lanes& lanes, const Evidence& evidence, double top) {
    const auto& [first, second] = *evidence.example;
    const QRectF from = add_lane(scene, lanes, first, top, false);
    const double below = top + lane_height + lane_gap;
    const QRectF to = add_lane(scene, lanes, second, below, true);
    add_join(scene, from, to, (from.bottom() + to.top()) / 2, worded(missing_words(lanes.finding, evidence)));
    return add_paragraph(scene, {scene_pad, below + lane_height + 2}, lanes.right - scene_pad,
                         worded(race_outcome(first, second)));
}

/// Says how much of the finding the map covers; empty if it covers all of it.
QString remark_of(const Finding& finding, const Evidence& evidence) {
    QStringList sentences;
    for (const Phrase& sentence : evidence_remarks(finding, evidence)) {
        sentences << worded(sentence);
    }
    return sentences.join(QLatin1Char(' '));
}

double add_section(Scene& scene, const QString& title, const QString& sentence, double top, double width) {
    Scene heading;
    heading.title = title;
    heading.description = sentence;
    const double height = add_heading(heading, width);
    append(scene, std::move(heading), {0, top});
    return top + height;
}

} // namespace

Scene evidence_scene(const Session& session, std::size_t launch, const Finding& finding,
                     const Evidence& evidence, double width) {
    Scene scene;
    scene.title = EvidenceWords::tr("Evidence");
    scene.description = worded(evidence_place(finding, evidence));
    const double right = width - scene_pad;
    double top = 0;
    if (evidence.example) {
        top = add_section(scene, worded(race_title()), scene.description, top, width);
        const Lanes lanes{session, launch, finding, scene_pad + name_width + 8, right};
        top = add_race(scene, lanes, evidence, top + 4) + 8;
        scene.shapes.push_back(straight({scene_pad, top}, {right, top}, Role::border));
        top += 4;
    }
    const QString where = evidence.example ? worded(evidence_group(evidence)) : scene.description;
    top = add_section(scene, worded(involvement_title(finding)), where, top, width);
    top = add_involvement_map(scene, evidence, {session.trace(launch).range, session.warp_lanes(launch)},
                              {scene_pad, top}, right - scene_pad) +
          6;
    top = add_paragraph(scene, {scene_pad, top}, right - scene_pad, remark_of(finding, evidence));
    scene.size = {width, top + 8};
    return scene;
}

} // namespace lockstep::gui

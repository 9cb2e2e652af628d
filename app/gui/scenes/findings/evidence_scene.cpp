#include "app/gui/scenes/findings/evidence_scene.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/core_words.h"
#include "app/words/trace/evidence_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace lockstep::gui {
namespace {

struct EvidenceWords {
    Q_DECLARE_TR_FUNCTIONS(EvidenceWords)
};

constexpr double lane_height = 44;
constexpr double lane_gap = 26; ///< space between the two lanes for the text "no barrier"
constexpr double name_width = 132;
constexpr double name_height = 22; ///< of a work-item's name if it is above the lane
constexpr double box_side = 32;

enum class Names : std::uint8_t { beside_lanes, above_lanes };

/// Positions of the lanes of two racing work-items.
struct Lanes {
    const Session& session;
    std::size_t launch;
    const Finding& finding;
    double left;  ///< left end of the lines that represent the lanes
    double right; ///< right edge of the picture
    Names names;

    [[nodiscard]] const Trace& trace() const { return session.trace(launch); }
    [[nodiscard]] double step() const { return (right - left) / 2; }
    /// Returns whether half of the picture is too narrow for an access and its text.
    [[nodiscard]] bool is_tight() const { return step() < 170; }
    [[nodiscard]] double above() const { return names == Names::above_lanes ? name_height : 0; }
    [[nodiscard]] Phrase place_of(std::uint64_t item) const {
        return item_place(trace().range, WorkItem(item), session.warp_lanes(launch));
    }
};

QString letter_of(SiteKind kind) {
    return kind == SiteKind::read    ? QStringLiteral("R")
           : kind == SiteKind::write ? QStringLiteral("W")
                                     : QStringLiteral("A");
}

/// Adds the name and the place of a work-item. If both are above the lane, the place ends at `right`.
void add_name(Scene& scene, const Lanes& lanes, std::uint64_t item, double top, double right) {
    const QString name = worded(item_name(lanes.trace().range, WorkItem(item)));
    QRectF rect(scene_pad, top, name_width, 20);
    QRectF below(scene_pad, top + 19, name_width, 18);
    if (lanes.names == Names::above_lanes) {
        rect.setWidth(text_width(FontRole::body_strong, name) + 2);
        below = {rect.right() + 8, top, right - rect.right() - 8, 20};
    }
    scene.shapes.push_back(text_label(rect, name, FontRole::body_strong));
    Label place = text_label(below, worded(lanes.place_of(item)), FontRole::tick, Role::text2);
    place.elide = true;
    scene.shapes.push_back(place);
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

/// Returns the box of an access, in the left or right half.
QRectF box_of(const Lanes& lanes, double middle, bool is_right) {
    const double at_right = lanes.is_tight() ? lanes.right - box_side : lanes.left + lanes.step();
    return {is_right ? at_right : lanes.left + 12, middle - box_side / 2, box_side, box_side};
}

/// Adds a work-item's lane with its access in the left or right half. Returns the box of the access.
QRectF add_lane(Scene& scene, const Lanes& lanes, const RacingAccess& access, double top, bool is_right) {
    const SiteInfo& site = lanes.trace().program.sites[access.site.index()];
    const double middle = top + lanes.above() + lane_height / 2 - 3;
    const QRectF box = box_of(lanes, middle, is_right);
    // The dashed line from the first access ends at the center of the second box. The text of the second work-item
    // ends to the left of this line.
    const double right_of_name = is_right ? box.center().x() - 6 : lanes.right;
    add_name(scene, lanes, access.work_item, top, right_of_name);
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

/// Returns whether all texts fit if the names are beside the lanes.
bool names_fit(const Lanes& lanes, const std::array<RacingAccess, 2>& example) {
    for (const bool is_right : {false, true}) {
        const RacingAccess& access = example[is_right ? 1 : 0];
        const SiteInfo& site = lanes.trace().program.sites[access.site.index()];
        const double room = words_beside(lanes, box_of(lanes, 0, is_right), is_right).rect.width();
        if (text_width(FontRole::tick, worded(lanes.place_of(access.work_item))) > name_width ||
            text_width(FontRole::second_strong, worded(access_words(access, site))) > room ||
            text_width(FontRole::tick, worded(access_place(access, site))) > room) {
            return false;
        }
    }
    return true;
}

Lanes lanes_of(const Session& session, std::size_t launch, const Finding& finding,
               const std::array<RacingAccess, 2>& example, double right) {
    const Lanes beside{session, launch, finding, scene_pad + name_width + 8, right, Names::beside_lanes};
    return names_fit(beside, example) ? beside
                                      : Lanes{session, launch, finding, scene_pad, right, Names::above_lanes};
}

/// Adds a dashed line between the two accesses, labelled with what is missing, such as a barrier.
void add_join(Scene& scene, const Lanes& lanes, QRectF from, QRectF to, const QString& text) {
    const double middle =
        lanes.names == Names::above_lanes ? from.bottom() + name_height - 4 : (from.bottom() + to.top()) / 2;
    const bool is_down = from.center().y() < to.center().y();
    const QPointF start(from.center().x(), is_down ? from.bottom() : from.top());
    const QPointF end(to.center().x(), is_down ? to.top() : to.bottom());
    Line join = straight(start, end, Role::error, 2, Stroke::dashed);
    join.points = {start, {start.x(), middle}, {end.x(), middle}, end};
    scene.shapes.push_back(join);
    const double width = text_width(FontRole::second_strong, text) + 16;
    const double left = std::min((start.x() + end.x()) / 2 - width / 2, lanes.right - width);
    const QRectF chip(std::max(left, scene_pad), middle - 10, width, 20);
    Box box = framed(chip, Role::panel, Role::error, 1.5);
    box.radius = 3;
    scene.shapes.push_back(box);
    scene.shapes.push_back(text_label(chip, text, FontRole::second_strong, Role::error, Qt::AlignCenter));
}

double add_race(Scene& scene, const Lanes& lanes, const Evidence& evidence, double top) {
    const auto& [first, second] = *evidence.example;
    const QRectF from = add_lane(scene, lanes, first, top, false);
    const double below = top + lanes.above() + lane_height + lane_gap;
    const QRectF to = add_lane(scene, lanes, second, below, true);
    add_join(scene, lanes, from, to, worded(missing_words(lanes.finding, evidence)));
    return add_paragraph(scene, {scene_pad, below + lanes.above() + lane_height + 2}, lanes.right - scene_pad,
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
        const Lanes lanes = lanes_of(session, launch, finding, *evidence.example, right);
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

#include "app/gui/scenes/lanes/lanes_scene.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/kit/warp_split.h"
#include "core/site/program.h"

namespace lockstep::gui {
namespace {

constexpr double tag_height = 22;
constexpr double tag_gap = 4;
constexpr double square = 8;
constexpr double least_code = 60; ///< minimum width for code in pixels; with less space, the code is omitted

/// How a side of the branch is drawn: filled and solid, or hollow and dashed.
struct Side {
    const SplitSide& part;
    QString head;
    QString sentence;
    SplitEnd end;
    double socket = 0; ///< y of the side's square at the bracket
    double down = 0;   ///< x of the side's line next to the rows
    QRectF tag;

    [[nodiscard]] Role line() const { return end.on_true ? Role::active : Role::barrier; }
    [[nodiscard]] Stroke stroke() const { return end.on_true ? Stroke::solid : Stroke::dashed; }
};

void add_square(Scene& scene, QPointF middle, const SplitEnd& end) {
    const QRectF rect(middle.x() - square / 2, middle.y() - square / 2, square, square);
    scene.shapes.push_back(framed(rect, end.on_true ? Role::active : Role::panel, Role::active, 1.5, end));
}

/// Adds a tag such as "■ then  line 112, 4 lanes  s[lid] += ...".
void add_tag(Scene& scene, const GroupView& view, const Side& side) {
    scene.shapes.push_back(
        framed(side.tag, side.end.on_true ? Role::request_soft : Role::panel, side.line(), 1, side.end));
    add_square(scene, {side.tag.left() + 12, side.tag.center().y()}, side.end);
    QRectF room = side.tag.adjusted(24, 0, -6, 0);
    const double head = text_width(FontRole::second_strong, side.head) + 2;
    scene.shapes.push_back(
        text_label({room.left(), room.top(), head, room.height()}, side.head, FontRole::second_strong));
    room.setLeft(room.left() + head + 10);
    const double words = std::min(room.width(), text_width(FontRole::secondary, side.sentence) + 2);
    Label sentence =
        elided_label({room.left(), room.top(), words, room.height()}, side.sentence, FontRole::secondary);
    sentence.id = side.end;
    scene.shapes.push_back(sentence);
    room.setLeft(room.left() + words + 16);
    if (side.part.next != nullptr && room.width() > least_code) {
        const std::string code = line_text(view.trace().program, side.part.next->file, side.part.next->line);
        scene.shapes.push_back(elided_label(room, QString::fromStdString(code), FontRole::code, Role::text2));
    }
}

/// Adds the connecting line: to the right from the square, down next to the rows, and left to the tag.
void add_way(Scene& scene, const Side& side, double from) {
    const double y = side.tag.center().y();
    scene.shapes.push_back(straight({from, side.socket}, {side.down, side.socket}, side.line(), 2));
    scene.shapes.push_back(straight({side.down, side.socket}, {side.down, y}, side.line(), 2, side.stroke()));
    Line last = straight({side.down, y}, {side.tag.right() + 2, y}, side.line(), 2, side.stroke());
    last.arrow = true;
    scene.shapes.push_back(last);
}

/// Arranges the sides so that lines do not cross: the side whose tag is nearer to the rows starts lower and
/// closer to them.
std::vector<Side> sides_of(const WarpSplit& split, const SplitPlace& place, double bracket) {
    const double height = place.bottom - place.top;
    const double left = Columns::pad;
    const double right = bracket - 20;
    const QRectF first(left, place.bottom + 4, right - left, tag_height);
    return {{split.on_true, true_head(split), side_sentence(split, split.on_true), SplitEnd{true},
             place.top + height * 2 / 3, bracket + 6, first},
            {split.on_false, false_head(split), side_sentence(split, split.on_false), SplitEnd{false},
             place.top + height / 3, bracket + 12, first.translated(0, tag_height + tag_gap)}};
}

} // namespace

double split_height(const GroupView& view) {
    const FiguresBySite& figures = view.session->analysis(view.launch).figures;
    for (std::size_t site = 0; site < figures.size(); ++site) {
        const SiteKind kind = view.trace().program.sites[site].kind;
        if (figures[site].divergent > 0 && is_decision(kind) && kind != SiteKind::choice) {
            return 2 * (tag_height + tag_gap);
        }
    }
    return 0;
}

void add_split(Scene& scene, const GroupView& view, const Cursor& cursor, const SplitPlace& place) {
    const auto split = warp_split(view, cursor.tick, cursor.warp);
    if (!split) {
        return;
    }
    const double x = place.columns.right() + place.columns.right_width - 3;
    const Line bracket{{{x - 4, place.top}, {x, place.top}}, Role::outline};
    scene.shapes.push_back(bracket);
    scene.shapes.push_back(straight({x, place.top}, {x, place.bottom}, Role::outline));
    scene.shapes.push_back(straight({x - 4, place.bottom}, {x, place.bottom}, Role::outline));
    for (const Side& side : sides_of(*split, place, x)) {
        add_way(scene, side, x);
        add_square(scene, {x, side.socket}, side.end);
        add_tag(scene, view, side);
    }
}

} // namespace lockstep::gui

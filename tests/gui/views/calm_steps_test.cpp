// Tests that nothing in a view moves from step to step.
#include "app/gui/scenes/pictures.h"
#include "app/gui/views/scene_view.h"
#include "tests/gui/scene_world.h"

#include <QCoreApplication>
#include <QScrollBar>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

/// Whether a box of the picture must stay where it is: a lane, a bank, a strip of the film.
bool must_stay(const Box& box) {
    return is<LaneCell>(box.id) || is<RequestCell>(box.id) || is<BankCell>(box.id) ||
           is<PictureArea>(box.id) || is<WarpHeader>(box.id);
}

/// Where each box was seen first, in the viewport.
using Places = std::vector<std::pair<SceneId, QRectF>>;

void expect_same_places(const SceneView& view, Places& places, std::uint32_t tick) {
    const QSizeF room = view.shown().size;
    const double scale = view.maximumViewportSize().height() / room.height();
    const QPointF origin = origin_of(view, 1); // in pixels
    for (const Shape& shape : view.scene().shapes) {
        const Box* box = std::get_if<Box>(&shape);
        if (box == nullptr || !must_stay(*box)) {
            continue;
        }
        const QRectF rect = QRectF(box->rect.topLeft() * scale, box->rect.size() * scale).translated(-origin);
        const auto seen = std::ranges::find(places, box->id, &std::pair<SceneId, QRectF>::first);
        if (seen == places.end()) {
            places.emplace_back(box->id, rect);
        } else if (seen->second != rect) {
            ADD_FAILURE() << view.picture().name << " at " << view.width() << "x" << view.height()
                          << ", step " << tick + 1 << ": a box of " << seen->second.width() << "x"
                          << seen->second.height() << " moves by " << rect.left() - seen->second.left()
                          << ", " << rect.top() - seen->second.top() << " and becomes " << rect.width() << "x"
                          << rect.height();
            return;
        }
    }
}

void expect_calm(const Picture& picture, Reduction variant, QSize size, bool is_scrolled) {
    const SceneWorld world(variant, 2);
    Selection selection;
    SceneView view(picture, selection);
    view.resize(size);
    view.show();
    selection.set_session(world.session);
    QCoreApplication::processEvents();
    Places places;
    for (std::uint32_t tick = 0; tick < world.view.tick_count(); ++tick) {
        selection.set_tick(Tick(tick));
        QCoreApplication::processEvents();
        if (tick == 0 && is_scrolled) {
            view.verticalScrollBar()->setValue(view.verticalScrollBar()->maximum());
        }
        expect_same_places(view, places, tick);
    }
    EXPECT_FALSE(places.empty()) << picture.name;
}

TEST(Steps, move_no_lane_bank_or_film_in_a_view) {
    for (const Reduction variant : {Reduction::interleaved, Reduction::compacted, Reduction::sequential}) {
        for (const char* name : {"stage", "lanes", "banks", "film"}) {
            for (const QSize size : {QSize(1184, 560), QSize(1000, 380), QSize(640, 300)}) {
                expect_calm(*picture_named(name), variant, size, false);
            }
        }
    }
}

TEST(Steps, keep_the_place_to_which_a_view_was_scrolled) {
    expect_calm(*picture_named("stage"), Reduction::interleaved, {1000, 380}, true);
}

} // namespace
} // namespace lockstep::gui

// Tests requests in several pieces, exchanges, and what the pictures show in the steps between them.
#include "app/gui/scenes/banks/banks_scene.h"
#include "app/gui/scenes/flow/exchanges_scene.h"
#include "app/gui/scenes/kit/exchange_receipts.h"
#include "app/gui/scenes/memory/global_memory_picture.h"
#include "app/gui/scenes/memory/global_memory_scene.h"
#include "app/gui/scenes/memory/request_card.h"
#include "app/gui/scenes/pictures.h"
#include "app/worker/client.h"
#include "tests/gui/made_up_language.h"
#include "tests/gui/scene_world.h"
#include "tests/support/trace_text.h"

#include <QCoreApplication>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <utility>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

constexpr QSizeF picture{1184, 560};

std::shared_ptr<const Session> session_of(const std::string& trace, HardwareModel hardware = {}) {
    Recording recording;
    recording.launches.push_back(test::trace_of(trace));
    return analyse(std::make_shared<const Recording>(std::move(recording)), std::move(hardware)).value();
}

/// A trace of four lanes. Each lane reads 32 bytes in two pieces of 16 bytes, at addresses one cache line
/// apart, and then writes 4 bytes.
constexpr const char* two_pieces = "group 4\n"
                                   "object table global 4096 1024\n"
                                   "site A read global double4 3\n"
                                   "site B write global float 4\n"
                                   "kernel { A B }\nlog\n"
                                   "A:4096 B:4608\nA:4224 B:4612\nA:4352 B:4616\nA:4480 B:4620\n";

TEST(GlobalMemoryScene, an_access_of_two_pieces_is_two_requests_with_all_their_sectors) {
    const auto session = session_of(two_pieces);
    const GroupView view = make_group_view(session, 0, Group(0));
    const Scene scene = global_memory_scene(view, {}, picture);
    std::map<std::uint32_t, std::set<std::uint32_t>> sectors; // sectors of each request
    for (const Box& box : boxes_of<SectorCell>(scene)) {
        const auto& id = std::get<SectorCell>(box.id);
        sectors[id.request].insert(id.sector);
    }
    ASSERT_EQ(sectors.size(), 2U);
    EXPECT_EQ(sectors[0].size(), 4U) << "a sector a lane";
    EXPECT_EQ(sectors[1].size(), 4U) << "the same four, asked for again";
    EXPECT_TRUE(says(scene, "Request 2 of 2"));
    EXPECT_TRUE(scene.description.contains("8 sectors, 4 of them distinct")) << qPrintable(scene.description);
    EXPECT_TRUE(says(scene, "bytes used: 50.0 %")) << "16 of 32, each time";
    EXPECT_TRUE(global_memory_picture.tooltip(view, {}, scene, {SectorCell{1, 2}, {}}).contains("lanes 2"));
}

TEST(GlobalMemoryScene, groups_the_digits_of_the_bytes_of_lines) {
    const auto session = session_of("group 1\nobject table global 4096 8192\nsite A read global float 3\n"
                                    "kernel { A }\nlog\nA:8192\n");
    const Scene scene = global_memory_scene(make_group_view(session, 0, Group(0)), {}, picture);
    EXPECT_TRUE(says(scene, "4,096–4,223")) << qPrintable(texts(scene).join(" | "));
    EXPECT_FALSE(says(scene, "4096"));
}

/// Returns the used parts of sectors in the order of their shapes, with the index of each.
std::vector<std::pair<std::size_t, QRectF>> used_parts(const Scene& scene) {
    std::vector<std::pair<std::size_t, QRectF>> parts;
    for (std::size_t i = 0; i < scene.shapes.size(); ++i) {
        const Box* box = std::get_if<Box>(&scene.shapes[i]);
        const bool is_used =
            box != nullptr && box->fill.role == Role::broadcast && box->outline.role == Role::none;
        if (is_used && box->rect.height() > 15) { // lower ones show the share of used bytes
            parts.emplace_back(i, box->rect);
        }
    }
    return parts;
}

/// Returns whether a box hides a part of an area.
bool hides(const Box& box, const QRectF& area) {
    const QRectF inner = box.rect.adjusted(box.width, box.width, -box.width, -box.width);
    const bool is_outlined = box.outline.role != Role::none;
    return (box.fill.role != Role::none && box.rect.intersects(area)) ||
           (is_outlined && box.rect.intersects(area) && !inner.contains(area));
}

TEST(GlobalMemoryScene, shows_a_used_word_inside_its_sector_in_every_size) {
    const std::string head = "group 1\nobject table global 4096 65536\nsite A write global float 3\n";
    const auto single = session_of(head + "kernel { A }\nlog\nA:4096\n");
    std::string spread = "group 32\nobject table global 4096 65536\nsite A write global float 3\n"
                         "kernel { A }\nlog\n";
    for (int lane = 0; lane < 32; ++lane) {
        spread += "A:" + std::to_string(4096 + lane * 512) + "\n";
    }
    for (const auto& session : {single, session_of(spread)}) {
        for (const double width : {320.0, 460.0, 700.0, 1184.0, 3000.0}) {
            const GroupView view = make_group_view(session, 0, Group(0));
            const Scene scene = global_memory_scene(view, {}, {width, 500});
            const auto parts = used_parts(scene);
            EXPECT_EQ(parts.size(), session == single ? 1U : 32U) << width;
            for (const auto& [index, rect] : parts) {
                EXPECT_GE(rect.width(), session == single ? 2 : 1) << width;
                for (std::size_t i = index + 1; i < scene.shapes.size(); ++i) {
                    const Box* box = std::get_if<Box>(&scene.shapes[i]);
                    EXPECT_FALSE(box != nullptr && hides(*box, rect)) << width;
                }
            }
        }
    }
}

TEST(GlobalMemoryScene, keeps_sectors_apart_where_outline_and_fill_have_the_same_colour) {
    const auto session = session_of("group 4\nobject table global 4096 8192\nsite A read global float 3\n"
                                    "kernel { A }\nlog\nA:4096\nA:4128\nA:4160\nA:4192\n");
    const Scene scene = global_memory_scene(make_group_view(session, 0, Group(0)), {}, {680, 500});
    std::vector<QRectF> rects;
    for (const Box& box : boxes_of<SectorCell>(scene)) {
        if (box.outline.role != Role::none) {
            rects.push_back(box.rect);
        }
    }
    ASSERT_EQ(rects.size(), 4U);
    for (std::size_t i = 1; i < rects.size(); ++i) {
        EXPECT_GE(rects[i].left() - rects[i - 1].right(), 0.99);
    }
}

TEST(GlobalMemoryScene, starts_the_bytes_of_lines_beside_the_name_of_the_row) {
    const auto session = session_of("group 1\nobject table global 4096 8192\nsite A read global float 3\n"
                                    "kernel { A }\nlog\nA:8192\n");
    const Scene scene = global_memory_scene(make_group_view(session, 0, Group(0)), {}, {680, 500});
    double name = 0;
    double bytes = 0;
    for (const Shape& shape : scene.shapes) {
        const Label* label = std::get_if<Label>(&shape);
        if (label != nullptr && label->text == "line") {
            name = label->rect.right();
        } else if (label != nullptr && label->text.startsWith("4,096")) {
            bytes = label->rect.left();
        }
    }
    EXPECT_GT(name, 0);
    EXPECT_GE(bytes, name + 6);
}

TEST(GlobalMemoryScene, puts_the_figures_below_the_columns_if_it_is_narrow) {
    const auto session = session_of(two_pieces);
    const GroupView view = make_group_view(session, 0, Group(0));
    for (const double width : {290.0, 400.0, 489.0, 490.0, 700.0}) {
        const Scene scene = global_memory_scene(view, {}, {width, 500});
        EXPECT_LE(scene.size.width(), width) << "a wider one would be shown smaller";
        for (const Shape& shape : scene.shapes) {
            const Label* label = std::get_if<Label>(&shape);
            if (label != nullptr && label->text.startsWith("bytes used")) {
                EXPECT_LE(label->rect.right(), width);
                EXPECT_LE(label->rect.bottom(), scene.size.height());
            }
        }
    }
}

TEST(GlobalMemoryScene, never_shortens_the_figures_of_a_request) {
    const SceneWorld world(Reduction::compacted, 1);
    MadeUpLanguage words;
    QCoreApplication::installTranslator(&words);
    const Scene scene = global_memory_scene(world.view, {}, picture);
    QCoreApplication::removeTranslator(&words);
    EXPECT_TRUE(says(scene, "100.0")) << qPrintable(texts(scene).join(" | "));
    for (const Shape& shape : scene.shapes) {
        const Label* label = std::get_if<Label>(&shape);
        if (label != nullptr && label->rect.left() > picture.width() - request_figures_width) {
            EXPECT_GE(label->rect.width() + 1, text_width(label->font, label->text))
                << qPrintable(label->text);
        }
    }
}

TEST(GlobalMemoryScene, says_the_sites_figures_over_the_whole_launch) {
    const auto session = session_of(two_pieces);
    const Scene scene = global_memory_scene(make_group_view(session, 0, Group(0)), {}, picture);
    const GlobalFigures& figures = session->analysis(0).figures[0].global;
    EXPECT_EQ(figures.requests, 2U);
    EXPECT_TRUE(says(scene, "line 3 makes 2 requests and moves 8 sectors: 4.0 per request") ||
                says(scene, "line 3 makes 2 request(s) and moves 8 sector(s): 4.0 per request"));
}

TEST(GlobalMemoryScene, shows_the_nearest_request_in_the_steps_between_and_says_so) {
    const SceneWorld world(Reduction::compacted, 1);
    std::size_t later = 0;
    std::size_t before = 0;
    for (std::uint32_t tick = 0; tick < world.view.tick_count(); ++tick) {
        const Cursor cursor{0, Group(0), Warp(0), Lane(0), Tick(tick)};
        const WarpStep* step = world.view.step_at(cursor.tick, cursor.warp);
        const bool is_global = step != nullptr && world.view.site(step->site).space == Space::global;
        const Scene scene = global_memory_scene(world.view, cursor, picture);
        EXPECT_EQ(boxes_of<SectorCell>(scene).empty(), !is_global) << "only a step's own can be pointed at";
        EXPECT_TRUE(says(scene, "bytes used: ")) << "step " << tick + 1;
        later += says(scene, "The next access") ? 1 : 0;
        before += says(scene, "The previous access") ? 1 : 0;
        EXPECT_EQ(says(scene, ", is shown"), !is_global);
    }
    EXPECT_GT(later, 10U);
    EXPECT_EQ(before, 0U) << "the sum is written last";
    const Cursor other{0, Group(0), Warp(1), Lane(0), Tick(world.view.tick_count() - 1)};
    EXPECT_TRUE(says(global_memory_scene(world.view, other, picture), "The previous access"));
}

/// Returns the number of steps in which a picture shows a later one. Steps after the cursor's are covered if `is_covered`.
std::size_t steps_that_look_ahead(const Picture& picture, const SceneWorld& world, bool is_covered) {
    std::size_t count = 0;
    for (std::uint32_t tick = 0; tick < world.view.tick_count(); ++tick) {
        Cursor cursor = world.cursor;
        cursor.tick = Tick(tick);
        SceneOptions options;
        if (is_covered) {
            options.covered_from = Tick(tick + 1);
        }
        const Scene scene = picture.scene(world.view, cursor, {900, 500}, options);
        const bool looks_ahead =
            scene.description.contains("The next access") || says(scene, "The next access");
        count += looks_ahead ? 1 : 0;
        EXPECT_FALSE(is_covered && says(scene, "In the whole launch, line"))
            << picture.name << ", step " << tick + 1;
    }
    return count;
}

TEST(CoveredSteps, are_not_shown_as_the_next_access) {
    const SceneWorld world(fixture::Reduction::compacted, 2);
    for (const char* name : {"banks", "global-memory", "data-flow"}) {
        const Picture& picture = *picture_named(QLatin1String(name));
        EXPECT_GT(steps_that_look_ahead(picture, world, false), 0U) << name;
        EXPECT_EQ(steps_that_look_ahead(picture, world, true), 0U) << name;
    }
}

TEST(BanksScene, a_kernel_without_local_memory_is_told_in_words) {
    const auto session = session_of(two_pieces);
    const Scene scene = banks_scene(make_group_view(session, 0, Group(0)), {}, picture);
    EXPECT_TRUE(scene.description.contains("uses no local memory"));
    EXPECT_TRUE(boxes_of<BankCell>(scene).empty());
}

/// Four lanes exchange values: 0 to 2 receive from the next higher lane. Lane 3 keeps its own value because
/// its source does not exist.
TEST(ExchangeParts, name_sources_receivers_and_lanes_that_keep_their_value) {
    const std::vector<Receipt> shift{{0, {1, 1}, "b"}, {1, {2, 1}, "c"}, {2, {3, 1}, "d"}, {3, {3, 0}, "d"}};
    const ExchangeParts parts = exchange_parts(shift, 5);
    const std::vector givers{LanePart::idle, LanePart::moves, LanePart::moves, LanePart::moves,
                             LanePart::masked};
    const std::vector takers{LanePart::moves, LanePart::moves, LanePart::moves, LanePart::kept,
                             LanePart::masked};
    EXPECT_EQ(parts.givers, givers);
    EXPECT_EQ(parts.takers, takers);
    EXPECT_EQ(given_values(shift, 5), (std::vector<QString>{"", "b", "c", "d", ""}));
}

TEST(ExchangesScene, of_a_real_run_draws_a_line_for_each_lane_that_receives) {
    RunSpec request;
    request.what = "reduction/shuffle";
    request.options.time_plain = false;
    Result<Recording> recording = run_in_worker(request, {});
    ASSERT_TRUE(recording.ok());
    const auto session = analyse(std::make_shared<const Recording>(std::move(*recording)), {}).value();
    const GroupView view = make_group_view(session, 0, Group(0));
    std::size_t exchanges = 0;
    for (std::uint32_t tick = 0; tick < view.tick_count(); ++tick) {
        const Cursor cursor{0, Group(0), Warp(0), Lane(0), Tick(tick)};
        const WarpStep* step = view.step_at(cursor.tick, cursor.warp);
        const Scene scene = exchanges_scene(view, cursor, picture);
        if (step == nullptr || view.site(step->site).kind != SiteKind::exchange) {
            EXPECT_TRUE(says(scene, ", is shown")) << "step " << tick + 1;
            EXPECT_TRUE(boxes_of<LaneCell>(scene).empty());
            continue;
        }
        std::size_t arrows = 0;
        for (const Shape& shape : scene.shapes) {
            const Line* line = std::get_if<Line>(&shape);
            arrows += line != nullptr && is<AccessLine>(line->id) ? 1 : 0;
        }
        const auto receipts = receipts_of(view, *step);
        const auto moved =
            std::ranges::count_if(receipts, [](const Receipt& r) { return r.from.count == 1; });
        EXPECT_EQ(arrows, static_cast<std::size_t>(moved));
        EXPECT_FALSE(says(scene, "masked off")) << "all lanes take part";
        EXPECT_TRUE(says(scene, "keeps its own value"));
        ++exchanges;
    }
    EXPECT_GE(exchanges, 5U);
}

} // namespace
} // namespace lockstep::gui

#include "app/gui/player/player.h"
#include "app/gui/player/player_data.h"
#include "app/gui/player/player_page.h"
#include "app/gui/player/scene_book.h"
#include "app/gui/show/place_picture.h"
#include "tests/gui/run_sessions.h"
#include "tests/support/hostile_texts.h"
#include "tests/support/reduction_fixture.h"

#include <QCryptographicHash>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtEndian>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <random>

namespace lockstep::gui {
namespace {

using nlohmann::json;

/// Applies changes as the page does.
ShapeNumbers changed(const ShapeNumbers& before, const ShapeNumbers& changes) {
    ShapeNumbers after;
    std::size_t from = 0;
    for (std::size_t i = 0; i < changes.size();) {
        const auto kept = static_cast<std::size_t>(changes.at(i++));
        const auto dropped = static_cast<std::size_t>(changes.at(i++));
        const auto added = static_cast<std::size_t>(changes.at(i++));
        for (std::size_t each = 0; each < kept; ++each) {
            after.push_back(before.at(from++));
        }
        from += dropped;
        for (std::size_t each = 0; each < added; ++each) {
            after.push_back(changes.at(i++));
        }
    }
    after.insert(after.end(), before.begin() + static_cast<std::ptrdiff_t>(from), before.end());
    return after;
}

TEST(SceneBook, changes_lead_from_any_list_of_shapes_to_any_other) {
    std::mt19937 random(5);
    const auto list = [&random](std::size_t most, int kinds) {
        ShapeNumbers shapes(random() % most);
        for (std::int32_t& shape : shapes) {
            shape = static_cast<std::int32_t>(random() % static_cast<unsigned>(kinds));
        }
        return shapes;
    };
    for (int round = 0; round < 400; ++round) {
        const ShapeNumbers before = list(round % 10 == 0 ? 900 : 30, round % 3 == 0 ? 1000 : 4);
        const ShapeNumbers after = list(round % 7 == 0 ? 900 : 30, round % 3 == 0 ? 1000 : 4);
        ASSERT_EQ(changed(before, changes_between(before, after)), after);
    }
    const ShapeNumbers same{1, 2, 3};
    EXPECT_TRUE(changes_between(same, same).empty());
    EXPECT_EQ(changes_between(same, {1, 9, 3}), (ShapeNumbers{1, 1, 1, 9}));
}

TEST(SceneBook, forgets_a_view_that_has_no_room) {
    SceneBook book;
    const Label label{.rect = {0, 0, 50, 10}, .text = QStringLiteral("kept")};
    EXPECT_EQ(book.add(label), 0);
    const BookMark before = book.mark();
    const std::size_t texts = book.texts().size();
    book.add(Label{.rect = {0, 0, 50, 10}, .text = QStringLiteral("dropped"), .font = FontRole::headline});
    EXPECT_GT(book.texts().size(), texts);
    book.cut(before);
    EXPECT_EQ(book.texts(), (std::vector<std::string>{"kept"}));
    EXPECT_EQ(book.shapes().size(), 1U);
    EXPECT_EQ(book.add(label), 0);
    EXPECT_EQ(book.text(QStringLiteral("another")), 1);
}

/// Players of the fixture's reduction.
struct Player : testing::Test {
    PlayerRequest request(Recording recording = fixture::reduction_recording(fixture::Reduction::interleaved,
                                                                             64)) {
        return {.session = session_of(std::move(recording)), .place = place()};
    }
    static ViewPlace place() {
        ViewPlace place{.runs = {PlaceRun{.what = "reduction/interleaved"}}};
        place.step = 12;
        return place;
    }
    /// Returns the JSON of a player, as the page reads it.
    static json read(const PlayerData& data) {
        QByteArray with_length(4, '\0');
        const QByteArray all = qUncompress(with_length + data.packed);
        const auto length = qFromLittleEndian<quint32>(all.constData());
        return json::parse(all.mid(4, length).toStdString());
    }
    json made(const PlayerRequest& request) {
        const auto data = player_data(request);
        EXPECT_TRUE(data.ok());
        return data ? read(*data) : json();
    }
};

TEST_F(Player, has_a_frame_per_step_and_begins_at_the_step_of_the_place) {
    PlayerRequest request = this->request();
    request.views = {"stage", "film"};
    const json run = made(request)["parts"][0]["runs"][0];
    EXPECT_EQ(run["views"].size(), 2U);
    EXPECT_EQ(run["views"][0]["name"], "stage");
    EXPECT_EQ(run["steps"].size(), run["ticks"].get<std::size_t>());
    EXPECT_EQ(run["views"][1]["frames"].size(), run["steps"].size());
    EXPECT_EQ(run["first"], 11);
    EXPECT_EQ(run["marks"][0][0], "barrier"); // the values are loaded before the first round
}

TEST_F(Player, takes_all_views_that_apply_if_none_is_named) {
    const json run = made(request())["parts"][0]["runs"][0];
    std::vector<std::string> names;
    for (const json& view : run["views"]) {
        names.push_back(view["name"]);
    }
    EXPECT_EQ(names.front(), "stage");
    EXPECT_NE(std::ranges::find(names, "banks"), names.end());
    EXPECT_EQ(std::ranges::find(names, "exchanges"), names.end()) << "the kernel has no exchanges";
}

TEST_F(Player, a_round_or_a_range_makes_fewer_frames) {
    PlayerRequest request = this->request();
    request.views = {"stage"};
    request.by = {.by = Granularity::round};
    const std::size_t rounds = made(request)["parts"][0]["runs"][0]["steps"].size();
    request.by = {};
    request.from = 3;
    request.to = 7;
    EXPECT_EQ(made(request)["parts"][0]["runs"][0]["steps"].size(), 5U);
    EXPECT_LT(rounds, 12U);
}

TEST_F(Player, notes_of_the_user_replace_the_rounds_as_markers) {
    PlayerRequest request = this->request();
    request.views = {"stage"};
    request.notes = {{5, QStringLiteral("look here")}, {100'000, QStringLiteral("beyond the end")}};
    int notes = 0;
    const json run = made(request)["parts"][0]["runs"][0];
    for (const json& mark : run["marks"]) {
        EXPECT_NE(mark[0], "round");
        if (mark[0] == "note") {
            ++notes;
            EXPECT_EQ(mark[1], 4);
            EXPECT_EQ(mark[2], "look here");
        }
    }
    EXPECT_EQ(notes, 1);
}

TEST_F(Player, refuses_places_views_and_steps_that_do_not_exist) {
    PlayerRequest request = this->request();
    request.views = {"nothing"};
    EXPECT_EQ(player_data(request).error().code, ErrorCode::value_not_allowed);
    request.views = {"stage"};
    request.to = 1'000'000;
    EXPECT_EQ(player_data(request).error().code, ErrorCode::value_not_allowed);
    request.to.reset();
    request.place.group = 77;
    EXPECT_EQ(player_data(request).error().code, ErrorCode::value_not_allowed);
}

TEST_F(Player, writes_nothing_if_it_is_cancelled) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("x.html"));
    int calls = 0;
    const auto written =
        write_player(request(), path.toStdString(), [&calls](const Progress&) { return ++calls < 5; });
    EXPECT_EQ(written.error().code, ErrorCode::cancelled);
    EXPECT_TRUE(QDir(folder.path()).isEmpty());
}

TEST_F(Player, equal_runs_give_equal_bytes) {
    PlayerRequest request = this->request();
    request.views = {"stage", "heat"};
    const QByteArray page = player_page(*player_data(request));
    request.session = this->request().session;
    EXPECT_EQ(player_page(*player_data(request)), page);
    EXPECT_LT(page.size(), 300'000);
}

QByteArray hash_of(const QByteArray& text) {
    return "'sha256-" + QCryptographicHash::hash(text, QCryptographicHash::Sha256).toBase64() + "'";
}

TEST_F(Player, allows_only_its_own_script_and_style) {
    PlayerRequest request = this->request();
    request.views = {"stage"};
    const QByteArray page = player_page(*player_data(request));
    const qsizetype script = page.indexOf("<script>") + 8;
    const qsizetype style = page.indexOf("<style>") + 7;
    const QByteArray policy = "default-src 'none'; script-src " +
                              hash_of(page.mid(script, page.indexOf("</script>", script) - script)) +
                              "; style-src " +
                              hash_of(page.mid(style, page.indexOf("</style>", style) - style)) +
                              "; base-uri 'none'; form-action 'none'";
    EXPECT_TRUE(page.contains("http-equiv=\"Content-Security-Policy\" content=\"" + policy + "\""));
    EXPECT_EQ(page.count("<script"), 2) << "the data and the script";
    EXPECT_EQ(page.count("http://"), page.count("http://www.w3.org/2000/svg")) << "only the name of SVG";
    EXPECT_FALSE(page.contains("https://"));
    EXPECT_FALSE(page.contains("{{"));
}

TEST_F(Player, hostile_names_stay_texts) {
    for (const std::string& hostile : test::hostile_texts()) {
        Recording recording = fixture::reduction_recording(fixture::Reduction::interleaved, 64);
        recording.what = hostile;
        recording.launches[0].program.kernel = hostile;
        recording.launches[0].program.files = {hostile};
        recording.launches[0].program.texts = {hostile + "\n" + hostile};
        recording.launches[0].device.name = hostile;
        PlayerRequest request = this->request(std::move(recording));
        request.views = {"stage"};
        request.title = QString::fromStdString(hostile);
        request.notes = {{3, QString::fromStdString(hostile)}};
        const auto data = player_data(request);
        ASSERT_TRUE(data.ok());
        const QByteArray page = player_page(*data);
        EXPECT_EQ(page.count("<script"), 2);
        EXPECT_EQ(page.count("<img"), 0);
        const QString all = QString::fromStdString(read(*data).dump()) + QString::fromUtf8(page);
        EXPECT_FALSE(all.contains(QRegularExpression(
            QStringLiteral("[\\x{202a}-\\x{202e}\\x{2066}-\\x{2069}\\x{2028}\\x{2029}]"))));
    }
}

} // namespace
} // namespace lockstep::gui

// Tests how the place of the last session is saved and read again.
#include "app/gui/workspace/places/last_session.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QtEndian>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

QImage film(int width = 40, int height = 3) {
    QImage image(width, height, QImage::Format_Indexed8);
    image.setColorCount(7);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            image.scanLine(y)[x] = static_cast<uchar>((x + y) % 7);
        }
    }
    return image;
}

LastSession session() {
    return {.place = {.runs = {{.what = "reduction/interleaved", .parameters = {{"size", "512"}}}},
                      .step = 18,
                      .view = "banks"},
            .steps = 56,
            .when = QDateTime(QDate(2026, 3, 1), QTime(17, 20, 5), Qt::UTC),
            .film = film()};
}

/// Returns the JSON with another value of a key of the film.
QByteArray with_film(const char* key, const QJsonValue& value) {
    QJsonObject json = QJsonDocument::fromJson(session().to_json()).object();
    QJsonObject changed = json["film"].toObject();
    changed[QLatin1String(key)] = value;
    json["film"] = changed;
    return QJsonDocument(json).toJson();
}

/// Returns whether the session is read, without a film.
bool has_no_film(const QByteArray& json) {
    const auto read = LastSession::from_json(json);
    return read && read->place == session().place && read->film.isNull();
}

TEST(LastSessionText, is_read_as_it_was_saved) {
    const auto read = LastSession::from_json(session().to_json());
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(read->place, session().place);
    EXPECT_EQ(read->steps, 56U);
    EXPECT_EQ(read->when, session().when);
    ASSERT_EQ(read->film.size(), film().size());
    for (int y = 0; y < film().height(); ++y) {
        for (int x = 0; x < film().width(); ++x) {
            EXPECT_EQ(read->film.pixelIndex(x, y), film().pixelIndex(x, y)) << x << ' ' << y;
        }
    }
}

TEST(LastSessionText, of_another_kind_is_no_session) {
    for (const char* text :
         {"", "{}", "[]", "no JSON", R"({"place": ""})", R"({"place": 7})", R"({"place": "a|b"})"}) {
        EXPECT_FALSE(LastSession::from_json(text).has_value()) << text;
    }
    EXPECT_FALSE(
        LastSession::from_json(session().to_json() + QByteArray(qsizetype{600} * 1024, ' ')).has_value())
        << "it is too long";
}

TEST(LastSessionText, is_read_without_a_film_that_is_not_valid) {
    EXPECT_TRUE(has_no_film(with_film("width", 41)));
    EXPECT_TRUE(has_no_film(with_film("width", 0)));
    EXPECT_TRUE(has_no_film(with_film("height", -3)));
    EXPECT_TRUE(has_no_film(with_film("height", 100000)));
    EXPECT_TRUE(has_no_film(with_film("pixels", "AAAA")));
    QByteArray announces_a_gigabyte = qCompress(QByteArray(120, '\1'));
    qToBigEndian<quint32>(1U << 30U, announces_a_gigabyte.data());
    EXPECT_TRUE(has_no_film(with_film("pixels", QString::fromLatin1(announces_a_gigabyte.toBase64()))));
}

TEST(LastSessionText, has_only_inks_that_exist) {
    const QByteArray pixels = qCompress(QByteArray(120, '\xff'));
    const auto read = LastSession::from_json(with_film("pixels", QString::fromLatin1(pixels.toBase64())));
    ASSERT_TRUE(read.has_value());
    ASSERT_FALSE(read->film.isNull());
    EXPECT_EQ(read->film.pixelIndex(0, 0), 0);
}

} // namespace
} // namespace lockstep::gui

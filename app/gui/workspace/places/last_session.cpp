#include "app/gui/workspace/places/last_session.h"

#include "app/common/place/place_text.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QtEndian>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr qsizetype most_session_json = qsizetype{512} * 1024;
constexpr uchar most_ink = 15; ///< more inks than a film has

QJsonObject film_json(const QImage& film) {
    QByteArray pixels;
    for (int y = 0; y < film.height(); ++y) {
        pixels.append(reinterpret_cast<const char*>(film.constScanLine(y)), film.width());
    }
    return {{"width", film.width()},
            {"height", film.height()},
            {"pixels", QString::fromLatin1(qCompress(pixels).toBase64())}};
}

/// Decompresses the pixels if they have the expected size; empty if not. The size is checked first, because
/// qUncompress() allocates as much memory as the data announces.
QByteArray unpacked_film(const QByteArray& packed, qsizetype expected) {
    constexpr qsizetype length_bytes = 4;
    const bool has_size = packed.size() > length_bytes &&
                          qFromBigEndian<quint32>(packed.constData()) == static_cast<quint32>(expected);
    const QByteArray pixels = has_size ? qUncompress(packed) : QByteArray();
    return pixels.size() == expected ? pixels : QByteArray();
}

QImage film_from(const QJsonObject& json) {
    const int width = json[QLatin1String("width")].toInt();
    const int height = json[QLatin1String("height")].toInt();
    if (width < 1 || width > LastSession::most_film_width || height < 1 ||
        height > LastSession::most_film_height) {
        return {};
    }
    const QByteArray packed = QByteArray::fromBase64(json[QLatin1String("pixels")].toString().toLatin1());
    const QByteArray pixels = unpacked_film(packed, qsizetype{width} * height);
    if (pixels.isEmpty()) {
        return {};
    }
    QImage film(width, height, QImage::Format_Indexed8);
    film.setColorCount(most_ink + 1);
    for (int y = 0; y < height; ++y) {
        const char* const from = pixels.constData() + qsizetype{y} * width;
        std::transform(from, from + width, film.scanLine(y), [](char ink) {
            return static_cast<uchar>(ink) <= most_ink ? static_cast<uchar>(ink) : uchar{0};
        });
    }
    return film;
}

} // namespace

QByteArray LastSession::to_json() const {
    QJsonObject json{{"place", QString::fromStdString(place_text(place))},
                     {"steps", static_cast<qint64>(steps)},
                     {"when", when.toUTC().toString(Qt::ISODate)}};
    if (!film.isNull() && film.width() <= most_film_width && film.height() <= most_film_height) {
        json.insert(QStringLiteral("film"), film_json(film));
    }
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

std::optional<LastSession> LastSession::from_json(const QByteArray& json) {
    const QJsonObject read =
        json.size() > most_session_json ? QJsonObject() : QJsonDocument::fromJson(json).object();
    const auto place = place_from(read[QLatin1String("place")].toString().toStdString());
    if (!place || place->runs.size() != 1) {
        return std::nullopt;
    }
    constexpr std::uint64_t most_steps = 1U << 31U;
    const auto steps =
        static_cast<std::uint64_t>(std::max<qint64>(0, read[QLatin1String("steps")].toInteger()));
    return LastSession{.place = *place,
                       .steps = std::min(steps, most_steps),
                       .when = QDateTime::fromString(read[QLatin1String("when")].toString(), Qt::ISODate),
                       .film = film_from(read[QLatin1String("film")].toObject())};
}

} // namespace lockstep::gui

#pragma once

#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <cstring>
#include <gtest/gtest.h>
#include <vector>

namespace lockstep::gui {

// Reads animations with FFmpeg's programs, which share no code with the writers of GIF, WebP and PNG.

/// Returns the output of a program that must succeed.
inline QByteArray output_of(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    EXPECT_TRUE(process.waitForFinished(120'000)) << qPrintable(program) << " is not installed";
    EXPECT_EQ(process.exitCode(), 0) << process.readAllStandardError().toStdString();
    return process.readAllStandardOutput();
}

/// Returns all frames of a GIF or a video of this size, as FFmpeg decodes them.
inline std::vector<QImage> decoded_frames(const QString& path, QSize size) {
    const QByteArray bytes = output_of(
        QStringLiteral("ffmpeg"), {QStringLiteral("-v"), QStringLiteral("error"), QStringLiteral("-i"), path,
                                   QStringLiteral("-fps_mode"), QStringLiteral("passthrough"),
                                   QStringLiteral("-f"), QStringLiteral("rawvideo"),
                                   QStringLiteral("-pix_fmt"), QStringLiteral("bgra"), QStringLiteral("-")});
    const qsizetype each = qsizetype{4} * size.width() * size.height();
    EXPECT_EQ(bytes.size() % each, 0) << "another size than expected";
    std::vector<QImage> frames;
    for (qsizetype at = 0; at + each <= bytes.size(); at += each) {
        QImage image(size, QImage::Format_RGB32);
        std::memcpy(image.bits(), bytes.constData() + at, static_cast<std::size_t>(each));
        frames.push_back(image);
    }
    return frames;
}

/// Returns what ffprobe says about the only stream of a file, with its frames counted.
inline QJsonObject probed(const QString& path) {
    const QByteArray bytes =
        output_of(QStringLiteral("ffprobe"),
                  {QStringLiteral("-v"), QStringLiteral("error"), QStringLiteral("-count_frames"),
                   QStringLiteral("-show_streams"), QStringLiteral("-show_format"), QStringLiteral("-of"),
                   QStringLiteral("json"), path});
    const QJsonObject all = QJsonDocument::fromJson(bytes).object();
    EXPECT_EQ(all.value(QLatin1String("streams")).toArray().size(), 1);
    QJsonObject stream = all.value(QLatin1String("streams")).toArray().at(0).toObject();
    stream.insert(QLatin1String("format"), all.value(QLatin1String("format")));
    return stream;
}

/// Returns the peak signal-to-noise ratio of two images of one size, in dB.
inline double psnr(const QImage& one, const QImage& other) {
    double sum = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = one.pixel(x, y);
            const QRgb b = other.pixel(x, y);
            sum += std::pow(qRed(a) - qRed(b), 2) + std::pow(qGreen(a) - qGreen(b), 2) +
                   std::pow(qBlue(a) - qBlue(b), 2);
        }
    }
    const double mean = sum / (3.0 * one.width() * one.height());
    return mean == 0 ? 1000 : 10 * std::log10(255.0 * 255.0 / mean);
}

} // namespace lockstep::gui

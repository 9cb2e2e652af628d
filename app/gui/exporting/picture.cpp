#include "app/gui/exporting/picture.h"

#include "app/gui/views/scene_painter.h"
#include "core/base/data_dir.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <cmath>

namespace lockstep::gui {
namespace {

constexpr int dots_per_inch = 96;

void draw_all(QPainter& painter, const Scene& scene, const Theme& theme, Medium medium) {
    painter.fillRect(QRectF({0, 0}, scene.size), theme[Role::panel]);
    paint(painter, scene, theme, medium);
}

QByteArray to_png(const QImage& image) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray to_svg(const Scene& scene, const Theme& theme) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setResolution(dots_per_inch); // else texts are sized for 72 dots an inch
    svg.setSize(QSize(static_cast<int>(std::ceil(scene.size.width())),
                      static_cast<int>(std::ceil(scene.size.height()))));
    svg.setViewBox(QRectF({0, 0}, scene.size));
    svg.setTitle(scene.title);
    svg.setDescription(scene.description);
    QPainter painter(&svg);
    draw_all(painter, scene, theme, Medium::vector);
    painter.end();
    return bytes;
}

/// Replaces bytes by as many others, so that no offset in the file moves.
void blank_digits(QByteArray& bytes, const char* pattern, char with) {
    const QRegularExpression expression(QString::fromLatin1(pattern));
    const QString text = QString::fromLatin1(bytes);
    for (auto it = expression.globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        for (qsizetype i = match.capturedStart(1); i < match.capturedEnd(1); ++i) {
            bytes[i] = std::isxdigit(static_cast<unsigned char>(bytes[i])) != 0 ? with : bytes[i];
        }
    }
}

QByteArray to_pdf(const Scene& scene, const Theme& theme) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter pdf(&buffer);
    pdf.setResolution(dots_per_inch);
    pdf.setTitle(scene.title);
    pdf.setCreator(QStringLiteral("Lockstep"));
    pdf.setPageLayout(QPageLayout(
        QPageSize(scene.size * 72.0 / dots_per_inch, QPageSize::Point, QString(), QPageSize::ExactMatch),
        QPageLayout::Portrait, QMarginsF()));
    QPainter painter(&pdf);
    draw_all(painter, scene, theme, Medium::vector);
    painter.end();
    // The writer stamps a clock and a random id.
    blank_digits(bytes, "/CreationDate \\(D:([^)]*)\\)", '0');
    blank_digits(bytes, "/ID \\[ ([^\\]]*)\\]", '0');
    blank_digits(bytes, "(?:xmp:(?:Create|Modify|Metadata)Date)>([^<]*)<", '0');
    blank_digits(bytes, "uuid:([0-9a-f-]*)", '0');
    return bytes;
}

Status write_bytes(const QByteArray& bytes, const std::filesystem::path& path) {
    return write_text_file(path, bytes.toStdString());
}

} // namespace

QImage to_image(const Scene& scene, const Theme& theme, double scale) {
    QImage image((scene.size * scale).toSize(), QImage::Format_RGB32);
    image.fill(theme[Role::panel]);
    QPainter painter(&image);
    painter.scale(scale, scale);
    draw_all(painter, scene, theme, Medium::raster);
    return image;
}

Status write_image(const QImage& image, const std::filesystem::path& path) {
    return write_bytes(to_png(image), path);
}

Status write_picture(const Scene& scene, const Theme& theme, const std::filesystem::path& path,
                     double scale) {
    const std::string ending = path.extension().string();
    if (ending == ".png") {
        return write_image(to_image(scene, theme, scale), path);
    }
    if (ending == ".svg") {
        return write_bytes(to_svg(scene, theme), path);
    }
    if (ending == ".pdf") {
        return write_bytes(to_pdf(scene, theme), path);
    }
    return Error{ErrorCode::value_not_allowed,
                 {"-o", path.string(), "a file that ends in .png, .svg or .pdf"},
                 {},
                 {}};
}

} // namespace lockstep::gui

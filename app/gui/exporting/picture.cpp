#include "app/gui/exporting/picture.h"

#include "app/gui/exporting/vector_bytes.h"
#include "app/gui/views/scene_painter.h"
#include "app/words/errors/allowed_words.h"
#include "core/base/coded_text.h"

#include <QBuffer>
#include <QPainter>

namespace lockstep::gui {
namespace {

void draw_all(QPainter& painter, const Scene& scene, const Theme& theme, Medium medium, Ground ground) {
    if (ground == Ground::panel) {
        painter.fillRect(QRectF({0, 0}, scene.size), theme[Role::panel]);
    }
    paint(painter, scene, theme, medium);
}

} // namespace

QImage to_image(const Scene& scene, const Theme& theme, double scale, Ground ground) {
    const bool is_clear = ground == Ground::none;
    QImage image((scene.size * scale).toSize(),
                 is_clear ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    image.fill(is_clear ? QColor(Qt::transparent) : theme[Role::panel]);
    QPainter painter(&image);
    painter.scale(scale, scale);
    draw_all(painter, scene, theme, Medium::raster, ground);
    return image;
}

Status fits_in_pixels(QSizeF size, double scale) {
    constexpr double most = 1 << 28;
    if (size.width() * scale * size.height() * scale <= most) {
        return {};
    }
    return Error{
        ErrorCode::value_not_allowed,
        {"--scale", QString::number(scale).toStdString(), coded(allowed::few_pixels, {"#268435456"})},
        {},
        {}};
}

QByteArray png_bytes(QImage image, const Provenance& made, double scale) {
    constexpr double pixels_per_metre = 96 / 0.0254;
    for (const ProvenanceItem& item : made) {
        image.setText(item.key, item.value);
    }
    image.setDotsPerMeterX(qRound(pixels_per_metre * scale));
    image.setDotsPerMeterY(qRound(pixels_per_metre * scale));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

Status write_image(const QImage& image, const std::filesystem::path& path) {
    return write_bytes(png_bytes(image), path);
}

QString ending_of(const std::filesystem::path& path) {
    const std::string extension = path.extension().string();
    return QString::fromStdString(extension.empty() ? extension : extension.substr(1));
}

bool is_picture_ending(const QString& ending) {
    return ending == QLatin1String("png") || ending == QLatin1String("svg") || ending == QLatin1String("pdf");
}

Error not_a_picture_file(const std::filesystem::path& path) {
    return {ErrorCode::value_not_allowed, {"-o", path.string(), coded(allowed::picture_file)}, {}, {}};
}

} // namespace lockstep::gui

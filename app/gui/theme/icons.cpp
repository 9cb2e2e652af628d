#include "app/gui/theme/icons.h"

#include "app/gui/theme/fonts.h"

#include <QColor>
#include <QFile>
#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace lockstep::gui {
namespace {

/// The look of an icon, apart from its size.
struct Look {
    QString name;
    QColor colour;
    double stroke;
};

QByteArray recoloured(const Look& look) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(look.name));
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("no icon %s", qPrintable(look.name));
        return {};
    }
    QByteArray svg = file.readAll();
    svg.replace("currentColor", look.colour.name().toLatin1());
    svg.replace("stroke-width=\"1.5\"", "stroke-width=\"" + QByteArray::number(look.stroke) + '"');
    return svg;
}

/// Draws an icon. Qt keeps the pixels, because lists have the same icon in many rows.
QPixmap drawn(const Look& look, int side) {
    const QString key =
        QStringLiteral("icon %1 %2 %3 %4").arg(look.name, look.colour.name()).arg(look.stroke).arg(side);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) {
        return pixmap;
    }
    pixmap = QPixmap(side, side);
    pixmap.fill(Qt::transparent);
    QSvgRenderer renderer(recoloured(look));
    QPainter painter(&pixmap);
    renderer.render(&painter);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

} // namespace

QIcon icon(const QString& name, const Theme& theme, Role role) {
    QIcon result;
    const Look normal{name, theme[role], theme.icon_stroke()};
    const Look disabled{name, theme[Role::disabled], theme.icon_stroke()};
    for (const int side : {14, 16, 20, 28, 32, 40}) {
        result.addPixmap(drawn(normal, side), QIcon::Normal);
        result.addPixmap(drawn(disabled, side), QIcon::Disabled);
    }
    return result;
}

QPixmap icon_pixmap(const QString& name, const Theme& theme, int side, Role role) {
    return icon(name, theme, role).pixmap(icon_size(side));
}

QSize icon_size(int side) {
    const int scaled = qRound(side * text_scale());
    return {scaled, scaled};
}

QIcon program_icon() {
    return QIcon(QStringLiteral(":/icons/lockstep.svg"));
}

} // namespace lockstep::gui

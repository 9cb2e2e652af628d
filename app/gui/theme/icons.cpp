#include "app/gui/theme/icons.h"

#include "app/gui/theme/fonts.h"

#include <QFile>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace lockstep::gui {
namespace {

QByteArray recoloured(const QString& name, const QColor& colour, double stroke) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("no icon %s", qPrintable(name));
        return {};
    }
    QByteArray svg = file.readAll();
    svg.replace("currentColor", colour.name().toLatin1());
    svg.replace("stroke-width=\"1.5\"", "stroke-width=\"" + QByteArray::number(stroke) + '"');
    return svg;
}

QPixmap drawn(const QByteArray& svg, int side) {
    QPixmap pixmap(side, side);
    pixmap.fill(Qt::transparent);
    QSvgRenderer renderer(svg);
    QPainter painter(&pixmap);
    renderer.render(&painter);
    return pixmap;
}

} // namespace

QIcon icon(const QString& name, const Theme& theme, Role role) {
    QIcon result;
    const QByteArray normal = recoloured(name, theme[role], theme.icon_stroke());
    const QByteArray disabled = recoloured(name, theme[Role::disabled], theme.icon_stroke());
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

#include "app/gui/start/film_strip.h"

#include "app/gui/theme/fonts.h"

#include <QPainter>

namespace lockstep::gui {
namespace {

QImage in_theme(const Raster& film, const Theme& theme) {
    QImage image = *film.image; // shares its pixels until the colours are set
    QList<QRgb> colours;
    for (const Colour& colour : film.palette) {
        colours.append(theme.resolve(colour).rgba());
    }
    image.setColorTable(colours);
    return image.convertToFormat(QImage::Format_RGB32);
}

} // namespace

FilmStrip::FilmStrip(int height, QWidget* parent) : QWidget(parent) {
    setFixedHeight(qRound(height * text_scale()));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FilmStrip::show_film(const Raster& film, std::optional<double> at) {
    film_ = film;
    at_ = at;
    update();
}

void FilmStrip::set_theme(const Theme& theme) {
    theme_ = theme;
    update();
}

void FilmStrip::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), theme_[Role::panel]);
    if (has_film()) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform); // the widget has another width than the film
        painter.drawImage(rect(), in_theme(film_, theme_));
    }
    if (has_film() && at_) {
        const int x = qRound(*at_ * (width() - 2));
        painter.fillRect(x, 0, 2, height(), theme_[Role::accent]);
    }
    painter.setPen(theme_[Role::border]);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace lockstep::gui

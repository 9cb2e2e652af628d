#include "app/gui/start/continue_part.h"

#include "app/gui/scenes/film/film_thumbnail.h"
#include "app/gui/start/film_strip.h"
#include "app/gui/start/start_button.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/icons.h"
#include "app/gui/theme/labels.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/workspace/experiment_names.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>
#include <memory>

namespace lockstep::gui {
namespace {

constexpr int last_film_height = 96;

/// Returns the position of the session's step in its film, 0 to 1.
std::optional<double> position_of(const LastSession& session) {
    if (!session.place.step || session.steps < 2) {
        return std::nullopt;
    }
    return std::clamp((static_cast<double>(*session.place.step) - 0.5) / static_cast<double>(session.steps),
                      0.0, 1.0);
}

} // namespace

ContinuePart::ContinuePart(QWidget* parent)
    : StartPart(tr("Continue"), Frame::framed, parent),
      film_(new FilmStrip(last_film_height)),
      title_(new ElidedLabel),
      place_(quiet_label({})),
      button_(new StartButton(tr("Continue"))) {
    use_font(*title_, FontRole::body_strong);
    button_->setProperty("primary", true);
    column().addWidget(film_);
    column().addWidget(title_);
    column().addWidget(place_);
    column().addStretch(1);
    column().addWidget(button_, 0, Qt::AlignLeft);
    connect(button_, &StartButton::clicked, this, &ContinuePart::wanted);
}

void ContinuePart::show_session(const LastSession& session, const QString& why_not) {
    title_->setText(run_title(QString::fromStdString(session.place.runs.front().what)));
    place_->setText(!why_not.isEmpty() ? why_not
                    : session.place.step
                        ? tr("Step %1 of %2").arg(count_text(*session.place.step), count_text(session.steps))
                        : QString());
    const QLocale language;
    set_note(session.when.isValid() ? language.toString(session.when.toLocalTime(), QLocale::ShortFormat)
                                    : QString());
    film_->setVisible(!session.film.isNull());
    if (!session.film.isNull()) {
        film_->show_film({{}, std::make_shared<const QImage>(session.film), {}, film_palette()},
                         position_of(session));
    }
    button_->setEnabled(why_not.isEmpty());
    button_->setToolTip(why_not);
    button_->setAccessibleDescription(tr("%1. %2", "what was run; where it continues, or why it cannot")
                                          .arg(title_->text(), place_->text()));
}

void ContinuePart::set_theme(const Theme& theme) {
    StartPart::set_theme(theme);
    film_->set_theme(theme);
    button_->setIcon(icon(QStringLiteral("play"), theme, Role::on_accent));
}

} // namespace lockstep::gui

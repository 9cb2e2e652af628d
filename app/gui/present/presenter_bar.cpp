#include "app/gui/present/presenter_bar.h"

#include "app/gui/panels/menu_button.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/labels.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <QStyle>
#include <QTime>
#include <QToolButton>

namespace lockstep::gui {

QString duration_text(std::int64_t ms) {
    const std::int64_t seconds = ms / 1000;
    const auto two = [](std::int64_t number) {
        return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0'));
    };
    return seconds < 3600 ? QStringLiteral("%1:%2").arg(seconds / 60).arg(two(seconds % 60))
                          : QStringLiteral("%1:%2:%3")
                                .arg(seconds / 3600)
                                .arg(two(seconds / 60 % 60), two(seconds % 60));
}

PresenterBar::PresenterBar(Presentation& presentation, QWidget* parent)
    : QWidget(parent), presentation_(presentation), title_(new ElidedLabel(this)), mark_(new QLabel(this)) {
    setProperty("title", true);
    setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 12, 6);
    row->setSpacing(12);
    use_font(*title_, FontRole::view_title);
    row->addWidget(title_, 1);
    mark_->setObjectName(QStringLiteral("mark"));
    use_font(*mark_, FontRole::body_strong);
    row->addWidget(mark_);
    add_screen(*row);
    add_timers(*row);
    auto* end = new QPushButton(tr("End"), this);
    end->setToolTip(tr("End the presentation (Esc)"));
    connect(end, &QPushButton::clicked, this, [this] { presentation_.act(PresentAct::leave); });
    row->addWidget(end);
    connect(&presentation, &Presentation::ticked, this, &PresenterBar::show_times);
    connect(&presentation, &Presentation::changed, this, &PresenterBar::show_times);
    connect(&presentation, &Presentation::changed, this, &PresenterBar::show_mark);
    show_times();
    show_mark();
}

/// Says whether the audience sees what the presenter does.
void PresenterBar::show_mark() {
    const PresentationDesk& desk = presentation_.desk();
    const bool is_live = !desk.is_blank && !desk.frozen;
    mark_->setText(desk.is_blank ? tr("BLANK", "what the audience sees")
                   : desk.frozen ? tr("FROZEN", "what the audience sees")
                                 : tr("LIVE", "what the audience sees"));
    mark_->setToolTip(desk.is_blank ? tr("The audience sees an empty slide. Press B to show it again.")
                      : desk.frozen ? tr("The slide of the audience does not change while you look at other "
                                         "slides. Press Enter to show yours.")
                                    : tr("The audience sees each step immediately."));
    mark_->setProperty("badge", is_live ? QStringLiteral("error") : QStringLiteral("warn"));
    mark_->style()->unpolish(mark_);
    mark_->style()->polish(mark_);
}

void PresenterBar::add_screen(QHBoxLayout& row) {
    screen_ = new QToolButton(this);
    screen_->setText(tr("Screen"));
    screen_->setToolTip(tr("The screen that the audience sees"));
    screen_->setProperty("field", true);
    auto* menu = new QMenu(screen_);
    connect(menu, &QMenu::aboutToShow, this, &PresenterBar::show_screens);
    menu->setObjectName(QStringLiteral("screens"));
    open_menu_below(*screen_, *menu);
    row.addWidget(screen_);
    swap_ = new QPushButton(tr("Swap screens"), this);
    connect(swap_, &QPushButton::clicked, this, &PresenterBar::swap_wanted);
    row.addWidget(swap_);
}

void PresenterBar::show_screens() {
    auto* menu = screen_->findChild<QMenu*>(QStringLiteral("screens"));
    menu->clear();
    for (const QScreen* screen : QGuiApplication::screens()) {
        const QString name = screen->name();
        QAction* entry = menu->addAction(tr("%1: %2 × %3", "name of a screen; its size in pixels")
                                             .arg(name)
                                             .arg(screen->size().width())
                                             .arg(screen->size().height()),
                                         this, [this, name] { presentation_.set_screen(name); });
        entry->setCheckable(true);
        entry->setChecked(name == presentation_.desk().screen);
    }
    menu->addSeparator();
    QAction* full =
        menu->addAction(tr("Full screen"), this, [this] { presentation_.act(PresentAct::full_screen); });
    full->setCheckable(true);
    full->setChecked(presentation_.desk().is_full_screen);
}

void PresenterBar::add_timers(QHBoxLayout& row) {
    const auto add = [&](FontRole font) {
        auto* label = new QLabel(this);
        use_font(*label, font);
        row.addWidget(label);
        return label;
    };
    state_name_ = add(FontRole::secondary);
    state_name_->setText(tr("This state"));
    state_time_ = add(FontRole::step);
    start_name_ = add(FontRole::secondary);
    start_name_->setText(tr("Since the start"));
    start_time_ = add(FontRole::step);
    pause_ = new QPushButton(tr("Pause"), this);
    pause_->setCheckable(true);
    pause_->setToolTip(tr("Stop the timers"));
    connect(pause_, &QPushButton::clicked, &presentation_, &Presentation::pause_clock);
    row.addWidget(pause_);
    clock_ = add(FontRole::step);
    clock_->setToolTip(tr("The time of day"));
}

void PresenterBar::show_times() {
    if (presentation_.script() == nullptr) {
        return;
    }
    title_->setText(presentation_.script()->title());
    state_time_->setText(duration_text(presentation_.since_state_ms()));
    start_time_->setText(duration_text(presentation_.since_start_ms()));
    clock_->setText(QTime::currentTime().toString(QLocale().timeFormat(QLocale::ShortFormat)));
    pause_->setChecked(presentation_.desk().paused_ms.has_value());
    swap_->setEnabled(QGuiApplication::screens().size() > 1);
}

void PresenterBar::set_narrow(bool is_narrow) {
    for (QWidget* widget :
         {static_cast<QWidget*>(state_name_), static_cast<QWidget*>(start_name_),
          static_cast<QWidget*>(clock_), static_cast<QWidget*>(swap_), static_cast<QWidget*>(state_time_)}) {
        widget->setVisible(!is_narrow);
    }
}

} // namespace lockstep::gui

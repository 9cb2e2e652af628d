#include "app/gui/window/compact/compact_bar.h"

#include "app/gui/panels/findings/findings_page.h"
#include "app/gui/panels/group_chooser.h"
#include "app/gui/panels/menu_button.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/theme/icons.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/compact/view_box.h"
#include "app/gui/window/run_button.h"
#include "app/gui/window/view_choices.h"

#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QShortcut>
#include <QToolButton>
#include <QWidgetAction>
#include <algorithm>
#include <functional>

namespace lockstep::gui {
namespace {

constexpr int icon_at_100 = 16;

QToolButton* worded_button(const QString& words, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setText(words);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setProperty("field", true);
    return button;
}

} // namespace

CompactBar::CompactBar(const ActionSet& actions, const ViewChoiceMenus& choices, Centre& centre,
                       const StatusLine& status, Selection& selection, QWidget* parent)
    : QToolBar(tr("Tools"), parent),
      menu_(worded_button(tr("&Menu"), this)),
      run_(new QAction(this)),
      views_(new ViewBox(centre, this)),
      findings_(worded_button({}, this)),
      copy_(new QToolButton(this)),
      search_(new QToolButton(this)),
      more_(worded_button(tr("More"), this)) {
    setObjectName(QStringLiteral("compactTools"));
    setMovable(false);
    add_menus(actions, status);
    addWidget(menu_);
    addAction(run_);
    follow_run(*run_, actions[Command::run], *this);
    addWidget(views_);
    connect(views_, &QComboBox::currentIndexChanged, this, &CompactBar::fit_words);
    add_groups(selection);
    connect(findings_, &QToolButton::clicked, &centre,
            [&centre] { centre.show_page(centre.findings_page()); });
    findings_place_ = addWidget(findings_);
    auto* space = new QWidget(this);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(space);
    copy_->setDefaultAction(&actions[Command::copy_slide]);
    copy_->setProperty("field", true);
    copy_place_ = addWidget(copy_);
    QAction& find = actions[Command::find_command];
    search_->setToolTip(find.toolTip());
    search_->setAccessibleName(find.text().remove(QChar(0x2026)));
    search_->setProperty("field", true);
    connect(search_, &QToolButton::clicked, &find, &QAction::trigger);
    addWidget(search_);
    add_more(actions, choices);
    addWidget(more_);
    show_finding_count(0);
}

/// Adds the menus of the menu bar and, because a narrow window has no status bar, its text.
void CompactBar::add_menus(const ActionSet& actions, const StatusLine& status) {
    menu_->setAccessibleName(tr("Menu"));
    menu_->setToolTip(tr("Menu"));
    auto* menu = new QMenu(menu_);
    for (std::size_t m = 0; m < menus; ++m) {
        QMenu& each = actions.menu(static_cast<Menu>(m));
        menu->addMenu(&each);
        auto* key =
            new QShortcut(QKeySequence::mnemonic(each.title()), this); // the key that the menu bar has
        connect(key, &QShortcut::activated, &each,
                [this, &each] { each.popup(menu_->mapToGlobal(menu_->rect().bottomLeft())); });
    }
    menu->addSeparator();
    auto* lines = new QMenu(tr("Status"), menu);
    menu->addMenu(lines);
    connect(lines, &QMenu::aboutToShow, lines, [lines, &status] {
        lines->clear();
        for (const QString& line : status.text().split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
            auto* text = new QLabel(line, lines); // not an entry, because a click on it would do nothing
            text->setTextFormat(Qt::PlainText);
            text->setMargin(8);
            auto* shown = new QWidgetAction(lines);
            shown->setDefaultWidget(text);
            lines->addAction(shown);
        }
    });
    open_menu_below(*menu_, *menu);
}

void CompactBar::add_more(const ActionSet& actions, const ViewChoiceMenus& choices) {
    more_->setAccessibleName(tr("More"));
    more_->setToolTip(tr("More"));
    auto* menu = new QMenu(more_);
    for (const Command command : {Command::open, Command::save, Command::cancel, Command::show_compare,
                                  Command::show_trial, Command::export_picture, Command::copy_slide}) {
        menu->addAction(&actions[command]);
    }
    menu->addSeparator();
    for (QMenu* each :
         {choices.theme, choices.text_size, choices.language, choices.vocabulary, choices.cells}) {
        menu->addMenu(each);
    }
    open_menu_below(*more_, *menu);
}

void CompactBar::show_finding_count(int count) {
    findings_->setText(count_text(count));
    findings_->setAccessibleName(tr("%Ln finding(s) and suggestion(s)", nullptr, count));
    findings_->setToolTip(findings_->accessibleName());
    findings_place_->setVisible(count > 0);
    fit_words();
}

/// Adds the chooser of the launch and the work-group, which is visible if there is more than one.
void CompactBar::add_groups(Selection& selection) {
    auto* chooser = new GroupChooser(selection);
    chooser->shorten();
    groups_ = chooser;
    groups_place_ = addWidget(chooser);
    connect(chooser, &GroupChooser::needed, this, [this] { show_groups(shows_groups_); });
    show_groups(false);
}

void CompactBar::show_groups(bool are_shown) {
    shows_groups_ = are_shown;
    groups_place_->setVisible(are_shown && groups_->is_needed());
    fit_words();
}

void CompactBar::set_theme(const Theme& theme, double text_scale) {
    const int side = qRound(icon_at_100 * text_scale);
    setIconSize({side, side});
    run_->setIcon(icon(QStringLiteral("run"), theme, Role::on_accent));
    menu_->setIcon(icon(QStringLiteral("menu"), theme));
    findings_->setIcon(icon(QStringLiteral("find"), theme, Role::warn));
    search_->setIcon(icon(QStringLiteral("search"), theme));
    more_->setIcon(icon(QStringLiteral("down"), theme));
    views_->set_theme(theme);
    for (QToolButton* button : {menu_, findings_, copy_, search_, more_}) {
        button->setIconSize({side, side});
    }
    views_->setIconSize({side, side});
    fit_words();
}

/// If the bar is full, the list of views is only as wide as the current name. If that is not enough, the bar becomes
/// shorter step by step: More shows only its icon, the view's name is without that of its tab, and at last Menu and Run
/// show only their icons. Tooltips have the words.
void CompactBar::fit_words() {
    auto* run = qobject_cast<QToolButton*>(widgetForAction(run_));
    for (QToolButton* button : {more_, menu_, run}) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    }
    views_->set_short(false);
    views_->setMaximumWidth(QWIDGETSIZE_MAX);
    const auto only_icon = [](QToolButton* button) { button->setToolButtonStyle(Qt::ToolButtonIconOnly); };
    const auto spare = [this] { return views_->sizeHint().width() - views_->current_width(); };
    fit_copy(spare());
    const std::function<void()> shorter[] = {[&] { only_icon(more_); }, [&] { views_->set_short(true); },
                                             [&] { only_icon(menu_); }, [&] { only_icon(run); }};
    for (const auto& shorten : shorter) {
        if (sizeHint().width() - spare() <= width()) {
            break;
        }
        shorten();
    }
    const int missing = sizeHint().width() - width();
    if (missing > 0) {
        views_->setMaximumWidth(
            std::max(views_->minimumSizeHint().width(), views_->sizeHint().width() - missing));
    }
}

/// Hides the button that copies if the words do not fit beside it. The menu of More has its command.
void CompactBar::fit_copy(int spare) {
    if (copy_place_ == nullptr) {
        return; // the bar is being built
    }
    const int missing = copy_place_->isVisible() ? 0 : copy_->sizeHint().width() + layout()->spacing();
    copy_place_->setVisible(sizeHint().width() - spare + missing <= width());
}

void CompactBar::open_settings() const {
    more_->click();
}

QWidget& CompactBar::search_button() const {
    return *search_;
}

void CompactBar::resizeEvent(QResizeEvent* event) {
    QToolBar::resizeEvent(event);
    fit_words();
}

} // namespace lockstep::gui

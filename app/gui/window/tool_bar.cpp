#include "app/gui/window/tool_bar.h"

#include "app/gui/theme/icons.h"
#include "app/gui/window/appearance.h"
#include "app/gui/window/exports/export_dialog.h"
#include "app/gui/window/run_button.h"
#include "app/gui/window/view_choices.h"

#include <QCoreApplication>
#include <QMenu>
#include <QToolButton>

namespace lockstep::gui {

ToolBar::ToolBar(const ActionSet& actions, const ViewChoiceMenus& choices, Appearance& appearance,
                 QWidget* parent)
    : QToolBar(tr("Tools"), parent),
      run_(new QAction(this)),
      search_(new QToolButton(this)),
      settings_(new QToolButton(this)) {
    setObjectName(QStringLiteral("tools"));
    setMovable(false);
    setIconSize(icon_size(20));
    add_actions(actions);
    auto* space = new QWidget(this);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(space);
    add_search(actions[Command::find_command]);
    add_settings(choices);
    set_theme(appearance.theme());
    connect(&appearance, &Appearance::changed, this, &ToolBar::set_theme);
}

void ToolBar::add_actions(const ActionSet& actions) {
    const auto add = [&](std::initializer_list<Command> commands) {
        for (const Command command : commands) {
            addAction(&actions[command]);
        }
    };
    add({Command::open, Command::save});
    addSeparator();
    addAction(run_);
    add({Command::cancel});
    addSeparator();
    add({Command::show_trial, Command::show_compare, Command::show_lesson, Command::present,
         Command::export_picture});
    worded_.push_back(search_);
    for (const Command command : {Command::present, Command::export_picture, Command::show_lesson,
                                  Command::show_trial, Command::show_compare}) {
        worded_.push_back(qobject_cast<QToolButton*>(widgetForAction(&actions[command])));
    }
    actions[Command::show_trial].setIconText(QCoreApplication::translate("Views", "Try it"));
    actions[Command::export_picture].setIconText(ExportDialog::tr("Export"));
    follow_run(*run_, actions[Command::run], *this);
}

/// Adds a button that looks like a search field with the shortcut next to its text.
void ToolBar::add_search(QAction& find) {
    search_->setText(
        tr("%1  %2", "a command; its shortcut")
            .arg(find.text().remove(QChar(0x2026)), find.shortcut().toString(QKeySequence::NativeText)));
    search_->setToolTip(find.toolTip());
    search_->setAccessibleName(find.text().remove(QChar(0x2026)));
    search_->setProperty("field", true);
    connect(search_, &QToolButton::clicked, &find, &QAction::trigger);
    addWidget(search_);
}

void ToolBar::add_settings(const ViewChoiceMenus& choices) {
    settings_->setToolTip(tr("Theme, text size and language"));
    settings_->setAccessibleName(tr("Settings"));
    settings_->setPopupMode(QToolButton::InstantPopup);
    settings_->setProperty("bare_menu", true);
    auto* menu = new QMenu(settings_);
    for (QMenu* each :
         {choices.theme, choices.text_size, choices.language, choices.vocabulary, choices.cells}) {
        menu->addMenu(each);
    }
    settings_->setMenu(menu);
    addWidget(settings_);
}

void ToolBar::set_theme(const Theme& theme) {
    run_->setIcon(icon(QStringLiteral("run"), theme, Role::on_accent));
    search_->setIcon(icon(QStringLiteral("search"), theme));
    settings_->setIcon(icon(QStringLiteral("settings"), theme));
    fit_words(); // the text size may have changed together with the theme
}

/// If the bar is full, hides the texts of buttons one by one and shows only their icons. Tooltips contain the
/// texts.
void ToolBar::fit_words() {
    QWidget* const run = widgetForAction(run_);
    run->setMinimumWidth(run->sizeHint().width()); // if it does not fit, it is moved to the overflow menu
    for (QToolButton* button : worded_) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    }
    for (QToolButton* button : worded_) {
        if (sizeHint().width() <= width()) {
            return;
        }
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
}

void ToolBar::open_settings() const {
    settings_->menu()->popup(settings_->mapToGlobal(settings_->rect().bottomLeft()));
}

QWidget& ToolBar::search_button() const {
    return *search_;
}

void ToolBar::resizeEvent(QResizeEvent* event) {
    QToolBar::resizeEvent(event);
    fit_words();
}

} // namespace lockstep::gui

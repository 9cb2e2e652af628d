#include "app/gui/window/tool_bar.h"

#include "app/gui/theme/icons.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/window/appearance.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>
#include <algorithm>

namespace lockstep::gui {
ToolBar::ToolBar(const ActionSet& actions, Selection& selection, Appearance& appearance, QWidget* parent)
    : QToolBar(tr("Tools"), parent),
      selection_(selection),
      run_(new QAction(this)),
      launch_(new QSpinBox(this)),
      group_(new QSpinBox(this)) {
    setObjectName(QStringLiteral("tools"));
    setMovable(false);
    setIconSize({20, 20});
    add_actions(actions);
    add_choosers();
    auto* space = new QWidget(this);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(space);
    add_themes(appearance);
    set_theme(appearance.theme());
    connect(&appearance, &Appearance::changed, this, &ToolBar::set_theme);
    connect(launch_, &QSpinBox::valueChanged, &selection,
            [&selection](int number) { selection.set_launch(static_cast<std::size_t>(number - 1)); });
    connect(group_, &QSpinBox::valueChanged, &selection,
            [&selection](int group) { selection.set_group(Group(static_cast<std::uint64_t>(group))); });
    connect(&selection, &Selection::view_changed, this, &ToolBar::show_launches);
    connect(&selection, &Selection::view_changed, this, &ToolBar::show_groups);
}

void ToolBar::add_actions(const ActionSet& actions) {
    const auto add = [&](std::initializer_list<Command> commands) {
        for (const Command command : commands) {
            addAction(&actions[command]);
        }
        addSeparator();
    };
    add({Command::open, Command::save});
    addAction(run_);
    add({Command::cancel, Command::run_all});
    add({Command::zoom_out, Command::zoom_in, Command::fit});
    add({Command::copy_picture, Command::export_picture});
    add({Command::show_compare, Command::show_sweep, Command::show_findings});
    for (const Command command : {Command::export_picture, Command::run_all, Command::show_findings,
                                  Command::show_sweep, Command::show_compare}) {
        worded_.push_back(qobject_cast<QToolButton*>(widgetForAction(&actions[command])));
    }
    follow_run(actions[Command::run]);
}

/// Updates the Run button. Its background has the accent colour, so its icon differs from that in the menu.
void ToolBar::follow_run(QAction& run) {
    auto* button = qobject_cast<QToolButton*>(widgetForAction(run_));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setProperty("primary", true);
    const auto show = [this, &run] {
        run_->setText(run.text());
        run_->setToolTip(run.toolTip());
        run_->setEnabled(run.isEnabled());
    };
    connect(&run, &QAction::changed, run_, show);
    connect(run_, &QAction::triggered, &run, &QAction::trigger);
    show();
}

void ToolBar::set_theme(const Theme& theme) {
    run_->setIcon(icon(QStringLiteral("run"), theme, Role::on_accent));
    fit_words(); // the text size may have changed together with the theme
}

/// If the bar is full, hides the texts of buttons one by one and shows only their icons. Tooltips contain the
/// texts.
void ToolBar::fit_words() {
    keep_whole();
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

/// Keeps buttons at full size. Buttons that do not fit are moved to the bar's overflow menu.
void ToolBar::keep_whole() {
    for (QWidget* each : std::initializer_list<QWidget*>{widgetForAction(run_), launch_, group_}) {
        each->setMinimumWidth(each->sizeHint().width());
    }
}

void ToolBar::resizeEvent(QResizeEvent* event) {
    QToolBar::resizeEvent(event);
    fit_words();
}

void ToolBar::add_choosers() {
    of_launch_.push_back(addWidget(new QLabel(tr("Launch"), this)));
    launch_->setAccessibleName(tr("Launch"));
    launch_->setToolTip(tr("The launch that all views, counters and charts show"));
    launch_->setRange(1, 1);
    of_launch_.push_back(addWidget(launch_));
    for (QAction* action : of_launch_) {
        action->setVisible(false);
    }
    addWidget(new QLabel(tr("Work-group"), this));
    group_->setAccessibleName(tr("Work-group"));
    group_->setToolTip(tr("The work-group that all views show"));
    group_->setRange(0, 0);
    addWidget(group_);
}

void ToolBar::add_themes(Appearance& appearance) {
    auto* themes = new QComboBox(this);
    themes->setAccessibleName(tr("Theme"));
    themes->setToolTip(tr("Theme"));
    for (const ThemeRow& row : theme_rows()) {
        themes->addItem(theme_title(row), QString::fromLatin1(row.name));
    }
    const auto show = [themes, &appearance] {
        themes->setCurrentIndex(themes->findData(appearance.theme_name()));
    };
    show();
    connect(themes, &QComboBox::activated, &appearance,
            [themes, &appearance] { appearance.show_theme(themes->currentData().toString()); });
    connect(&appearance, &Appearance::changed, themes, show);
    addWidget(themes);
}

void ToolBar::show_launches() {
    const GroupView& view = *selection_.view();
    const auto launches = static_cast<int>(view.session->launch_count());
    const QSignalBlocker quiet(launch_);
    launch_->setRange(1, launches);
    launch_->setSuffix(tr(" of %1").arg(count_text(launches)));
    launch_->setValue(static_cast<int>(view.launch) + 1);
    for (QAction* action : of_launch_) {
        action->setVisible(launches > 1);
    }
}

void ToolBar::show_groups() {
    const GroupView& view = *selection_.view();
    const auto groups = static_cast<int>(std::min<std::uint64_t>(view.trace().groups().end, 1U << 30));
    const QSignalBlocker quiet(group_);
    group_->setRange(0, groups - 1);
    group_->setValue(static_cast<int>(selection_.cursor().group.value()));
    group_->setSuffix(view.trace().part
                          ? tr(" of the first %1 of %2")
                                .arg(count_text(groups), count_text(group_count(view.trace().range)))
                          : tr(" of %1").arg(count_text(groups)));
    fit_words();
}

} // namespace lockstep::gui

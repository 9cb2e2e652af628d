#include "app/gui/panels/group_chooser.h"

#include "app/gui/theme/quantity_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <algorithm>

namespace lockstep::gui {

GroupChooser::GroupChooser(Selection& selection, QWidget* parent)
    : QWidget(parent),
      selection_(selection),
      launch_label_(new QLabel(tr("Launch"))),
      launch_(new QSpinBox),
      group_label_(new QLabel(tr("Work-group"))),
      group_(new QSpinBox) {
    launch_->setAccessibleName(tr("Launch"));
    group_->setAccessibleName(tr("Work-group"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    for (QWidget* each : std::initializer_list<QWidget*>{launch_label_, launch_, group_label_, group_}) {
        each->setProperty("compact", true);
        row->addWidget(each);
        each->hide(); // there is no run yet
    }
    connect(launch_, &QSpinBox::valueChanged, &selection,
            [&selection](int number) { selection.set_launch(static_cast<std::size_t>(number - 1)); });
    connect(group_, &QSpinBox::valueChanged, &selection,
            [&selection](int group) { selection.set_group(Group(static_cast<std::uint64_t>(group))); });
    connect(&selection, &Selection::view_changed, this, &GroupChooser::show_launches);
    connect(&selection, &Selection::view_changed, this, &GroupChooser::show_groups);
    connect(&selection, &Selection::view_changed, this, [this] { emit needed(is_needed()); });
}

bool GroupChooser::is_needed() const {
    return !launch_->isHidden() || !group_->isHidden();
}

/// Shows how many there are.
void GroupChooser::count(QSpinBox& box, const QString& suffix, const QString& meaning) const {
    const QString whole = box.cleanText() + suffix;
    box.setSuffix(is_short_ ? QString() : suffix);
    box.setToolTip(is_short_ ? meaning + QLatin1Char('\n') + whole : meaning);
}

void GroupChooser::show_launches() {
    const GroupView& view = *selection_.view();
    const auto launches = static_cast<int>(view.session->launch_count());
    const QSignalBlocker quiet(launch_);
    launch_->setRange(1, launches);
    launch_->setValue(static_cast<int>(view.launch) + 1);
    count(*launch_, tr(" of %1").arg(count_text(launches)),
          tr("The launch that all views, counters and charts show"));
    launch_label_->setVisible(launches > 1);
    launch_->setVisible(launches > 1);
}

void GroupChooser::show_groups() {
    const GroupView& view = *selection_.view();
    const auto groups = static_cast<int>(std::min<std::uint64_t>(view.trace().groups().end, 1U << 30));
    const QSignalBlocker quiet(group_);
    group_->setRange(0, groups - 1);
    group_->setValue(static_cast<int>(selection_.cursor().group.value()));
    // not "0 of 16": the numbers of groups start at 0, as get_group_id() does
    count(*group_,
          view.trace().part
              ? tr(" · first %1 of %2", "after the number of a work-group; work-groups")
                    .arg(count_text(groups), count_text(group_count(view.trace().range)))
              : tr(" · %1 in all", "after the number of a work-group; work-groups").arg(count_text(groups)),
          tr("The work-group that all views show"));
    group_label_->setVisible(groups > 1);
    group_->setVisible(groups > 1);
}

} // namespace lockstep::gui

#include "app/gui/compare/stage_pane.h"

#include "app/gui/charts/series_style.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/labels.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/views/scene_view.h"
#include "app/words/trace/step_words.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace lockstep::gui {

QString place_text(const GroupView& view, Tick tick, bool waits) {
    const QString step = StagePane::tr("step %1 of %2: %3", "number; count; what happens")
                             .arg(tick.value() + 1)
                             .arg(count_text(view.tick_count()), worded(tick_sentence(view, tick)));
    return waits ? StagePane::tr("waiting, because this run has no matching step · %1",
                                 "what it shows meanwhile")
                       .arg(step)
                 : step;
}

StagePane::StagePane(QWidget* parent)
    : QWidget(parent),
      column_(new QVBoxLayout(this)),
      edge_(new QFrame),
      mark_(new QLabel),
      title_(new ElidedLabel),
      chip_(new QLabel),
      place_(new ElidedLabel) {
    setProperty("bare", true);
    setAttribute(Qt::WA_StyledBackground);
    edge_->setFixedHeight(4);
    use_font(*title_, FontRole::body_strong);
    place_->setProperty("quiet", true);
    chip_->setProperty("badge", "advice");
    for (QLabel* label : {title_, place_}) { // long texts must not make a pane wider than the others
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    }
    auto* head = new QHBoxLayout;
    head->setContentsMargins(12, 4, 12, 0);
    head->setSpacing(8);
    head->addWidget(mark_);
    head->addWidget(title_, 1);
    head->addWidget(chip_);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(12, 0, 12, 2);
    foot->addWidget(place_, 1);
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(0);
    column_->addWidget(edge_);
    column_->addLayout(head);
    column_->addLayout(foot);
}

void StagePane::set_theme(const Theme& theme) {
    theme_ = theme;
    if (view_ != nullptr) {
        view_->set_theme(theme);
    }
    show_head();
}

void StagePane::show_run(const StagedRun& run) {
    const bool is_new = run.session != run_.session;
    run_ = run;
    if (is_new) {
        selection_.set_session(run.session);
    }
    show_head();
}

void StagePane::show_picture(const Picture& picture) {
    if (view_ != nullptr && &view_->picture() == &picture) {
        return;
    }
    delete view_;
    view_ = new SceneView(picture, selection_, this);
    connect(view_, &SceneView::part_missing, this,
            [this](const PartKey& part) { maker_.make(run_.session, part); });
    connect(&maker_, &AnyJob::finished, view_, &SceneView::take_parts);
    view_->set_theme(theme_);
    // a scroll bar in only one pane would change the pane's scale
    view_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    column_->addWidget(view_, 1);
}

void StagePane::follow(const GroupView& view, const Cursor& cursor, LinkBy by) {
    const bool is_own = view.session == run_.session;
    selection_.set_launch(std::min(cursor.launch, run_.session->launch_count() - 1));
    const std::uint64_t groups = selection_.view()->trace().groups().end;
    selection_.set_group(Group(std::min(cursor.group.value(), groups - 1)));
    const LinkedTick linked =
        is_own ? LinkedTick{cursor.tick, false} : linked_tick(view, cursor.tick, *selection_.view(), by);
    waits_ = linked.waits;
    selection_.set_tick(linked.tick);
    selection_.set_lane(cursor.warp, cursor.lane);
    show_head();
}

void StagePane::show_head() {
    if (run_.session == nullptr) {
        return;
    }
    const unsigned place = run_.run.place;
    edge_->setStyleSheet(QStringLiteral("background: %1;").arg(theme_[series_role(place)].name()));
    mark_->setPixmap(series_mark(place, theme_, 14));
    title_->setText(run_.run.title);
    title_->setToolTip(run_.run.title);
    chip_->setText(run_.run.chip);
    chip_->setVisible(!run_.run.chip.isEmpty());
    place_->setText(place_text(*selection_.view(), selection_.cursor().tick, waits_));
}

} // namespace lockstep::gui

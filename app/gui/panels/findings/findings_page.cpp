#include "app/gui/panels/findings/findings_page.h"

#include "app/gui/panels/findings/advice_text.h"
#include "app/gui/panels/findings/card.h"
#include "app/gui/panels/findings/finding_text.h"
#include "app/gui/scenes/findings/evidence_scene.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/views/scene_picture.h"
#include "app/gui/workspace/finding_place.h"
#include "app/words/advice_words.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr double advice_picture_height = 420;
constexpr double least_columns = 620; ///< minimum width of a page that shows the list next to the evidence

/// The view that shows the subject of a piece of advice, with the cursor at its most expensive access.
struct AdvicePicture {
    const Picture* picture;
    std::shared_ptr<const GroupView> view;
    Cursor cursor;
};

AdvicePicture advice_picture(const std::shared_ptr<const Session>& session, std::size_t launch,
                             const Advice& advice) {
    const Picture* picture = picture_named(QString::fromLatin1(view_of(*session, launch, advice)));
    const auto place = advice.site ? place_of(session, launch, *advice.site) : std::nullopt;
    const Cursor cursor = place.value_or(Cursor{.launch = launch});
    auto view = std::make_shared<GroupView>(make_group_view(session, launch, cursor.group));
    view->only_at_hand = true;
    return {picture, view, cursor};
}

/// Returns the widths of the list and the evidence.
QList<int> side_by_side() {
    return {qRound(330 * text_scale()), 500};
}

} // namespace

FindingsPage::FindingsPage(QWidget* parent) : QWidget(parent), list_(new FindingsPanel) {
    auto* sides = new QSplitter(Qt::Horizontal, this);
    sides->addWidget(list_);
    sides->addWidget(detail_side());
    sides->setStretchFactor(0, 0);
    sides->setStretchFactor(1, 1);
    sides->setSizes(side_by_side());
    sides->setChildrenCollapsible(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(sides);
    connect(list_, &FindingsPanel::selected, this, [this](std::size_t launch, const Finding& finding) {
        show_detail([this, launch, finding] { show_finding(launch, finding); });
    });
    connect(list_, &FindingsPanel::advice_selected, this, [this](std::size_t launch, const Advice& advice) {
        show_detail([this, launch, advice] { show_advice(launch, advice); });
    });
    connect(list_, &FindingsPanel::chosen, this, &FindingsPage::chosen);
    connect(list_, &FindingsPanel::advice_chosen, this, &FindingsPage::advice_chosen);
    connect(list_, &FindingsPanel::emptied, this, &FindingsPage::show_nothing);
    show_nothing();
}

QWidget* FindingsPage::detail_side() {
    auto* content = new QWidget;
    content->setProperty("bare", true);
    content->setAttribute(Qt::WA_StyledBackground);
    title_ = wrapped_label({}, TextInk::normal);
    use_font(*title_, FontRole::view_title);
    title_->setContentsMargins(12, 12, 12, 0);
    sentence_ = wrapped_label({}, TextInk::quiet);
    sentence_->setContentsMargins(12, 4, 12, 4);
    picture_ = new ScenePicture;
    remedy_ = wrapped_label({}, TextInk::normal);
    remedy_->setProperty("badge", "ok");
    remedy_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    go_.button = new QPushButton;
    go_.button->setProperty("primary", true);
    connect(go_.button, &QPushButton::clicked, this, [this] { go_.does(); });
    try_.button = new QPushButton;
    connect(try_.button, &QPushButton::clicked, this, [this] { try_.does(); });
    connect(picture_, &ScenePicture::clicked, this, [this](const SceneId& id) {
        if (const auto* cell = std::get_if<LaneCell>(&id)) {
            emit item_chosen(launch_, group_, cell->warp, cell->lane);
        }
    });
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(12, 4, 12, 12);
    foot->setSpacing(8);
    foot->addWidget(remedy_);
    foot->addWidget(go_.button, 0, Qt::AlignLeft);
    foot->addWidget(try_.button, 0, Qt::AlignLeft);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(title_);
    column->addWidget(sentence_);
    column->addWidget(picture_);
    column->addLayout(foot);
    column->addStretch(1);
    QScrollArea* const scroll = evidence_ = new QScrollArea;
    scroll->viewport()->installEventFilter(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Always visible: a narrower picture is also lower, so a scroll bar that depends on the height could
    // appear and disappear forever.
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    scroll->setAccessibleName(tr("Evidence"));
    scroll->setMinimumWidth(280);
    scroll->setWidget(content);
    return scroll;
}

void FindingsPage::set_theme(const Theme& theme) {
    list_->set_theme(theme);
    picture_->set_theme(theme);
}

void FindingsPage::show_session(const std::shared_ptr<const Session>& session) {
    session_ = session;
    list_->show_session(session);
}

void FindingsPage::show_nothing() {
    title_->setText(tr("Evidence"));
    sentence_->setText(tr("Choose a finding or a suggestion to see its evidence here."));
    picture_->show_scene({});
    remedy_->hide();
    go_.button->hide();
    try_.button->hide();
    detail_ = {};
    is_waiting_ = false;
}

/// Shows the entry now if the page is visible, otherwise when it becomes visible, because drawing takes time.
void FindingsPage::show_detail(std::function<void()> detail) {
    detail_ = std::move(detail);
    if (isVisible()) {
        detail_();
        fit_picture();
    }
}

/// Gives the picture the height of the evidence that the texts and buttons do not need.
void FindingsPage::fit_picture() {
    QLayout& column = *evidence_->widget()->layout();
    column.invalidate(); // the texts may have changed
    const int texts = column.totalHeightForWidth(evidence_->viewport()->width()) - picture_->height();
    picture_->set_room(std::max(0, evidence_->viewport()->height() - texts));
}

bool FindingsPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        // queued, because the evidence is still being laid out
        QMetaObject::invokeMethod(this, &FindingsPage::fit_picture, Qt::QueuedConnection);
    }
    return QWidget::eventFilter(watched, event);
}

/// Places the two columns below each other if they would be too narrow to read.
void FindingsPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    auto* sides = qobject_cast<QSplitter*>(list_->parentWidget());
    const bool is_narrow = width() < least_columns * text_scale();
    const Qt::Orientation orientation = is_narrow ? Qt::Vertical : Qt::Horizontal;
    if (orientation == sides->orientation()) {
        return;
    }
    sides->setOrientation(orientation);
    sides->setStretchFactor(0, is_narrow ? 1 : 0); // halves the height
    sides->setSizes(is_narrow ? QList<int>{height() / 2, height() / 2} : side_by_side());
}

void FindingsPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (detail_) {
        detail_();
        fit_picture();
    }
}

void FindingsPage::take_parts() {
    if (is_waiting_ && isVisible()) {
        detail_();
        fit_picture();
    }
}

void FindingsPage::show_finding(std::size_t launch, const Finding& finding) {
    const FindingText text = finding_text(finding, session_->trace(launch).range);
    const Evidence evidence =
        evidence_of(session_->trace(launch), finding,
                    [session = session_, launch](Group group) { return session->steps(launch, group); });
    launch_ = launch;
    group_ = evidence.group;
    title_->setText(text.title);
    sentence_->setText(QStringList{text.lines, text.count}.join(QStringLiteral(" · ")));
    picture_->show_scene([session = session_, launch, finding, evidence](QSizeF room) {
        return evidence_scene(*session, launch, finding, evidence, room.width());
    });
    remedy_->setText(text.remedy);
    remedy_->show();
    go_.button->setText(tr("Go to step"));
    go_.button->show();
    try_.button->hide();
    go_.does = [this, launch, finding] { emit chosen(launch, finding); };
}

/// Shows the picture for a piece of advice. If the picture needs parts of the model that are missing, shows a
/// note until they were computed.
void FindingsPage::show_picture_of(std::size_t launch, const Advice& advice) {
    const AdvicePicture shown = advice_picture(session_, launch, advice);
    const std::vector<PartKey> missing = missing_parts(*shown.picture, *shown.view, shown.cursor);
    is_waiting_ = !missing.empty();
    picture_->show_scene([shown](QSizeF room) {
        const double height = std::max(room.height(), advice_picture_height);
        return whole_scene(*shown.picture, *shown.view, shown.cursor, {room.width(), height}, {});
    });
    for (const PartKey& part : missing) {
        emit part_missing(part);
    }
}

void FindingsPage::show_advice(std::size_t launch, const Advice& advice) {
    const AdviceText text = advice_text(*session_, launch, advice);
    title_->setText(QCoreApplication::translate(advice_context, advice_title(advice.kind)));
    sentence_->setText(text.place);
    show_picture_of(launch, advice);
    remedy_->setText(text.sentence);
    remedy_->show();
    go_.button->setText(text.go);
    go_.button->show();
    go_.does = [this, launch, advice] { emit advice_chosen(launch, advice); };
    offer_trial(launch, advice);
}

/// Shows the button that tries the suggestion, if there is a trial for it.
void FindingsPage::offer_trial(std::size_t launch, const Advice& advice) {
    const bool is_of_group = advice.kind == AdviceKind::required_group;
    try_.button->setText(is_of_group ? tr("Apply, run and compare") : tr("Try other layouts"));
    try_.button->setVisible(is_of_group || has_other_layouts(advice));
    try_.does = [this, launch, advice, is_of_group] {
        is_of_group ? emit required_group_wanted(launch) : emit trial_wanted(launch, *advice.site);
    };
}

} // namespace lockstep::gui

#include "app/gui/start/start_page.h"

#include "app/gui/start/continue_part.h"
#include "app/gui/start/first_part.h"
#include "app/gui/start/gallery_part.h"
#include "app/gui/start/lessons_part.h"
#include "app/gui/start/own_kernel_part.h"
#include "app/gui/start/recent_part.h"
#include "app/gui/start/tile_grid.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/key_text.h"
#include "app/gui/theme/labels.h"

#include <QApplication>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr int page_padding = 40;
constexpr int narrow_page_padding = 12; ///< of a page that is narrower than two columns
constexpr int least_part_width = 310;

} // namespace

StartPage::StartPage(StartForm& form, QWidget* parent)
    : QScrollArea(parent),
      form_(form),
      filter_(new QLineEdit),
      notice_(new WholeLabel),
      top_(new TileGrid(least_part_width, 3)),
      first_(new FirstPart),
      last_(new ContinuePart),
      recent_(new RecentPart),
      own_(new OwnKernelPart),
      lessons_(new LessonsPart),
      gallery_(new GalleryPart(GalleryPart::Kind::examples)),
      gpu_gallery_(new GalleryPart(GalleryPart::Kind::gpu)),
      nothing_(quiet_label(tr("Nothing found. Try fewer words."))),
      at_start_(new QCheckBox(tr("Show this page at startup"))) {
    setAccessibleName(tr("Start"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus); // its buttons have the focus
    auto* content = new QWidget;
    content->setProperty("page", true);
    auto* column = new QVBoxLayout(content);
    column->setSpacing(16);
    column->addWidget(head());
    column->addWidget(top_);
    column->addWidget(lessons_);
    column->addWidget(gallery_);
    column->addWidget(gpu_gallery_);
    column->addWidget(nothing_);
    column->addStretch(1);
    column->addWidget(foot());
    setWidget(content);
    nothing_->hide();
    first_->hide();
    last_->hide();
    arrange_top();
    filter_->setText(form_.filter);
    connect(filter_, &QLineEdit::textChanged, this, &StartPage::filter);
    connect(at_start_, &QCheckBox::clicked, this, &StartPage::at_start_changed);
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget* /*before*/, QWidget* now) { follow_focus(now); });
}

/// Scrolls to the widget that gets the focus, but not if it only gets it back, for example with the window.
void StartPage::follow_focus(QWidget* now) {
    const bool is_inside = now != nullptr && widget()->isAncestorOf(now);
    if (is_inside && now != focused_) {
        ensureWidgetVisible(now);
    }
    if (now != nullptr) {
        focused_ = is_inside ? now : nullptr;
    }
}

QWidget* StartPage::head() {
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    auto* words = new QVBoxLayout;
    auto* title = new QLabel(tr("What shall we look at?"));
    use_font(*title, FontRole::step);
    words->addWidget(title);
    words->addWidget(notice_);
    row->addLayout(words, 3);
    filter_->setPlaceholderText(tr("Filter (/)"));
    filter_->setAccessibleName(tr("Filter the start page"));
    filter_->setClearButtonEnabled(true);
    row->addWidget(filter_, 1, Qt::AlignTop);
    show_notice({});
    return line;
}

QWidget* StartPage::foot() {
    auto* line = new QWidget;
    auto* column = new QVBoxLayout(line);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(at_start_);
    auto* keys = new WholeLabel;
    keys->setText(
        tr("F6: next part. Arrow keys: move inside a part. Enter: open. %1: show or hide this page.",
           "%1: a shortcut")
            .arg(key_text(QStringLiteral("Ctrl+Shift+H"))));
    keys->setProperty("quiet", true);
    column->addWidget(keys);
    return line;
}

void StartPage::set_theme(const Theme& theme) {
    for (StartPart* part : all()) {
        part->set_theme(theme);
    }
    filter_again();
}

void StartPage::show_notice(const QString& sentence) {
    notice_->setText(sentence.isEmpty()
                         ? tr("Lockstep shows how a GPU executes a kernel. The examples work without a GPU.")
                         : sentence);
}

void StartPage::show_at_start(bool is_shown) {
    at_start_->setChecked(is_shown);
}

void StartPage::show_last(bool is_shown) {
    has_last_ = is_shown;
    filter_again();
}

void StartPage::show_first(bool is_shown) {
    has_first_ = is_shown;
    filter_again();
}

std::vector<StartPart*> StartPage::all() const {
    return {first_, last_, recent_, own_, lessons_, gallery_, gpu_gallery_};
}

void StartPage::filter_again() {
    filter(form_.filter);
}

void StartPage::filter(const QString& text) {
    form_.filter = text;
    for (StartPart* part : all()) {
        part->filter(text);
    }
    first_->setVisible(has_first_ && text.isEmpty());
    last_->setVisible(has_last_ && text.isEmpty());
    top_->arrange();
    nothing_->setVisible(std::ranges::all_of(all(), &QWidget::isHidden));
    order_tabs();
}

/// Makes Tab move through the parts from top to bottom, because their buttons are created again and again.
void StartPage::order_tabs() {
    QWidget* before = filter_;
    for (const QWidget* part : parts()) {
        for (auto* button : part->findChildren<QPushButton*>()) {
            setTabOrder(before, button);
            before = button;
        }
    }
    setTabOrder(before, at_start_);
}

/// In a narrow page, the button that opens a file comes before the list of recent files.
void StartPage::arrange_top() {
    const bool is_wide = width() >= qRound((3 * least_part_width + 2 * page_padding + 2 * 16) * text_scale());
    const std::vector<QWidget*> order = is_wide ? std::vector<QWidget*>{first_, last_, recent_, own_}
                                                : std::vector<QWidget*>{first_, last_, own_, recent_};
    const int margin = is_wide ? page_padding : narrow_page_padding;
    widget()->layout()->setContentsMargins(margin, margin / 2 + 6, margin, 12);
    top_->set_order(order);
}

void StartPage::focus_first() {
    for (const QWidget* part : parts()) {
        for (auto* button : part->findChildren<QPushButton*>()) {
            if (button->isVisibleTo(this) && button->isEnabled()) {
                focused_ = button;
                button->setFocus(Qt::TabFocusReason);
                verticalScrollBar()->setValue(0);
                return;
            }
        }
    }
}

std::vector<QWidget*> StartPage::parts() const {
    std::vector<QWidget*> shown;
    for (QWidget* each : top_->tiles()) {
        if (!each->isHidden()) {
            shown.push_back(each);
        }
    }
    for (QWidget* each : {static_cast<QWidget*>(lessons_), static_cast<QWidget*>(gallery_),
                          static_cast<QWidget*>(gpu_gallery_)}) {
        if (!each->isHidden()) {
            shown.push_back(each);
        }
    }
    shown.push_back(at_start_);
    shown.push_back(filter_);
    return shown;
}

void StartPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Slash) {
        filter_->setFocus(Qt::ShortcutFocusReason);
        filter_->selectAll();
    } else if (event->key() == Qt::Key_Escape) {
        form_.filter.isEmpty() ? emit left() : filter_->clear();
    } else {
        QScrollArea::keyPressEvent(event);
    }
}

void StartPage::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    arrange_top();
}

} // namespace lockstep::gui

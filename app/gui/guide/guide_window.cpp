#include "app/gui/guide/guide_window.h"

#include "app/gui/guide/guide_browser.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/labels.h"
#include "app/gui/theme/language.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QShortcut>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr int id_role = Qt::UserRole;
constexpr int list_width_at_100 = 280;
constexpr QSize size_at_100{1080, 760};

/// Whether a page contains every word of the input, ignoring case.
bool matches(const GuidePage& page, const QString& input) {
    const QStringList words = input.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::ranges::all_of(
        words, [&page](const QString& word) { return page.text.contains(word, Qt::CaseInsensitive); });
}

} // namespace

GuideWindow::GuideWindow(const QString& folder, const Theme& theme, QWidget* parent)
    : QWidget(parent, Qt::Window),
      pages_(guide_pages(folder, QString::fromStdString(catalogue_language()))),
      field_(new QLineEdit),
      list_(new QTreeWidget),
      note_(new WholeLabel),
      browser_(new GuideBrowser(folder)) {
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("guide"));
    setWindowTitle(tr("User's guide"));
    setProperty("page", true);
    field_->setPlaceholderText(tr("Search the guide"));
    field_->setAccessibleName(tr("Search the guide"));
    field_->setClearButtonEnabled(true);
    list_->setObjectName(QStringLiteral("guide-pages"));
    list_->setAccessibleName(tr("Pages of the guide"));
    list_->setHeaderHidden(true);
    note_->setProperty("badge", "plain");
    note_->setText(tr("This page is not translated."));
    arrange();
    resize((size_at_100 * text_scale()).boundedTo(parent->window()->size()));
    add_sections();
    add_keys();
    set_theme(theme);
    connect(field_, &QLineEdit::textChanged, this, &GuideWindow::filter);
    connect(browser_, &GuideBrowser::page_wanted, this, &GuideWindow::visit);
    connect(browser_, &GuideBrowser::place_wanted, this, &GuideWindow::place_wanted);
}

void GuideWindow::arrange() {
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(field_);
    column->addWidget(list_);
    auto* page = new QWidget;
    auto* page_column = new QVBoxLayout(page);
    page_column->setContentsMargins(0, 0, 0, 0);
    page_column->addWidget(note_);
    page_column->addWidget(browser_);
    auto* splitter = new QSplitter;
    splitter->addWidget(side);
    splitter->addWidget(page);
    splitter->setStretchFactor(1, 1);
    const int list_width = qRound(list_width_at_100 * text_scale());
    splitter->setSizes({list_width, qRound(size_at_100.width() * text_scale()) - list_width});
    auto* row = new QHBoxLayout(this);
    row->addWidget(splitter);
}

void GuideWindow::add_sections() {
    QTreeWidgetItem* section = nullptr;
    for (std::size_t i = 0; i < pages_.size(); ++i) {
        if (section == nullptr || pages_[i].section != pages_[i - 1].section) {
            section = new QTreeWidgetItem(list_, {section_title(pages_[i].section)});
            section->setFlags(Qt::ItemIsEnabled);
            section->setFont(0, text_font(FontRole::body_strong));
        }
        items_.push_back(new QTreeWidgetItem(section, {pages_[i].title}));
        items_.back()->setData(0, id_role, pages_[i].id);
    }
    list_->expandAll();
    connect(list_, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        if (item != nullptr && item->data(0, id_role).isValid()) {
            visit(item->data(0, id_role).toString());
        }
    });
}

void GuideWindow::add_keys() {
    const auto on = [this](const QKeySequence& keys, const auto& act) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, act);
    };
    on(QKeySequence(Qt::ALT | Qt::Key_Left), [this] { go(-1); });
    on(QKeySequence(Qt::ALT | Qt::Key_Right), [this] { go(1); });
    on(QKeySequence(QKeySequence::Find), [this] { field_->setFocus(); });
    on(QKeySequence(Qt::Key_Escape), [this] { close(); });
}

void GuideWindow::set_theme(const Theme& theme) {
    browser_->set_theme(theme);
}

/// Shows the pages whose text contains the words, and the sections with such pages.
void GuideWindow::filter(const QString& text) {
    for (std::size_t i = 0; i < pages_.size(); ++i) {
        items_[i]->setHidden(!matches(pages_[i], text));
    }
    for (int i = 0; i < list_->topLevelItemCount(); ++i) {
        QTreeWidgetItem& section = *list_->topLevelItem(i);
        bool has_any = false;
        for (int child = 0; child < section.childCount(); ++child) {
            has_any = has_any || !section.child(child)->isHidden();
        }
        section.setHidden(!has_any);
    }
}

void GuideWindow::show_page(const QString& id) {
    if (!pages_.empty()) {
        const bool is_known = std::ranges::find(pages_, id, &GuidePage::id) != pages_.end();
        visit(is_known ? id : pages_.front().id);
    }
}

/// Goes to another page, and forgets the pages that were visited after the shown one.
void GuideWindow::visit(const QString& id) {
    if (std::ranges::find(pages_, id, &GuidePage::id) == pages_.end() ||
        (!visited_.empty() && visited_[at_] == id)) {
        return;
    }
    visited_.resize(visited_.empty() ? 0 : at_ + 1);
    visited_.push_back(id);
    at_ = visited_.size() - 1;
    show_visited();
}

void GuideWindow::go(int by) {
    if (by < 0 ? at_ > 0 : at_ + 1 < visited_.size()) {
        at_ = by < 0 ? at_ - 1 : at_ + 1;
        show_visited();
    }
}

void GuideWindow::show_visited() {
    const auto page = std::ranges::find(pages_, visited_[at_], &GuidePage::id);
    browser_->show_page(*page);
    note_->setVisible(!page->is_translated);
    setWindowTitle(tr("%1 – User's guide", "title of a page").arg(page->title));
    list_->setCurrentItem(items_[static_cast<std::size_t>(page - pages_.begin())]);
}

} // namespace lockstep::gui

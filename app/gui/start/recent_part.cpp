#include "app/gui/start/recent_part.h"

#include "app/gui/start/file_tile.h"
#include "app/gui/start/tile_grid.h"
#include "app/gui/theme/labels.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr qsizetype most_recent_rows = 5;
constexpr const char* path_property = "path";

QString path_of_row(const QWidget& row) {
    return row.property(path_property).toString();
}

} // namespace

RecentPart::RecentPart(QWidget* parent)
    : StartPart(tr("Recent files"), Frame::framed, parent),
      rows_(new TileGrid(100, 1)),
      clear_(new StartButton(tr("Clear list"))),
      none_(new WholeLabel) {
    clear_->setProperty("link", true);
    none_->setText(tr("Files that you open are listed here."));
    none_->setProperty("quiet", true);
    column().addWidget(none_);
    column().addWidget(rows_); // before the button, so that F6 moves to the first file
    column().addStretch(1);
    head().addWidget(clear_);
    connect(clear_, &StartButton::clicked, this, &RecentPart::clear_wanted);
    fill();
}

void RecentPart::show_files(const QStringList& paths) {
    paths_ = paths.first(std::min(paths.size(), most_recent_rows));
    fill();
}

void RecentPart::set_theme(const Theme& theme) {
    StartPart::set_theme(theme);
    fill();
}

QWidget* RecentPart::row_of(const QString& path) {
    auto* row = new QWidget;
    row->setProperty(path_property, path);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    const bool is_there = QFileInfo::exists(path);
    auto* tile = new FileTile(path, is_there ? FileTile::State::found : FileTile::State::missing, theme());
    connect(tile, &Tile::clicked, this, [this, path] { emit open_wanted(path); });
    line->addWidget(tile, 1);
    if (!is_there) {
        auto* locate = new StartButton(tr("Locate…"));
        locate->setAccessibleName(tr("Locate %1").arg(QFileInfo(path).fileName()));
        connect(locate, &StartButton::clicked, this, [this, path] { emit locate_wanted(path); });
        line->addWidget(locate);
    }
    return row;
}

void RecentPart::fill() {
    std::vector<QWidget*> rows;
    for (const QString& path : paths_) {
        rows.push_back(row_of(path));
    }
    rows_->set_tiles(std::move(rows));
    clear_->setVisible(!paths_.isEmpty());
    none_->setVisible(paths_.isEmpty());
}

void RecentPart::filter(const QString& text) {
    bool has_any = text.isEmpty();
    for (QWidget* row : rows_->tiles()) {
        row->setVisible(path_of_row(*row).contains(text, Qt::CaseInsensitive));
        has_any = has_any || !row->isHidden();
    }
    rows_->arrange();
    setVisible(has_any);
}

void RecentPart::keyPressEvent(QKeyEvent* event) {
    const auto row = std::ranges::find_if(rows_->tiles(), [](const QWidget* each) {
        return each->focusWidget() != nullptr && each->focusWidget()->hasFocus();
    });
    if (event->key() == Qt::Key_Delete && row != rows_->tiles().end()) {
        const auto place = static_cast<qsizetype>(row - rows_->tiles().begin());
        const QString path = path_of_row(**row);
        emit removed(path);
        if (place < std::ssize(rows_->tiles())) { // the next file is now in this place
            rows_->tiles()[static_cast<std::size_t>(place)]->findChild<QPushButton*>()->setFocus();
        }
    } else {
        StartPart::keyPressEvent(event);
    }
}

} // namespace lockstep::gui

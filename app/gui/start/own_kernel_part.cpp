#include "app/gui/start/own_kernel_part.h"

#include "app/gui/start/file_tile.h"
#include "app/gui/start/tile_grid.h"
#include "app/gui/theme/icons.h"
#include "app/gui/theme/labels.h"

#include <QDirIterator>
#include <QFileInfo>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr qsizetype most_kernel_rows = 6;
constexpr int most_looked_at = 5000;

} // namespace

QStringList kernels_in(const QString& folder, qsizetype most) {
    QStringList found;
    QDirIterator files(folder, QDir::Files);
    for (int seen = 0; seen < most_looked_at && files.hasNext(); ++seen) {
        const QString path = files.next();
        if (path.endsWith(QLatin1String(".cl")) || path.endsWith(QLatin1String(".sim"))) {
            found << path;
        }
    }
    found.sort(Qt::CaseInsensitive);
    return found.first(std::min(found.size(), most));
}

OwnKernelPart::OwnKernelPart(QWidget* parent)
    : StartPart(tr("Open your own kernel"), Frame::drop, parent),
      file_(new StartButton(tr("Open a file…"))),
      folder_(new StartButton(tr("Choose a folder of kernels…"))),
      folder_name_(quiet_label({})),
      rows_(new TileGrid(100, 1)) {
    auto* text = new WholeLabel;
    text->setText(
        tr("Drop a file here: a kernel (.cl), a launch file (.sim) or a recording (.lks). Lockstep guesses "
           "the launch of a kernel, and you can change it."));
    file_->setProperty("primary", true);
    column().addWidget(text);
    column().addStretch(1);
    column().addWidget(file_);
    column().addWidget(folder_);
    column().addWidget(folder_name_);
    column().addWidget(rows_);
    connect(file_, &StartButton::clicked, this, &OwnKernelPart::file_wanted);
    connect(folder_, &StartButton::clicked, this, &OwnKernelPart::folder_wanted);
    fill();
}

void OwnKernelPart::show_folder(const QString& path) {
    path_ = path;
    fill();
}

void OwnKernelPart::set_theme(const Theme& theme) {
    StartPart::set_theme(theme);
    file_->setIcon(icon(QStringLiteral("open"), theme, Role::on_accent));
    fill();
}

void OwnKernelPart::fill() {
    std::vector<QWidget*> rows;
    for (const QString& path : path_.isEmpty() ? QStringList() : kernels_in(path_, most_kernel_rows)) {
        auto* tile = new FileTile(path, FileTile::State::found, theme());
        connect(tile, &Tile::clicked, this, [this, path] { emit open_wanted(path); });
        rows.push_back(tile);
    }
    folder_name_->setVisible(!path_.isEmpty());
    folder_name_->setText(rows.empty() ? tr("There are no kernels in %1.").arg(short_path(path_))
                                       : short_path(path_));
    rows_->setVisible(!rows.empty());
    rows_->set_tiles(std::move(rows));
}

void OwnKernelPart::filter(const QString& text) {
    bool has_any = text.isEmpty();
    for (QWidget* row : rows_->tiles()) {
        const auto* tile = qobject_cast<const FileTile*>(row);
        row->setVisible(QFileInfo(tile->path()).fileName().contains(text, Qt::CaseInsensitive));
        has_any = has_any || !row->isHidden();
    }
    rows_->arrange();
    setVisible(has_any);
}

} // namespace lockstep::gui

#include "app/gui/start/file_tile.h"

#include "app/gui/start/start_part.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/icons.h"
#include "app/gui/theme/labels.h"
#include "app/lessons/lesson_bundle.h"

#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr int file_icon_at_100 = 16;

QString icon_of_file(const QString& path) {
    return path.endsWith(QLatin1String(".lks"))             ? QStringLiteral("lanes")
           : path.endsWith(QLatin1String(bundle_extension)) ? QStringLiteral("book")
                                                            : QStringLiteral("code");
}

} // namespace

QString short_path(const QString& path) {
    const QString home = QDir::homePath();
    const bool is_inside = path == home || path.startsWith(home + QLatin1Char('/'));
    return is_inside && home.size() > 1 ? QLatin1Char('~') + path.mid(home.size()) : path;
}

FileTile::FileTile(QString path, State state, const Theme& theme, QWidget* parent)
    : Tile(Look::row, parent), path_(std::move(path)) {
    const QFileInfo file(path_);
    const bool is_missing = state == State::missing;
    auto* mark = new QLabel;
    const int side = qRound(file_icon_at_100 * text_scale());
    mark->setPixmap(
        gui::icon(icon_of_file(path_), theme, is_missing ? Role::disabled : Role::text).pixmap(side, side));
    auto* name = new ElidedLabel;
    name->setText(file.fileName());
    use_font(*name, FontRole::body_strong);
    name->setProperty("quiet", is_missing);
    add(*mark);
    add(*name, 3);
    add(*quiet_label(is_missing ? tr("not found") : short_path(file.path())), 2);
    setEnabled(!is_missing);
    setToolTip(is_missing ? tr("%1 was not found.").arg(path_) : path_);
    setAccessibleName(is_missing ? tr("%1, not found", "a file").arg(file.fileName()) : file.fileName());
    setAccessibleDescription(path_);
}

} // namespace lockstep::gui

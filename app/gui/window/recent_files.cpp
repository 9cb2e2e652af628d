#include "app/gui/window/recent_files.h"

#include "app/gui/workspace/examples.h"
#include "app/words/errors/cuda_words.h"

#include <QFileInfo>

namespace lockstep::gui {

void RecentFiles::add(const QString& path) {
    if (is_shipped_example(path) || is_cuda_file(path.toStdString())) {
        return; // the page Start lists it already, or it cannot be opened
    }
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList paths = settings_.recent_files();
    paths.removeAll(absolute);
    paths.prepend(absolute);
    keep(paths);
}

void RecentFiles::remove(const QString& path) {
    QStringList paths = settings_.recent_files();
    paths.removeAll(path);
    keep(paths);
}

void RecentFiles::clear() {
    keep({});
}

void RecentFiles::keep(const QStringList& paths) {
    constexpr qsizetype most = 10;
    settings_.set_recent_files(paths.first(std::min(paths.size(), most)));
    emit changed();
}

} // namespace lockstep::gui

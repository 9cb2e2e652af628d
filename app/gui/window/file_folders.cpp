#include "app/gui/window/file_folders.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace lockstep::gui {

QString last_folder(const Settings& settings, Setting folder) {
    const QString path = settings[folder].toString();
    return !path.isEmpty() && QFileInfo(path).isDir() ? path : QString();
}

void remember_folder(Settings& settings, Setting folder, const QString& path) {
    if (!path.isEmpty()) {
        settings.set(folder, QFileInfo(path).absolutePath());
    }
}

QString choose_file_to_open(Settings& settings, QWidget* parent, const QString& title,
                            const QString& filter) {
    QString path =
        QFileDialog::getOpenFileName(parent, title, last_folder(settings, Setting::open_folder), filter);
    remember_folder(settings, Setting::open_folder, path);
    return path;
}

QString choose_file_to_write(Settings& settings, QWidget* parent, const QString& title, const QString& name,
                             const QString& filter) {
    const QString folder = last_folder(settings, Setting::export_folder);
    const QString proposed = folder.isEmpty() ? name : QDir(folder).filePath(name);
    QString path = QFileDialog::getSaveFileName(parent, title, proposed, filter);
    remember_folder(settings, Setting::export_folder, path);
    return path;
}

} // namespace lockstep::gui

#pragma once

#include "app/gui/workspace/settings.h"

#include <QObject>
#include <QStringList>

namespace lockstep::gui {

/// The files that the user opened last, the newest first, at most ten, without the recordings that are shipped with
/// Lockstep. They are saved in the settings.
class RecentFiles : public QObject {
    Q_OBJECT
public:
    explicit RecentFiles(Settings& settings, QObject* parent = nullptr)
        : QObject(parent), settings_(settings) {}

    /// Returns absolute paths, the newest first. The files may no longer exist.
    [[nodiscard]] QStringList paths() const { return settings_.recent_files(); }
    void add(const QString& path);
    void remove(const QString& path);
    void clear();

signals:
    void changed();

private:
    void keep(const QStringList& paths);

    Settings& settings_;
};

} // namespace lockstep::gui

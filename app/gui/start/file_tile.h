#pragma once

#include "app/gui/start/start_button.h"
#include "app/gui/theme/theme.h"

#include <QString>

namespace lockstep::gui {

/// A row that opens a file: its icon, its name, and its folder.
class FileTile : public Tile {
    Q_OBJECT
public:
    /// Whether the file exists. The row of a missing file is disabled.
    enum class State : std::uint8_t { found, missing };
    FileTile(QString path, State state, const Theme& theme, QWidget* parent = nullptr);

    [[nodiscard]] const QString& path() const { return path_; }

private:
    const QString path_;
};

/// Returns a path for display: "~/kernels" for a folder in the user's home folder.
[[nodiscard]] QString short_path(const QString& path);

} // namespace lockstep::gui

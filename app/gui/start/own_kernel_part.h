#pragma once

#include "app/gui/start/start_part.h"

#include <QStringList>

class QLabel;

namespace lockstep::gui {

class StartButton;
class TileGrid;

/// Opens the user's own kernels: a button for a file, and the kernels of a folder that the user chose. Files dropped
/// anywhere in the window open too.
class OwnKernelPart : public StartPart {
    Q_OBJECT
public:
    explicit OwnKernelPart(QWidget* parent = nullptr);

    /// Lists the kernel files and launch files of a folder, without its subfolders. An empty path shows none.
    void show_folder(const QString& path);
    void set_theme(const Theme& theme) override;
    void filter(const QString& text) override;

signals:
    void file_wanted();   ///< emitted when the user wants to choose a file
    void folder_wanted(); ///< emitted when the user wants to choose a folder
    void open_wanted(const QString& path);

private:
    void fill();

    StartButton* const file_;
    StartButton* const folder_;
    QLabel* const folder_name_;
    TileGrid* const rows_;
    QString path_;
};

/// Returns the kernel files and launch files in a folder, sorted by name, at most `most`. Looks only at the first
/// thousands of files, so that a huge folder does not block the window.
[[nodiscard]] QStringList kernels_in(const QString& folder, qsizetype most);

} // namespace lockstep::gui

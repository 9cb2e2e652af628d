#pragma once

#include "app/gui/start/start_part.h"

#include <QStringList>

class QLabel;

namespace lockstep::gui {

class StartButton;
class TileGrid;

/// Lists the files that the user opened last. A click or Enter opens a file, and Delete removes it from the list. For
/// a missing file, a button asks where it is now.
class RecentPart : public StartPart {
    Q_OBJECT
public:
    explicit RecentPart(QWidget* parent = nullptr);

    /// Replaces the rows; the newest file comes first.
    void show_files(const QStringList& paths);
    void set_theme(const Theme& theme) override;
    void filter(const QString& text) override;

signals:
    void open_wanted(const QString& path);
    void locate_wanted(const QString& path);
    void removed(const QString& path);
    void clear_wanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fill();
    [[nodiscard]] QWidget* row_of(const QString& path);

    TileGrid* const rows_;
    StartButton* const clear_;
    QLabel* const none_; ///< says what the list is for while it is empty
    QStringList paths_;
};

} // namespace lockstep::gui

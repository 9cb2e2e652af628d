#pragma once

#include <QDialog>
#include <QString>
#include <cstddef>
#include <vector>

class QLabel;
class QPushButton;
class QTableWidget;

namespace lockstep::gui {

/// A bookmark as the list shows it.
struct BookmarkRow {
    std::size_t index = 0; ///< index in Bookmarks::all()
    QString text;
    QString step; ///< number of the step
    QString run;  ///< name of the run
    friend bool operator==(const BookmarkRow&, const BookmarkRow&) = default;
};

/// The list of bookmarks. Enter opens the selected one, F2 renames it, and Delete removes it.
class BookmarkList : public QDialog {
    Q_OBJECT
public:
    explicit BookmarkList(QWidget* parent);
    void set_rows(const std::vector<BookmarkRow>& rows);

signals:
    void opened(std::size_t index);
    void renamed(std::size_t index, const QString& text);
    void removed(std::size_t index);

private:
    void add_buttons();
    void open_row(int row);
    void remove_current();
    void enable();

    std::vector<BookmarkRow> rows_;
    bool is_filling_ = false;
    QTableWidget* const table_;
    QLabel* const none_; ///< shown if there are no bookmarks
    QPushButton* open_ = nullptr;
    QPushButton* rename_ = nullptr;
    QPushButton* remove_ = nullptr;
};

} // namespace lockstep::gui

#pragma once

#include <QDialog>
#include <QString>
#include <cstddef>
#include <vector>

class QLabel;
class QTableWidget;

namespace lockstep::gui {

/// A step of a history, as the list shows it.
struct HistoryRow {
    QString group;
    QString step; ///< number of the step in its group
    QString item; ///< name of the work-item
    QString line;
    QString event;
    QString value;
};

/// The history of a work-item or of a word of memory. It stays open while the user goes from step to step.
class HistoryList : public QDialog {
    Q_OBJECT
public:
    /// Who does what: the columns that differ from row to row.
    enum class Kind : std::uint8_t { of_item, of_local_word, of_global_word };

    explicit HistoryList(QWidget* parent);
    void show_rows(const QString& title, Kind kind, const std::vector<HistoryRow>& rows, const QString& note);
    /// Selects a row without announcing it; -1 selects none.
    void mark(int row);

signals:
    void chosen(std::size_t row);

private:
    QTableWidget* const table_;
    QLabel* const note_;
    bool is_filling_ = false;
};

} // namespace lockstep::gui

#pragma once

#include <cstddef> // first, because moc 6.4 fails if <compare> (used by ids.h) is the first standard header

#include "core/base/ids.h"

#include <QDialog>
#include <QString>
#include <cstdint>
#include <vector>

class QLabel;
class QTableWidget;

namespace lockstep::gui {

/// A number of a line: the text that is shown, and the number by which lines are sorted.
struct LineNumber {
    QString text;
    double number = 0;
};

/// What a line costs, as the list shows it.
struct LineRow {
    Site site; ///< the one with the largest cost
    std::uint32_t line = 0;
    QString place;  ///< number of the line; of another file than the kernel's, with the file's name
    QString source; ///< text of the line
    LineNumber share;
    QString use; ///< what takes most of the share
    LineNumber warp_steps;
    LineNumber sectors;
    LineNumber conflicts;
    QString compiled; ///< how many accesses the compiler keeps; empty if all
};

/// The lines of a kernel by their cost. A click on a head sorts by its column. The list stays open while the user goes
/// from line to line.
class LineList : public QDialog {
    Q_OBJECT
public:
    explicit LineList(QWidget* parent);
    void show_rows(const std::vector<LineRow>& rows, const QString& note);

signals:
    void chosen(lockstep::Site site);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    enum class Words : std::uint8_t { whole, narrow };
    void write_words(Words words);
    [[nodiscard]] int other_columns() const;
    void fit_columns();
    void add_row(const LineRow& line);

    QTableWidget* const table_;
    QLabel* const note_;
    bool is_filling_ = false;
};

} // namespace lockstep::gui

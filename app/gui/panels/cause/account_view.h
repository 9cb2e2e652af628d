#pragma once

#include "app/gui/panels/cause/account_row.h"
#include "app/gui/theme/theme.h"

#include <QPushButton>
#include <QWidget>
#include <vector>

class QVBoxLayout;

namespace lockstep::gui {

/// The stacked bar of the account of the schedulers' cycles. A click on a segment leads to its line, like a click
/// on its row in the list.
class AccountBar : public QWidget {
    Q_OBJECT
public:
    explicit AccountBar(QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    void show_rows(const std::vector<AccountRow>& rows);
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void site_wanted(lockstep::Site site);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// Returns the row whose segment contains the x position; null if there is none.
    [[nodiscard]] const AccountRow* row_at(double x) const;

    Theme theme_;
    std::vector<AccountRow> rows_;
};

/// A row of the account as a button: its swatch, name, share and place.
class AccountButton : public QPushButton {
    Q_OBJECT
public:
    AccountButton(const AccountRow& row, const Theme& theme, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
};

/// The rows of the account, which are also the legend of the bar. A click on a row leads to its line.
class AccountList : public QWidget {
    Q_OBJECT
public:
    explicit AccountList(QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    void show_rows(std::vector<AccountRow> rows);
    [[nodiscard]] const std::vector<AccountRow>& rows() const { return rows_; }

signals:
    void site_wanted(lockstep::Site site);

private:
    void fill();

    Theme theme_;
    std::vector<AccountRow> rows_;
    QVBoxLayout* const column_;
};

} // namespace lockstep::gui

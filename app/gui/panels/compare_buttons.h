#pragma once

#include "app/gui/theme/theme.h"

#include <QObject>
#include <QPersistentModelIndex>
#include <QString>

class QMouseEvent;
class QTreeWidget;

namespace lockstep::gui {

/// A column of the list of experiments, with a button in each row that can be compared with the shown run: the other
/// variants of its family. A click on the button does not select the row, so that the shown run stays.
class CompareButtons : public QObject {
    Q_OBJECT
public:
    static constexpr int column = 2;
    /// `id_role`: the role of the experiment's id in the first column.
    CompareButtons(QTreeWidget& tree, int id_role);

    void set_theme(const Theme& theme);
    /// Adds the buttons for a shown experiment. `tip` says what they do. Without an experiment, removes all.
    void offer(const QString& shown, const QString& tip);

signals:
    void wanted(const QString& id); ///< emitted to compare the experiment with the shown run

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    [[nodiscard]] bool is_comparable(const QString& id) const;
    [[nodiscard]] bool press(const QMouseEvent& mouse);
    [[nodiscard]] bool release(const QMouseEvent& mouse);

    QTreeWidget& tree_;
    const int id_role_;
    QString shown_;
    QString tip_;
    Theme theme_;
    QPersistentModelIndex pressed_; ///< the button that the mouse holds down
};

} // namespace lockstep::gui

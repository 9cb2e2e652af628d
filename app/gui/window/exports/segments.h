#pragma once

#include <QString>
#include <QWidget>
#include <vector>

class QButtonGroup;

namespace lockstep::gui {

/// A button of a row of segments.
struct Segment {
    int id = 0;
    QString text;
    QString why_not = {}; ///< why it cannot be chosen; empty if it can
};

/// Buttons side by side, of which one is chosen. They are in several rows if one would be too wide.
class Segments : public QWidget {
    Q_OBJECT
public:
    explicit Segments(QWidget* parent = nullptr);

    /// Replaces the buttons. Nothing is chosen then.
    void set(const std::vector<Segment>& segments);
    /// Shows which one is chosen, without a signal.
    void choose(int id);
    [[nodiscard]] int chosen() const; ///< -1: none

signals:
    void changed(int id); ///< emitted when the user chooses another one

private:
    QButtonGroup* group_;
};

} // namespace lockstep::gui

#pragma once

#include <QPushButton>
#include <QString>

namespace lockstep::gui {

/// A source line as a button, which leads to the line. Shortened with "…" if it does not fit; the tooltip shows
/// the whole line.
class LineButton : public QPushButton {
    Q_OBJECT
public:
    explicit LineButton(QWidget* parent = nullptr);

    /// `line` is the number and the text of the line: "41  out[i] = tile[lid]".
    void set_line(const QString& line);
    [[nodiscard]] const QString& line() const { return line_; }
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    QString line_;
};

} // namespace lockstep::gui

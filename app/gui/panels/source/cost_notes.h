#pragma once

#include <cstddef> // first, because moc 6.4 fails if <compare> (used by ids.h) is the first standard header

#include "app/gui/panels/source/line_costs.h"
#include "app/gui/theme/theme.h"

#include <QFont>
#include <QRect>
#include <QWidget>
#include <vector>

class QsciScintilla;

namespace lockstep::gui {

/// Draws the costs at the ends of the lines of an editor, over it. The editor's own notes would be rows of the text, and
/// would move its lines. A cost is drawn only where it covers no code, in its longest form that fits.
class CostNotes : public QWidget {
    Q_OBJECT
public:
    /// A cost that is drawn.
    struct Note {
        std::uint32_t line = 0; ///< from 1
        QString text;
        QRect rect; ///< in pixels of this widget
        friend bool operator==(const Note&, const Note&) = default;
    };

    /// The editor owns this widget.
    explicit CostNotes(QsciScintilla& editor);

    void set_theme(const Theme& theme, double text_scale);
    /// Sets the costs of a launch, which are drawn while the editor shows it. Empty costs remove them.
    void set_costs(CostsOfLines costs);
    /// Says which launch the editor shows; null: none.
    void show_launch(std::shared_ptr<const Session> session, std::size_t launch);
    /// Moves the costs with the text. Call it after the editor has painted.
    void follow();
    [[nodiscard]] const std::vector<Note>& notes() const { return notes_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] const LineCosts& costs() const;
    [[nodiscard]] std::vector<Note> placed() const;

    QsciScintilla& editor_;
    Theme theme_;
    QFont font_;
    CostsOfLines known_;
    std::shared_ptr<const Session> session_; ///< shown by the editor
    std::size_t launch_ = 0;
    std::vector<Note> notes_;
};

} // namespace lockstep::gui

#pragma once

#include <cstddef> // first, because moc 6.4 fails if <compare> (used by ids.h) is the first standard header

#include "app/gui/panels/source/cost_notes.h"
#include "app/gui/scenes/kit/warp_split.h"
#include "app/gui/theme/theme.h"

#include <QFont>
#include <QFontMetrics>
#include <QRect>
#include <QStringList>
#include <QWidget>
#include <optional>
#include <span>
#include <utility>
#include <vector>

class QsciScintilla;

namespace lockstep::gui {

/// Draws at the ends of the target lines of both sides of a branch which lanes continue there: "■ then: 4 lanes, 3
/// steps". Drawn over the editor, as rows of its text they would move its lines from step to step.
class SplitTags : public QWidget {
    Q_OBJECT
public:
    /// A tag that is drawn.
    struct Note {
        std::uint32_t line = 0; ///< from 1
        bool on_true = false;
        QString text;
        QRect rect; ///< in pixels of this widget
        friend bool operator==(const Note&, const Note&) = default;
    };

    /// The editor owns this widget.
    explicit SplitTags(QsciScintilla& editor);

    void set_theme(const Theme& theme, double text_scale);
    /// Shows the tags of a branch; an empty value removes them.
    void show_split(const std::optional<WarpSplit>& split);
    /// Moves the tags with the text, after the costs of their lines. Call it after the editor has painted.
    void follow(std::span<const CostNotes::Note> costs);
    [[nodiscard]] const std::vector<Note>& notes() const { return notes_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// The side of a branch that continues at a line.
    struct Tag {
        std::uint32_t line = 0;
        bool on_true = false;
        QStringList forms; ///< the longest first
        QString whole;     ///< with the number of the line, for readers
        friend bool operator==(const Tag&, const Tag&) = default;
    };

    /// Returns the longest texts of the tags of a line that fit into one of the rooms, and which room that is: the
    /// widths after the code and before it. If none fits, the shortest ones, after the code.
    [[nodiscard]] static std::pair<QStringList, int>
    longest_form(const QFontMetrics& metrics, std::span<const Tag> tags, std::span<const int> rooms);
    [[nodiscard]] std::vector<Note> placed(std::span<const CostNotes::Note> costs) const;

    QsciScintilla& editor_;
    Theme theme_;
    QFont font_;
    std::vector<Tag> tags_; ///< in the order of their lines
    std::vector<Note> notes_;
};

/// Number of the QScintilla style for notes below the lines of the editor. It is fixed because a QsciStyle without a
/// number takes a new one each time, counting down into the numbers of the code's styles.
enum NoteStyle : int { problem_note = 63 };

} // namespace lockstep::gui

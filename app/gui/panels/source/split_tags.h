#pragma once

#include "app/gui/scenes/kit/warp_split.h"
#include "app/gui/theme/theme.h"

#include <QFont>
#include <QString>
#include <map>

class QsciScintilla;

namespace lockstep::gui {

/// Shows below the target lines of both sides of a branch which lanes continue there: "■ then: 4 lanes, 3
/// steps".
class SplitTags {
public:
    explicit SplitTags(QsciScintilla& editor) : editor_(editor) {}

    /// Applies a theme. `code` is the font of the source text.
    void set_theme(const Theme& theme, const QFont& code);
    /// Shows the tags of a branch; an empty value removes them.
    void show(const std::optional<WarpSplit>& split);
    /// Wraps the tags again after the width of the editor has changed.
    void wrap_again() { annotate(tags_); }

private:
    struct Tag {
        QString text;
        bool on_true = false;
        friend bool operator==(const Tag&, const Tag&) = default;
    };
    using Tags = std::multimap<std::uint32_t, Tag>; ///< tags by line number, from 1

    void annotate(const Tags& tags);

    QsciScintilla& editor_;
    Theme theme_;
    QFont code_;
    Tags tags_;
};

/// Numbers of the QScintilla styles for notes below the lines of the editor. They are fixed because a
/// QsciStyle without a number takes a new one each time, counting down into the numbers of the code's styles.
enum NoteStyle : int { then_note = 61, else_note, problem_note };

} // namespace lockstep::gui

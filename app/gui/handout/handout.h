#pragma once

#include "app/gui/exporting/provenance.h"
#include "app/gui/scenes/kit/scene.h"

#include <QString>
#include <cstdint>
#include <variant>
#include <vector>

namespace lockstep::gui {

// A handout: a lesson or a report on paper. It contains no words of its own, so that each writer shows the same:
//
//     ShownPage -> HandoutMaker -> Handout -> handout_html, handout_pdf
//     Session   -> reporting ----> Handout

/// A heading. Level 1 is the title of the handout, 2 a page or a section, 3 and 4 are below it. It stays with
/// the next part.
struct HandoutHeading {
    QString text; ///< plain text
    int level = 2;
};

struct HandoutText {
    QString html; ///< made by markdown_html() or plain_html()
    bool is_quiet = false;
    bool keeps_next = false; ///< whether the next part must be on the same sheet
};

struct HandoutPicture {
    Scene scene;
    QString words;          ///< what the picture shows, for readers who cannot see it
    bool is_vector = false; ///< whether HTML contains its shapes instead of its pixels; a PDF always does
};

struct HandoutColumn {
    enum class Kind : std::uint8_t { text, number, code };
    QString title;
    Kind kind = Kind::text;
};

struct HandoutCell {
    QString text; ///< plain text
    /// 0..1: how warm the background is. Only a hint, because the number is in the text.
    double heat = 0;
};

struct HandoutTable {
    QString title; ///< says what the table shows
    std::vector<HandoutColumn> columns;
    std::vector<std::vector<HandoutCell>> rows; ///< each has a cell for each column
};

/// A box to tick or to write into, with the text beside it.
struct HandoutChoice {
    QString letter; ///< "A"; empty for a box to write into
    QString html;
    bool is_last = false; ///< whether no other choice of the question follows
};

/// A line to write on.
struct HandoutField {
    QString label;
};

/// A numbered box for each lane of a warp, to tick.
struct HandoutLanes {
    std::uint32_t lanes = 0;
};

/// The next part begins on another sheet.
struct HandoutBreak {};

using HandoutPart = std::variant<HandoutHeading, HandoutText, HandoutPicture, HandoutTable, HandoutChoice,
                                 HandoutField, HandoutLanes, HandoutBreak>;

struct Handout {
    QString title;
    QString language; ///< as in the attribute "lang": "pt-BR"
    std::vector<HandoutPart> parts;
    Provenance made = {}; ///< for the metadata of the file; empty for a lesson
};

} // namespace lockstep::gui

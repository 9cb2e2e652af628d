#pragma once

#include <QString>
#include <cstdint>
#include <vector>

namespace lockstep::gui {

/// The part of the guide that a page belongs to.
enum class GuideSection : std::uint8_t { start, task, view, panel, more, count };

/// A page of the user's guide.
struct GuidePage {
    QString id; ///< "own-kernel"; the page of a view has the name of the view: "banks"
    GuideSection section{};
    QString title;
    QString text;              ///< Markdown, with the title
    bool is_translated = true; ///< false if the page exists only in English
};

[[nodiscard]] QString section_title(GuideSection section);

/// Returns the folder of the guide that is shipped with Lockstep.
[[nodiscard]] QString guide_folder();

/// Reads the pages of a guide in a language, in English if there is no translation. The folder contains:
///
///     pages.txt       an id and a section per line, separated by a tab, in the order of the pages
///     en/ID.md        a page; its first line is the title
///     pictures/       PNG files; NAME-dark.png is shown instead of NAME.png in the dark theme
///
/// Pages without a file or a title, and lines with an unknown section, are left out.
[[nodiscard]] std::vector<GuidePage> guide_pages(const QString& folder, const QString& language);

} // namespace lockstep::gui

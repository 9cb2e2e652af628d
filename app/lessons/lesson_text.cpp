#include "app/lessons/lesson_text.h"

#include "app/words/errors/lesson_words.h"
#include "core/base/nearest.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace lockstep {
namespace {

constexpr std::array forms = {std::pair{"percent", FigureForm::percent},
                              std::pair{"factor", FigureForm::factor}, std::pair{"bytes", FigureForm::bytes},
                              std::pair{"cycles", FigureForm::cycles}};

std::string known_forms() {
    std::vector<std::string> names;
    names.reserve(forms.size());
    for (const auto& form : forms) {
        names.emplace_back(form.first);
    }
    return joined(names);
}

/// Returns the position of the last " as NAME" of a figure; npos if it has none. A word "as" in a quoted text
/// is followed by a quote.
std::size_t form_begin(const std::string& figure) {
    const std::size_t at = figure.rfind(" as ");
    const bool is_quoted = at != std::string::npos && figure.find('"', at) != std::string::npos;
    return is_quoted ? std::string::npos : at;
}

void add_words(LessonText& text, std::string_view words) {
    if (words.empty()) {
        return;
    }
    if (!text.pieces.empty() && std::holds_alternative<std::string>(text.pieces.back())) {
        std::get<std::string>(text.pieces.back()) += words;
    } else {
        text.pieces.emplace_back(std::string(words));
    }
}

/// Returns the end of the figure that begins at `at`, before its "}}"; npos if it does not end. Quoted texts
/// may contain "}}".
std::size_t figure_end(std::string_view text, std::size_t at) {
    bool is_quoted = false;
    for (std::size_t i = at + 2; i < text.size(); ++i) {
        is_quoted = text[i] == '"' && text[i - 1] != '\\' ? !is_quoted : is_quoted;
        if (!is_quoted && text.substr(i).starts_with("}}")) {
            return i;
        }
    }
    return std::string_view::npos;
}

/// Returns whether markup that is not allowed begins here: HTML, a link, an image. Qt would turn all of them
/// into more than text.
bool is_markup(std::string_view rest) {
    const auto is_letter = [&](std::size_t at) {
        return at < rest.size() && std::isalpha(static_cast<unsigned char>(rest[at])) != 0;
    };
    return rest.starts_with("](") || rest.starts_with("][") || rest.starts_with("![") ||
           rest.starts_with("://") || rest.starts_with("~~") ||
           (rest.starts_with('<') &&
            (is_letter(1) ||
             (rest.size() > 1 && std::string_view("/!?").find(rest[1]) != std::string_view::npos)));
}

void check_markup(const LessonSource& source, LessonFlaws& flaws) {
    const std::string_view text = source.text();
    bool is_code = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text.substr(at).starts_with("{{")) {
            at = std::min(figure_end(text, at), text.size());
            continue;
        }
        is_code = text[at] == '`' ? !is_code : is_code;
        if (!is_code && is_markup(text.substr(at))) {
            flaws.add(source.spot(at), lesson_flaw::markup, std::string(text.substr(at, 2)));
            return;
        }
    }
}

/// Adds a flaw if a line begins with markup that is not allowed: headings, quotes, tables, code blocks, rules.
void check_line_begin(const LessonLine& line, LessonFlaws& flaws) {
    const std::size_t indent = line.text.find_first_not_of(" \t");
    const std::string_view text = line.text.substr(std::min(indent, line.text.size()));
    for (const std::string_view sign : {"#", ">", "|", "```", "~~~", "---", "***", "===", "[", "+ "}) {
        if (text.starts_with(sign)) {
            flaws.add({line.number, static_cast<std::uint32_t>(indent) + 1}, lesson_flaw::markup,
                      std::string(sign));
            return;
        }
    }
    if (indent >= 8 && indent != std::string_view::npos) {
        flaws.add(line.spot(), lesson_flaw::markup, std::string(line.text.substr(0, indent)));
    }
}

/// Splits a source into words and figures.
void add_pieces(LessonText& text, const LessonSource& source, const std::vector<std::string>& runs,
                LessonFlaws& flaws) {
    const std::string_view all = source.text();
    std::size_t from = 0;
    for (std::size_t at = all.find("{{"); at != std::string_view::npos; at = all.find("{{", from)) {
        add_words(text, all.substr(from, at - from));
        const std::size_t end = figure_end(all, at);
        if (end == std::string_view::npos) {
            flaws.add(source.spot(at), lesson_flaw::open_figure);
            return;
        }
        if (auto figure = figure_in(source.part(at + 2, end), runs, flaws)) {
            text.pieces.emplace_back(std::move(*figure));
        }
        from = end + 2;
    }
    add_words(text, all.substr(from));
}

} // namespace

std::optional<LessonExpression> expression_in(const LessonSource& source,
                                              const std::vector<std::string>& runs, LessonFlaws& flaws) {
    auto expression = read_expression(source.text(), runs);
    if (!expression) {
        flaws.add_expression(source.spot(), expression.error());
        return std::nullopt;
    }
    return LessonExpression{std::move(*expression), source.spot()};
}

std::optional<LessonFigure> figure_in(const LessonSource& source, const std::vector<std::string>& runs,
                                      LessonFlaws& flaws) {
    const std::size_t at = form_begin(source.text());
    FigureForm form = FigureForm::number;
    if (at != std::string::npos) {
        const LessonSource name = source.part(at + 4);
        const auto* const known =
            std::ranges::find(forms, name.text(), [](const auto& row) { return std::string(row.first); });
        if (known == forms.end()) {
            flaws.add(name.spot(), lesson_flaw::unknown_form, name.text(), known_forms());
            return std::nullopt;
        }
        form = known->second;
    }
    auto value = expression_in(source.part(0, at), runs, flaws);
    return value ? std::optional(LessonFigure{std::move(*value), form}) : std::nullopt;
}

LessonText text_in(const LessonSource& source, const std::vector<std::string>& runs, LessonFlaws& flaws) {
    LessonText text{.spot = source.spot()};
    check_markup(source, flaws);
    add_pieces(text, source, runs, flaws);
    return text;
}

void add_line(LessonText& text, const LessonLine& line, const std::vector<std::string>& runs,
              LessonFlaws& flaws) {
    if (text.empty()) {
        text.spot = line.spot();
    } else {
        add_words(text, "\n");
    }
    const LessonSource source(line.text, line.spot());
    check_line_begin(line, flaws);
    check_markup(source, flaws);
    add_pieces(text, source, runs, flaws);
}

} // namespace lockstep

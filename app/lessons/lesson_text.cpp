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
/// into more than text. An address such as <a@b.c> is a link, too.
bool is_markup(std::string_view rest) {
    const auto is_letter = [&](std::size_t at) {
        return at < rest.size() && std::isalpha(static_cast<unsigned char>(rest[at])) != 0;
    };
    const std::string_view word = rest.substr(0, rest.find_first_of(" \t"));
    return rest.starts_with("](") || rest.starts_with("][") || rest.starts_with("![") ||
           rest.starts_with("://") || rest.starts_with("~~") ||
           (rest.starts_with('<') &&
            (is_letter(1) || word.find('@') != std::string_view::npos ||
             (rest.size() > 1 && std::string_view("/!?").find(rest[1]) != std::string_view::npos)));
}

/// Returns the text with letters in place of its figures: signs in an expression are not markup.
std::string without_figures(std::string text) {
    for (std::size_t at = text.find("{{"); at != std::string::npos; at = text.find("{{", at)) {
        const std::size_t end = std::min(figure_end(text, at), text.size() - 2) + 2;
        std::fill(text.begin() + static_cast<std::ptrdiff_t>(at),
                  text.begin() + static_cast<std::ptrdiff_t>(end), 'x');
    }
    return text;
}

/// Returns the position after the code that begins with the backticks at `at`; npos if no equally long run of
/// backticks ends it.
std::size_t code_end(std::string_view text, std::size_t at) {
    const auto run_at = [text](std::size_t begin) {
        return std::min(text.find_first_not_of('`', begin), text.size()) - begin;
    };
    constexpr std::size_t longest = 8; // Markdown readers have a limit as well
    const std::size_t run = run_at(at);
    for (std::size_t next = text.find('`', at + run); run <= longest && next != std::string_view::npos;) {
        const std::size_t other = run_at(next);
        if (other == run) {
            return next + other;
        }
        next = text.find('`', next + other);
    }
    return std::string_view::npos;
}

/// Returns the number of bytes of a character outside of code: backslashes escape backslashes and backticks.
std::size_t step_at(std::string_view text, std::size_t at) {
    const bool escapes =
        text[at] == '\\' && at + 1 < text.size() && (text[at + 1] == '\\' || text[at + 1] == '`');
    return escapes ? 2 : 1;
}

/// Whether a line has backticks that do not end in it.
bool opens_code(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        at = text[at] == '`' ? code_end(text, at) : at + step_at(text, at);
        if (at == std::string_view::npos) {
            return true;
        }
    }
    return false;
}

/// Adds a flaw for the first markup that is not allowed. In code, signs have no meaning. But from a line with an
/// unmatched backtick to the end of its paragraph, nothing counts as code, because only a Markdown reader knows
/// which lines belong together. `has_open_code` tells whether an earlier line of the paragraph has one.
void check_markup(const LessonSource& source, bool& has_open_code, LessonFlaws& flaws) {
    const std::string text = without_figures(source.text());
    has_open_code = has_open_code || opens_code(text);
    for (std::size_t at = 0; at < text.size();) {
        if (!has_open_code && text[at] == '`') {
            at = code_end(text, at);
            continue;
        }
        if (is_markup(std::string_view(text).substr(at))) {
            flaws.add(source.spot(at), lesson_flaw::markup, text.substr(at, 2));
            return;
        }
        at += step_at(text, at);
    }
}

/// Returns the position after the spaces and the signs of list items at the begin of a line.
std::size_t content_begin(std::string_view line) {
    constexpr std::size_t most_digits = 9;
    constexpr std::string_view spaces = " \t";
    for (std::size_t at = 0;;) {
        at = std::min(line.find_first_not_of(spaces, at), line.size());
        const std::size_t digits = std::min(line.find_first_not_of("0123456789", at), line.size()) - at;
        const std::size_t sign = at + digits;
        const bool is_item =
            sign + 1 < line.size() && spaces.find(line[sign + 1]) != std::string_view::npos &&
            (digits == 0 ? std::string_view("-*+") : std::string_view(".)")).find(line[sign]) !=
                std::string_view::npos;
        if (!is_item || digits > most_digits) {
            return at;
        }
        at = sign + 1;
    }
}

/// Whether a text begins with markup of a line that is not allowed: headings, quotes, tables, code blocks, rules.
std::string_view line_markup(std::string_view text) {
    for (const std::string_view sign : {"#", ">", "|", "```", "~~~", "---", "***", "===", "[", "+ "}) {
        if (text.starts_with(sign)) {
            return sign;
        }
    }
    const bool is_table_rule = text.find_first_of(":|") != std::string_view::npos &&
                               text.find_first_not_of("-:| \t") == std::string_view::npos;
    return is_table_rule ? text.substr(0, 2) : std::string_view();
}

/// Adds a flaw if a line, or a list item in it, begins with such markup.
void check_line_begin(const LessonLine& line, LessonFlaws& flaws) {
    const std::size_t indent = std::min(line.text.find_first_not_of(" \t"), line.text.size());
    for (const std::size_t at : {indent, content_begin(line.text)}) {
        if (const auto sign = line_markup(line.text.substr(at)); !sign.empty()) {
            flaws.add({line.number, static_cast<std::uint32_t>(at) + 1}, lesson_flaw::markup,
                      std::string(sign));
            return;
        }
    }
    if (indent >= 8 && indent < line.text.size()) {
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
    LessonTextReader reader(runs, flaws);
    reader.add(source);
    return reader.take();
}

void LessonTextReader::add(const LessonSource& source) {
    text_.spot = source.spot();
    check_markup(source, has_open_code_, flaws_);
    add_pieces(text_, source, runs_, flaws_);
}

void LessonTextReader::add(const LessonLine& line) {
    if (text_.empty()) {
        text_.spot = line.spot();
    } else {
        add_words(text_, "\n");
    }
    has_open_code_ = has_open_code_ && !line.is_blank();
    const LessonSource source(line.text, line.spot());
    check_line_begin(line, flaws_);
    check_markup(source, has_open_code_, flaws_);
    add_pieces(text_, source, runs_, flaws_);
}

LessonText LessonTextReader::take() {
    has_open_code_ = false;
    return std::exchange(text_, {});
}

} // namespace lockstep

// "Each work-item of a group" --rows {"a group" -> "a block", "work-item" -> "thread"}--> "Each thread of a block"
#include "app/words/language/vocabulary.h"

#include "core/base/data_dir.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <utility>

namespace lockstep {
namespace {

constexpr std::size_t nowhere = std::string_view::npos;
/// Phrases are found by their first bytes, and none is shorter.
constexpr std::size_t key_bytes = 4;

bool is_letter(unsigned char byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

bool is_word_byte(unsigned char byte) {
    return is_letter(byte) || (byte >= '0' && byte <= '9') || byte == '_';
}

std::uint32_t character_at(std::string_view text, std::size_t at) {
    return first_character(text.substr(at)).code;
}

/// Whether a character belongs to a word: Latin, Cyrillic and Korean letters, digits and '_'.
bool is_in_word(std::uint32_t code) {
    constexpr std::pair<std::uint32_t, std::uint32_t> ranges[] = {
        {0xC0, 0xD6},     {0xD8, 0xF6},     {0xF8, 0x24F},   {0x400, 0x52F},
        {0x1100, 0x11FF}, {0x3130, 0x318F}, {0xAC00, 0xD7A3}};
    return code < 0x80 ? is_word_byte(static_cast<unsigned char>(code))
                       : std::ranges::any_of(ranges, [code](const auto& range) {
                             return code >= range.first && code <= range.second;
                         });
}

/// Returns the position of the character before this one, which must not be the first one.
std::size_t before(std::string_view text, std::size_t at) {
    do {
        --at;
    } while (at != 0 && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80);
    return at;
}

bool is_continued(std::string_view text, std::size_t at) {
    return at < text.size() && is_in_word(character_at(text, at));
}

/// Whether a phrase that begins here would begin within a word. "sub-group" is one word.
bool is_within_word(std::string_view text, std::size_t at) {
    return at != 0 && is_continued(text, at) &&
           (text[at - 1] == '-' || is_in_word(character_at(text, before(text, at))));
}

/// Returns a text with a capital as its first letter, which may be Latin or Cyrillic.
std::string capitalised(std::string text) {
    const auto first = static_cast<unsigned char>(text.front());
    const std::uint32_t code = character_at(text, 0);
    if (first >= 'a' && first <= 'z') {
        text[0] = static_cast<char>(first - 'a' + 'A');
    } else if (code >= 0xE0 && code <= 0xFE && code != 0xF7) { // "é": the capital is 32 before
        text[1] = static_cast<char>(static_cast<unsigned char>(text[1]) - 0x20);
    } else if (code >= 0x430 &&
               code <= 0x44F) { // U+0430 is D0 B0, U+0440 is D1 80; the capitals U+0410 to U+042F
        const std::uint32_t capital = code - 0x20;
        text[0] = static_cast<char>(0xC0 | capital >> 6);
        text[1] = static_cast<char>(0x80 | (capital & 0x3F));
    }
    return text;
}

/// Whether the phrase stands at this position; a space of it may be a line break in the text.
bool stands_at(std::string_view text, std::size_t at, std::string_view term) {
    return text.size() - at >= term.size() &&
           std::ranges::equal(text.substr(at, term.size()), term, [](char is, char wanted) {
               return is == wanted || (is == '\n' && wanted == ' ');
           });
}

/// Returns the end of the part that begins here and stays unchanged: code in backticks, or an HTML tag; `at` if
/// there is none.
std::size_t end_of_kept(std::string_view text, std::size_t at) {
    if (text[at] == '`') {
        const std::size_t end = text.find('`', at + 1);
        return end == nowhere ? text.size() : end + 1;
    }
    const auto next = static_cast<unsigned char>(at + 1 < text.size() ? text[at + 1] : ' ');
    const std::size_t end =
        text[at] == '<' && (is_letter(next) || next == '/') ? text.find('>', at) : nowhere;
    return end == nowhere ? at : end + 1;
}

/// Returns the sorted placeholders of a phrase: "%1", "%n".
std::vector<std::string> placeholders(std::string_view text) {
    std::vector<std::string> found;
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        if (text[i] == '%') {
            found.emplace_back(text.substr(i, text[i + 1] == 'L' ? 3 : 2));
        }
    }
    std::ranges::sort(found);
    return found;
}

/// Splits a line of a table into its cells. A cell in quotes may contain commas, and doubled quotes. The signs \n stand
/// for a line break.
std::vector<std::string> cells_of(std::string_view line) {
    std::vector<std::string> cells(1);
    bool is_quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '\x22' && is_quoted && i + 1 < line.size() && line[i + 1] == '\x22') {
            cells.back() += line[i++];
        } else if (line[i] == '\\' && i + 1 < line.size() && line[i + 1] == 'n') {
            cells.back() += '\n';
            ++i;
        } else if (line[i] == '\x22') {
            is_quoted = !is_quoted;
        } else if (line[i] == ',' && !is_quoted) {
            cells.emplace_back();
        } else {
            cells.back() += line[i];
        }
    }
    return cells;
}

bool is_usable(const std::vector<std::string>& cells) {
    return cells.size() == vocabulary_names.size() && cells.front().size() >= key_bytes &&
           std::ranges::all_of(cells, [&cells](const std::string& cell) {
               return !cell.empty() && cell.size() <= longest_vocabulary_term && cell.front() != ' ' &&
                      cell.back() != ' ' && cell.find_first_of("`<>\t\r") == nowhere &&
                      placeholders(cell) == placeholders(cells.front());
           });
}

/// Returns the rows of a table with all their cells, without its first line; nullopt if the table is not usable.
std::optional<std::vector<std::vector<std::string>>> rows_of(std::string_view table) {
    std::vector<std::vector<std::string>> rows;
    std::set<std::string> terms;
    for (bool is_first = true; !table.empty(); is_first = false) {
        const std::size_t end = std::min(table.find('\n'), table.size());
        const auto cells = cells_of(table.substr(0, end));
        table.remove_prefix(std::min(end + 1, table.size()));
        if (is_first ? !std::ranges::equal(cells, vocabulary_names)
                     : !is_usable(cells) || rows.size() == most_vocabulary_rows ||
                           !terms.insert(cells.front()).second) {
            return std::nullopt;
        }
        if (!is_first) {
            rows.push_back(cells);
        }
    }
    return rows;
}

} // namespace

Vocabulary::Vocabulary(std::vector<Row> rows) {
    const std::size_t listed = rows.size();
    for (std::size_t i = 0; i < listed; ++i) { // after the listed rows, which a table may have for a capital
        if (Row capital{capitalised(rows[i].term), capitalised(rows[i].words)};
            capital.term != rows[i].term) {
            rows.push_back(std::move(capital));
        }
    }
    for (Row& row : rows) {
        rows_[row.term.substr(0, key_bytes)].push_back(std::move(row));
    }
    for (auto& [key, alike] : rows_) {
        std::ranges::stable_sort(alike, std::ranges::greater(),
                                 [](const Row& row) { return row.term.size(); });
    }
}

const Vocabulary::Row* Vocabulary::row_at(std::string_view text, std::size_t at) const {
    const auto alike = rows_.find(text.substr(at, key_bytes));
    if (alike == rows_.end() || is_within_word(text, at)) {
        return nullptr;
    }
    const auto row = std::ranges::find_if(alike->second, [text, at](const Row& each) {
        const std::size_t end = at + each.term.size();
        const bool ends_in_word = is_in_word(character_at(each.term, before(each.term, each.term.size())));
        return stands_at(text, at, each.term) && !(ends_in_word && is_continued(text, end));
    });
    return row == alike->second.end() ? nullptr : &*row;
}

std::string Vocabulary::apply(std::string_view text) const {
    if (empty() || names_code(text)) {
        return std::string(text);
    }
    std::string worded;
    worded.reserve(text.size() + text.size() / 4);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t kept = end_of_kept(text, at);
        const Row* const row = kept == at ? row_at(text, at) : nullptr;
        if (row != nullptr) {
            worded += row->words;
            at += row->term.size();
        } else {
            const std::size_t end = std::max(kept, at + 1);
            worded += text.substr(at, end - at);
            at = end;
        }
    }
    return worded;
}

bool names_code(std::string_view text) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '`') {
            at = end_of_kept(text, at) - 1;
            continue;
        }
        const bool is_start =
            at == 0 || (!is_word_byte(static_cast<unsigned char>(text[at - 1])) && text[at - 1] != '-');
        const std::string_view rest = text.substr(at);
        const bool is_option =
            is_start && (rest.starts_with("-cl-") || (rest.starts_with("--") && rest.size() > 2 &&
                                                      is_letter(static_cast<unsigned char>(rest[2]))));
        const bool is_name = text[at] == '_' && is_continued(text, at + 1);
        if (is_option || is_name) {
            return true;
        }
    }
    return false;
}

std::optional<Vocabulary> vocabulary_from(std::string_view table, std::string_view name) {
    const auto column =
        static_cast<std::size_t>(std::ranges::find(vocabulary_names, name) - vocabulary_names.begin());
    if (column == vocabulary_names.size() || table.empty() || table.size() > most_vocabulary_bytes ||
        as_utf8(std::string(table)) != table) {
        return std::nullopt;
    }
    auto rows = rows_of(table);
    if (!rows) {
        return std::nullopt;
    }
    std::vector<Vocabulary::Row> chosen;
    chosen.reserve(rows->size());
    for (std::vector<std::string>& cells : *rows) {
        chosen.push_back({cells.front(), cells[column]});
    }
    return column == 0 ? Vocabulary() : Vocabulary(std::move(chosen));
}

Vocabulary vocabulary_for(std::string_view language, std::string_view name) {
    if (name == vocabulary_names.front()) {
        return {};
    }
    const auto table =
        read_text_file(data_dir() / "translations" / ("vocabulary_" + std::string(language) + ".csv"));
    return table ? vocabulary_from(*table, name).value_or(Vocabulary()) : Vocabulary();
}

} // namespace lockstep

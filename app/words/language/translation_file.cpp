// <TS> <context> <name>Errors</name> <message numerus="yes"> <source>%1 runs</source>
//     <translation> <numerusform>%1 corrida</numerusform> <numerusform>%1 corridas</numerusform> </translation>
#include "app/words/language/translation_file.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <utility>

namespace lockstep {
namespace {

constexpr char separator = '\x04'; // between context and sentence in a key; not part of any text

std::string key_of(std::string_view context, std::string_view sentence) {
    std::string key(context);
    key += separator;
    return key += sentence;
}

/// Returns the digits of the placeholders %1 to %9. A plural form may omit placeholders: "one run".
std::set<char> placeholders(std::string_view text) {
    std::set<char> found;
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        if (text[i] == '%' && text[i + 1] >= '1' && text[i + 1] <= '9') {
            found.insert(text[i + 1]);
        }
    }
    return found;
}

/// Appends the character with this code as UTF-8.
bool append_character(std::string_view digits, int base, std::string& text) {
    unsigned code = 0;
    const auto [end, failed] = std::from_chars(digits.data(), digits.data() + digits.size(), code, base);
    if (failed != std::errc() || end != digits.data() + digits.size() || code == 0 || code > 0x10FFFF) {
        return false;
    }
    const auto byte = [&text](unsigned value) { text += static_cast<char>(value); };
    if (code < 0x80) {
        byte(code);
    } else if (code < 0x800) {
        byte(0xC0 | code >> 6);
    } else if (code < 0x10000) {
        byte(0xE0 | code >> 12);
    } else {
        byte(0xF0 | code >> 18);
        byte(0x80 | (code >> 12 & 0x3F));
    }
    if (code >= 0x800) {
        byte(0x80 | (code >> 6 & 0x3F));
    }
    if (code >= 0x80) {
        byte(0x80 | (code & 0x3F));
    }
    return true;
}

/// Appends the character of an entity, such as "amp" or "#xa0".
bool append_entity(std::string_view name, std::string& text) {
    constexpr std::pair<std::string_view, char> names[] = {
        {"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '\x22'}, {"apos", '\x27'}};
    if (name.starts_with('#')) {
        const bool is_hexadecimal = name.starts_with("#x");
        return append_character(name.substr(is_hexadecimal ? 2 : 1), is_hexadecimal ? 16 : 10, text);
    }
    const auto* const row = std::ranges::find(names, name, &std::pair<std::string_view, char>::first);
    if (row != std::end(names)) {
        text += row->second;
    }
    return row != std::end(names);
}

/// Replaces entities by their characters. Returns nullopt for an unknown one.
std::optional<std::string> unescaped(std::string_view xml) {
    std::string text;
    for (std::size_t at = 0; at < xml.size(); ++at) {
        if (xml[at] != '&') {
            text += xml[at];
            continue;
        }
        const std::size_t end = xml.find(';', at);
        if (end == std::string_view::npos || !append_entity(xml.substr(at + 1, end - at - 1), text)) {
            return std::nullopt;
        }
        at = end;
    }
    return text;
}

bool is_element(std::string_view name) {
    constexpr std::string_view names[] = {"TS",          "context",     "name",         "message",
                                          "source",      "comment",     "extracomment", "translatorcomment",
                                          "translation", "numerusform", "location"};
    return std::ranges::find(names, name) != std::end(names);
}

/// Reads the elements of a file one after the other.
class FileReader {
public:
    /// Handles an element's start: its name, followed by its attributes. Returns false if it is unknown.
    bool begin(std::string_view tag);
    /// Handles an element's end. `text` is the text between it and the tag before it, with entities.
    bool end(std::string_view name, std::string_view text);
    [[nodiscard]] Translations take() && { return std::move(translations_); }

private:
    void add_message();

    struct Message {
        std::string source;
        std::vector<std::string> forms;
        bool is_left_out = false; ///< is no longer in the sources, or has a comment that tells it from others
    };
    Translations translations_;
    std::string context_;
    Message message_;
};

bool FileReader::begin(std::string_view tag) {
    const std::string_view name = tag.substr(0, tag.find_first_of(" /"));
    if (name == "message") {
        message_ = {};
    }
    const bool is_gone = tag.find("type=\"vanished\"") != std::string_view::npos ||
                         tag.find("type=\"obsolete\"") != std::string_view::npos;
    message_.is_left_out |= name == "comment" || (name == "translation" && is_gone);
    return is_element(name);
}

bool FileReader::end(std::string_view name, std::string_view xml) {
    auto text = unescaped(xml);
    if (!text || !is_element(name)) {
        return false;
    }
    if (name == "name") {
        context_ = std::move(*text);
    } else if (name == "source") {
        message_.source = std::move(*text);
    } else if (name == "numerusform" || (name == "translation" && message_.forms.empty())) {
        message_.forms.push_back(std::move(*text));
    } else if (name == "message") {
        add_message();
    }
    return true;
}

void FileReader::add_message() {
    if (!message_.is_left_out) {
        translations_.add(context_, message_.source, std::move(message_.forms));
    }
}

} // namespace

void Translations::add(const std::string& context, const std::string& sentence,
                       std::vector<std::string> forms) {
    const std::set<char> wanted = placeholders(sentence);
    const bool is_good = std::ranges::all_of(forms, [&wanted](const std::string& form) {
        return !form.empty() && std::ranges::includes(wanted, placeholders(form));
    });
    if (is_good && !forms.empty() && (forms.size() > 1 || placeholders(forms[0]) == wanted)) {
        forms_.emplace(key_of(context, sentence), std::move(forms));
    }
}

const std::vector<std::string>* Translations::find(std::string_view context,
                                                   std::string_view sentence) const {
    const auto found = forms_.find(key_of(context, sentence));
    return found == forms_.end() ? nullptr : &found->second;
}

std::optional<Translations> translations_from(std::string_view file) {
    if (file.size() > most_translation_bytes || as_utf8(std::string(file)) != file) {
        return std::nullopt;
    }
    FileReader reader;
    std::size_t text = 0; // where the text before the next tag begins
    for (std::size_t at = file.find('<'); at != std::string_view::npos; at = file.find('<', text)) {
        const std::size_t close = file.find('>', at);
        if (close == std::string_view::npos) {
            return std::nullopt;
        }
        const std::string_view tag = file.substr(at + 1, close - at - 1);
        const std::string_view before = file.substr(text, at - text);
        const bool is_declaration = tag.starts_with('?') || tag.starts_with("!DOCTYPE");
        const bool is_read = tag.starts_with('/') ? reader.end(tag.substr(1), before) : reader.begin(tag);
        if (!is_declaration && !is_read) {
            return std::nullopt;
        }
        text = close + 1;
    }
    return std::move(reader).take();
}

} // namespace lockstep

#include "app/words/short_texts.h"

#include "app/words/visible_text.h"

#include <utility>

namespace lockstep {

std::string short_code(const std::string& code, std::size_t most_letters) {
    std::string text;
    for (const char letter : code) {
        const bool is_space = letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r';
        if (!is_space) {
            text += letter;
        } else if (!text.empty() && text.back() != ' ') {
            text += ' ';
        }
    }
    text = visible_line(text);
    std::size_t letters = 0;
    std::size_t cut = 0; // position at which the text is truncated if it is too long
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool begins_letter = (static_cast<unsigned char>(text[i]) & 0xC0) != 0x80;
        if (begins_letter && letters++ == most_letters - 3) {
            cut = i;
        }
    }
    return letters <= most_letters ? text : text.substr(0, cut) + "...";
}

std::string lane_list(const std::vector<Lane>& lanes) {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < lanes.size();) {
        std::size_t end = i + 1;
        while (end < lanes.size() && lanes[end].value() == lanes[end - 1].value() + 1) {
            ++end;
        }
        std::string part = std::to_string(lanes[i].value());
        part += end - i == 1 ? "" : (end - i == 2 ? ", " : "\u2013") + std::to_string(lanes[end - 1].value());
        parts.push_back(std::move(part));
        i = end;
    }
    // a range such as "0–7" needs more space than a number
    const std::size_t shown = parts.size() == lanes.size() ? 3 : 2;
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i == shown && parts.size() > shown + 2) {
            text += ", ...";
            i = parts.size() - 1;
        }
        text += (text.empty() ? "" : ", ") + parts[i];
    }
    return text;
}

} // namespace lockstep

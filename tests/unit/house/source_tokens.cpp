#include "source_tokens.h"

#include <algorithm>
#include <cctype>

namespace lockstep {
namespace {

bool is_of_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

class Tokens {
public:
    explicit Tokens(const std::string& text) : text_(text) {}

    std::vector<SourceToken> read() {
        while (at_ < text_.size()) {
            read_one();
        }
        return std::move(tokens_);
    }

private:
    [[nodiscard]] bool begins(const char* what) const {
        return text_.compare(at_, std::string(what).size(), what) == 0;
    }

    void go_to(std::size_t end) {
        end = std::min(end, text_.size());
        line_ += static_cast<int>(std::count(text_.begin() + static_cast<std::ptrdiff_t>(at_),
                                             text_.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
        at_ = end;
    }
    void go_behind(const std::string& what, std::size_t from) {
        const std::size_t found = text_.find(what, from);
        go_to(found == std::string::npos ? text_.size() : found + what.size());
    }
    void take(std::size_t count) {
        is_line_begin_ = false;
        tokens_.push_back({text_.substr(at_, count), line_});
        at_ += count;
    }

    void read_one() {
        if (text_[at_] == '\n') {
            is_line_begin_ = true;
            go_to(at_ + 1);
        } else if (std::isspace(static_cast<unsigned char>(text_[at_])) != 0) {
            ++at_;
        } else if (begins("//")) {
            go_to(text_.find('\n', at_));
        } else if (begins("/*")) {
            go_behind("*/", at_ + 2);
        } else if (text_[at_] == '#' && is_line_begin_) {
            skip_directive();
        } else if (begins("R\"")) {
            const std::size_t open = text_.find('(', at_);
            go_behind(")" + text_.substr(at_ + 2, open - at_ - 2) + "\"", open);
        } else if (text_[at_] == '"' || text_[at_] == '\'') {
            skip_quotes();
        } else {
            take(word_length());
        }
    }
    void skip_directive() {
        do {
            go_behind("\n", at_);
        } while (at_ >= 2 && at_ < text_.size() && text_[at_ - 2] == '\\');
    }
    void skip_quotes() {
        const char quote = text_[at_];
        std::size_t end = at_ + 1;
        while (end < text_.size() && text_[end] != quote) {
            end += text_[end] == '\\' ? 2 : 1;
        }
        go_to(end + 1);
    }
    /// Length of the token at the current position. Digits may be grouped: 16'384.
    [[nodiscard]] std::size_t word_length() const {
        if (begins("::")) {
            return 2;
        }
        const bool is_number = std::isdigit(static_cast<unsigned char>(text_[at_])) != 0;
        std::size_t end = at_;
        while (end < text_.size() && (is_of_word(text_[end]) || (is_number && text_[end] == '\''))) {
            ++end;
        }
        return std::max<std::size_t>(end - at_, 1);
    }

    const std::string& text_;
    std::size_t at_ = 0;
    int line_ = 1;
    bool is_line_begin_ = true;
    std::vector<SourceToken> tokens_;
};

} // namespace

std::vector<SourceToken> source_tokens(const std::string& text) {
    return Tokens(text).read();
}

} // namespace lockstep

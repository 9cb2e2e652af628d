#include "definitions.h"

#include "source_tokens.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace lockstep {
namespace {

/// The tokens of a declaration, without the contents of brackets: "()" represents a list of arguments.
using Head = std::vector<std::string>;

constexpr const char* call = "()";

bool has(const Head& head, std::string_view word) {
    return std::ranges::find(head, word) != head.end();
}

bool is_class(const Head& head) {
    return (has(head, "class") || has(head, "struct")) && !has(head, "enum") && !has(head, call);
}

bool is_namespace(const Head& head) {
    return !head.empty() && (head[0] == "namespace" || (head[0] == "extern" && head.size() == 1));
}

/// Whether a member can change. A pointer is constant if it cannot point elsewhere.
bool can_change(const Head& head) {
    const auto star = std::find(head.rbegin(), head.rend(), "*").base();
    return !has(head, "&") && std::find(star, head.end(), "const") == head.end();
}

/// Number of non-constant data members that a declaration adds to a class.
int changing_members(const Head& head) {
    constexpr std::array none = {"static", "constexpr", "using",  "friend",   "typedef",
                                 "enum",   "class",     "struct", "operator", call};
    const bool is_other =
        head.size() < 2 || std::ranges::any_of(none, [&head](const char* word) { return has(head, word); });
    return is_other || !can_change(head) ? 0 : 1 + static_cast<int>(std::ranges::count(head, ","));
}

class Reader {
public:
    explicit Reader(std::vector<SourceToken> tokens) : tokens_(std::move(tokens)) {}

    Definitions read() {
        while (at_ < tokens_.size()) {
            read_scope(nullptr);
            ++at_; // skips an unmatched bracket
        }
        return std::move(found_);
    }

private:
    [[nodiscard]] bool is(std::string_view text) const {
        return at_ < tokens_.size() && tokens_[at_].text == text;
    }
    [[nodiscard]] int line() const { return tokens_[std::min(at_, tokens_.size() - 1)].line; }

    /// Moves from an opening bracket to the position after its closing bracket.
    void skip(std::string_view open, std::string_view close) {
        int depth = 0;
        do {
            depth += is(open) ? 1 : is(close) ? -1 : 0;
            ++at_;
        } while (depth > 0 && at_ < tokens_.size());
    }
    void skip_brackets() { is("(") ? skip("(", ")") : is("[") ? skip("[", "]") : skip("{", "}"); }
    [[nodiscard]] bool is_bracket() const { return is("(") || is("[") || is("{"); }

    /// Skips the arguments of a template, which never contain shift operators.
    void skip_angles() {
        int depth = 0;
        do {
            if (is_bracket()) {
                skip_brackets();
                continue;
            }
            depth += is("<") ? 1 : is(">") ? -1 : 0;
            ++at_;
        } while (depth > 0 && at_ < tokens_.size());
    }
    /// Skips an initial value ("= 3"), up to the comma or semicolon after it.
    void skip_value() {
        while (at_ < tokens_.size() && !is(",") && !is(";") && !is("}")) {
            is_bracket() ? skip_brackets() : void(++at_);
        }
    }
    /// Skips member initialisers (": a_(1), b_{2}"), up to the constructor's body.
    void skip_initialisers() {
        while (at_ < tokens_.size() && !is("{") && !is(";")) {
            while (at_ < tokens_.size() && !is_bracket() && !is(";")) {
                is("<") ? skip_angles() : void(++at_);
            }
            skip_brackets();
            if (!is(",")) {
                return;
            }
        }
    }

    /// Reads declarations up to the end of a class, a namespace or the file.
    void read_scope(ClassSize* owner) {
        while (at_ < tokens_.size() && !is("}")) {
            read_declaration(owner);
        }
    }

    void read_declaration(ClassSize* owner) {
        const int first_line = line();
        Head head;
        while (at_ < tokens_.size() && !is("}")) {
            if (is(";")) {
                ++at_;
                break;
            }
            if (is("{")) {
                if (read_body(head, first_line)) {
                    return;
                }
            } else {
                read_word(head, owner);
            }
        }
        if (owner != nullptr) {
            owner->changing += changing_members(head);
        }
    }

    /// Reads the braces after a declaration's head; returns true if they end the declaration.
    bool read_body(Head& head, int first_line) {
        if (is_namespace(head)) {
            ++at_;
            read_scope(nullptr);
            ++at_;
            return true;
        }
        if (is_class(head)) {
            read_class(head, first_line);
            return false;
        }
        skip_brackets(); // the body of a function, or an initial value
        if (has(head, call)) {
            note_function(head, first_line, tokens_[at_ - 1].line - first_line + 1);
            return true;
        }
        return false;
    }

    void read_class(Head& head, int first_line) {
        const auto key =
            std::ranges::find_if(head, [](const auto& w) { return w == "class" || w == "struct"; });
        const auto colon = std::find(key, head.end(), ":");
        ClassSize read{
            .name = colon - key > 1 ? *(colon - 1) : "", .line = first_line, .is_plain = *key == "struct"};
        if (read.name == "final") {
            read.name = *(colon - 2);
        }
        ++at_;
        read_scope(&read);
        ++at_;
        read.lines = tokens_[at_ - 1].line - first_line + 1;
        found_.classes.push_back(read);
        head.assign({"unnamed"}); // variables of the class may follow
    }

    /// Adds a function. For "void Class::member(", also adds its lines to Class.
    void note_function(const Head& head, int first_line, int lines) {
        const auto arguments = std::ranges::find(head, call);
        found_.functions.push_back(
            {arguments == head.begin() ? "" : *std::prev(arguments), first_line, lines});
        const auto colons = std::find(std::reverse_iterator(arguments), head.rend(), "::");
        if (colons != head.rend() && std::next(colons) != head.rend()) {
            found_.member_lines[*std::next(colons)] += lines;
        }
    }

    void read_word(Head& head, ClassSize* owner) {
        const bool of_operator = !head.empty() && has(head, "operator") && !has(head, call);
        if (is("(") && (!of_operator || head.back() != "operator")) {
            skip_brackets();
            head.emplace_back(call);
        } else if (of_operator || !is_skipped(head, owner)) {
            head.push_back(tokens_[at_++].text);
        }
    }

    /// Skips the part at the current position if it does not belong to a declaration's head. Returns false if
    /// there is none.
    bool is_skipped(Head& head, ClassSize* owner) {
        if (is("[")) {
            skip_brackets(); // attributes, or the size of an array
        } else if (is("<")) {
            skip_angles();
        } else if (is("=")) {
            skip_value();
        } else if (is(":")) {
            read_colon(head, owner);
        } else if (head.empty() && tokens_[at_].text.starts_with("Q_")) {
            ++at_; // a Qt macro, which has no semicolon
            is("(") ? skip_brackets() : void();
        } else {
            return false;
        }
        return true;
    }

    /// Handles a colon: after "private", after a constructor's arguments, before a class's bases, or before a
    /// bit-field's size.
    void read_colon(Head& head, ClassSize* owner) {
        constexpr std::array sections = {"public", "protected", "private", "signals", "slots"};
        if (has(head, call)) {
            skip_initialisers();
        } else if (!head.empty() && std::ranges::find(sections, head.back()) != sections.end()) {
            if (owner != nullptr && head.front() == "private") {
                owner->is_plain = false;
            }
            head.clear();
            ++at_;
        } else {
            head.push_back(tokens_[at_++].text);
        }
    }

    std::vector<SourceToken> tokens_;
    std::size_t at_ = 0;
    Definitions found_;
};

} // namespace

Definitions definitions_in(const std::string& text) {
    return Reader(source_tokens(text)).read();
}

} // namespace lockstep

#include "core/instrument/optimised/assembly.h"

#include "core/instrument/optimised/function_reader.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace lockstep::optimised {
namespace {

struct Price {
    std::string_view beginning; ///< prefix of the instruction's name
    std::uint32_t operations;
};

// The first row that matches determines the cost of an instruction. Integer divisions are instruction
// sequences. Divisions and roots of floats cost nothing here, because SiteInfo::math counts them. A 64-bit
// addition needs two instructions.
constexpr Price prices[] = {
    {"mov.", 0},        {"ld.param", 0},    {"st.param", 0},    {"cvta.", 0},       {"cvt.u32.u64", 0},
    {"cvt.u64.u32", 0}, {"cvt.s64.s32", 0}, {"cvt.u16.u32", 0}, {"cvt.u32.u16", 0}, {"bra", 0},
    {"ret", 0},         {"exit", 0},        {"div.s32", 18},    {"div.u32", 16},    {"rem.s32", 18},
    {"rem.u32", 16},    {"div.s64", 70},    {"div.u64", 60},    {"rem.s64", 70},    {"rem.u64", 60},
    {"mul.lo.s64", 3},  {"mad.lo.s64", 3},  {"add.s64", 2},
};

std::uint32_t price_of(std::string_view name) {
    const auto* row =
        std::ranges::find_if(prices, [&](const Price& price) { return name.starts_with(price.beginning); });
    return row != std::end(prices) ? row->operations : 1;
}

bool is_memory(std::string_view name, std::string_view what) {
    return name.starts_with(what) && !name.starts_with(std::string(what) + "param") &&
           !name.starts_with(std::string(what) + "local");
}

std::string_view trimmed(std::string_view line) {
    const std::size_t begin = line.find_first_not_of(" \t");
    const std::size_t end = line.find_last_not_of(" \t\r;");
    return begin == std::string_view::npos || end == std::string_view::npos || end < begin
               ? std::string_view()
               : line.substr(begin, end - begin + 1);
}

std::uint32_t number_of(std::string_view text) {
    std::uint32_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

std::vector<std::string_view> words_of(std::string_view line) {
    std::vector<std::string_view> words;
    while (!line.empty()) {
        const std::size_t begin = line.find_first_not_of(" \t,");
        if (begin == std::string_view::npos) {
            break;
        }
        const std::size_t end = std::min(line.find_first_of(" \t,", begin), line.size());
        words.push_back(line.substr(begin, end - begin));
        line.remove_prefix(end);
    }
    return words;
}

class Reader {
public:
    void line(std::string_view text) {
        const std::vector<std::string_view> words = words_of(text);
        if (words.empty() || words[0].starts_with("//")) {
            return;
        }
        if (words[0] == ".file" && words.size() > 2) {
            name_file(number_of(words[1]), text);
        } else if (!function_) {
            outside(words, text);
        } else if (text == "}" && depth_ == 1) {
            assembly_.functions.push_back(function_->take());
            function_.reset();
        } else {
            inside(words, text);
        }
    }
    Assembly take() { return std::move(assembly_); }

private:
    void name_file(std::uint32_t number, std::string_view text) {
        // The file name is the last string of the directive; a folder may precede it.
        const std::size_t end = text.rfind('"');
        const std::size_t begin = end == text.npos ? text.npos : text.rfind('"', end - 1);
        if (begin != text.npos && number < 1U << 16) {
            assembly_.files.resize(std::max<std::size_t>(assembly_.files.size(), number + 1));
            assembly_.files[number] = std::string(text.substr(begin + 1, end - begin - 1));
        }
    }

    /// Parses a line outside of functions. The first line of a function header contains the function's name,
    /// directly before a parenthesis. The body starts with "{".
    void outside(const std::vector<std::string_view>& words, std::string_view text) {
        const bool is_head = std::ranges::find_if(words, [](auto word) {
                                 return word == ".entry" || word == ".func";
                             }) != words.end();
        if (is_head) {
            const auto named = std::ranges::find_if(
                words, [](auto word) { return word.find('(') != word.npos && !word.starts_with("("); });
            name_ = named == words.end() || words[0] == ".extern"
                        ? ""
                        : std::string(named->substr(0, named->find('(')));
        } else if (text == "{" && !name_.empty()) {
            function_.emplace(std::exchange(name_, {}));
            depth_ = 1;
        }
    }

    void inside(std::vector<std::string_view> words, std::string_view text) {
        if (words[0] == "{") {
            ++depth_;
        } else if (words[0] == "}") {
            --depth_;
        } else if (words[0] == ".loc" && words.size() > 3) {
            function_->place(number_of(words[1]), number_of(words[2]), number_of(words[3]));
        } else if (text.ends_with(":")) {
            function_->label(text.substr(0, text.size() - 1));
        } else if (expects_callee_) {
            function_->call(words[0]);
            expects_callee_ = false;
        } else if (!words[0].starts_with(".") && !words[0].starts_with("(") && words[0] != ")") {
            function_->registers(words[0], text);
            instruction(std::move(words));
        }
    }

    void instruction(std::vector<std::string_view> words) {
        const bool is_guarded = words[0].starts_with("@");
        if (is_guarded) {
            words.erase(words.begin());
        }
        if (words.empty()) {
            return;
        }
        const std::string_view name = words[0];
        if (name.starts_with("bra") && words.size() > 1) {
            function_->branch(words[1], is_guarded);
        } else if (name.starts_with("ret") || name.starts_with("exit") || name.starts_with("trap")) {
            function_->leave();
        } else if (name.starts_with("call")) {
            expects_callee_ = true; // the name of the called function is on the next line
        } else if (is_memory(name, "ld.")) {
            function_->add(Role::load, 0);
        } else if (is_memory(name, "st.")) {
            function_->add(Role::store, 0);
        } else if (name.starts_with("param")) {
            return; // an argument of a call, which costs nothing
        } else {
            function_->add(Role::arithmetic, price_of(name));
        }
    }

    Assembly assembly_;
    std::optional<FunctionReader> function_;
    std::string name_; ///< function name in the most recent function header
    int depth_ = 0;    ///< nesting depth of braces in the function body
    bool expects_callee_ = false;
};

} // namespace

Assembly read_ptx(std::string_view text) {
    Reader reader;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        reader.line(trimmed(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return reader.take();
}

} // namespace lockstep::optimised

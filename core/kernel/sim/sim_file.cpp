#include "core/kernel/sim/sim_file.h"

#include "core/base/data_dir.h"
#include "core/base/memory.h"
#include "core/base/whole_number.h"
#include "core/kernel/sim/sim_header.h"

#include <algorithm>
#include <limits>

namespace lockstep {
namespace {

constexpr std::string_view blanks = " \t\r\n\v\f";
constexpr std::string_view options_word = "options:";
// UTF-8 byte order mark, which some editors write at the start of a file.
constexpr std::string_view editors_mark = "\xEF\xBB\xBF";

/// Splits a string into words, separated by blanks and comments. Double quotes protect blanks and comment
/// characters.
class Words {
public:
    Words(const std::string& text, const std::string& name)
        : text_(text), name_(name), at_(text.starts_with(editors_mark) ? editors_mark.size() : 0) {}

    /// Moves to the next word; returns false at the end of the text.
    bool find() {
        while (at_ < text_.size()) {
            if (text_[at_] == '#') {
                at_ = std::min(text_.find('\n', at_), text_.size());
            } else if (blanks.find(text_[at_]) == std::string_view::npos) {
                return true;
            } else {
                line_ += text_[at_] == '\n' ? 1 : 0;
                ++at_;
            }
        }
        return false;
    }
    [[nodiscard]] bool begins_with(std::string_view text) const {
        return text_.compare(at_, text.size(), text) == 0;
    }
    [[nodiscard]] char peek() const { return text_[at_]; }

    /// Returns the current word, without its quotes.
    Result<std::string> take() {
        if (text_[at_] == '"') {
            const std::size_t end = text_.find_first_of("\"\n", at_ + 1);
            if (end == std::string::npos || text_[end] == '\n') {
                return error(sim_flaw::open_quote);
            }
            const std::string word = text_.substr(at_ + 1, end - at_ - 1);
            at_ = end + 1;
            return word;
        }
        const std::size_t end = std::min(text_.find_first_of(" \t\r\n\v\f#<", at_ + 1), text_.size());
        const std::string word = text_.substr(at_, end - at_);
        at_ = end;
        return word;
    }
    /// Returns the rest of the line, without comments and surrounding blanks.
    std::string take_line() {
        const std::size_t end = std::min(text_.find_first_of("#\n", at_), text_.size());
        const std::string_view rest = std::string_view(text_).substr(at_, end - at_);
        at_ = end;
        const std::size_t first = rest.find_first_not_of(blanks);
        return first == std::string_view::npos
                   ? ""
                   : std::string(rest.substr(first, rest.find_last_not_of(blanks) - first + 1));
    }
    /// Returns the text between '<' and '>', which must be on one line. A '>' in quotes does not end the
    /// header.
    Result<std::string> take_header() {
        bool is_quoted = false;
        for (std::size_t end = at_ + 1; end < text_.size() && text_[end] != '\n'; ++end) {
            is_quoted = is_quoted != (text_[end] == '"');
            if (text_[end] == '>' && !is_quoted) {
                const std::string header = text_.substr(at_ + 1, end - at_ - 1);
                at_ = end + 1;
                return header;
            }
        }
        return error(sim_flaw::open_header);
    }
    /// Returns the text up to the next header, without comments.
    std::string take_values() {
        std::string values;
        while (find() && peek() != '<') {
            const std::size_t end = std::min(text_.find_first_of("#<\n", at_), text_.size());
            values.append(text_, at_, end - at_);
            values += '\n';
            at_ = end;
        }
        return values;
    }

    [[nodiscard]] Error error(std::string_view flaw, std::string first = "", std::string second = "") const {
        Error error = bad_launch_file(flaw, std::move(first), std::move(second));
        error.place = {name_, line_, 0};
        return error;
    }
    [[nodiscard]] std::uint32_t line() const { return line_; }

private:
    const std::string& text_;
    const std::string& name_;
    std::size_t at_ = 0;
    std::uint32_t line_ = 1;
};

Result<std::string> word_for(Words& words, const char* what) {
    return words.find() ? words.take() : words.error(sim_flaw::missing, what);
}

Result<std::array<std::uint64_t, 3>> three_numbers(Words& words, const char* what) {
    std::array<std::uint64_t, 3> numbers{};
    for (std::uint64_t& number : numbers) {
        const Result<std::string> word = word_for(words, what);
        if (!word) {
            return word.error();
        }
        const auto value = whole_number(*word);
        if (!value || *value < 0) {
            return words.error(sim_flaw::not_a_number, *word, what);
        }
        if (*value == 0) {
            return words.error(sim_flaw::no_item, what);
        }
        number = static_cast<std::uint64_t>(*value);
    }
    return numbers;
}

std::string sizes_text(const std::array<std::uint64_t, 3>& sizes) {
    return std::to_string(sizes[0]) + " " + std::to_string(sizes[1]) + " " + std::to_string(sizes[2]);
}

/// Whether the product of the sizes can be computed without overflow.
bool can_be_counted(const std::array<std::uint64_t, 3>& sizes) {
    constexpr std::uint64_t most = std::uint64_t{1} << 40; // a limit far beyond the size of any log
    return sizes[0] <= most && sizes[1] <= most / sizes[0] && sizes[2] <= most / (sizes[0] * sizes[1]);
}

/// Returns the number of work-items whose event counts and offsets would use half of this computer's memory.
/// Both are in memory for all work-items at the same time.
std::uint64_t most_items_here() {
    constexpr std::uint64_t bytes = 16;
    const std::uint64_t memory = machine_memory_bytes();
    return memory == 0 ? std::numeric_limits<std::uint64_t>::max() : memory / 2 / bytes;
}

Result<NdRange> range_from(Words& words) {
    const auto global = three_numbers(words, "NDRange");
    if (!global) {
        return global.error();
    }
    const auto local = three_numbers(words, "work-group");
    if (!local) {
        return local.error();
    }
    if (!can_be_counted(*global)) {
        return words.error(sim_flaw::too_many_items);
    }
    NdRange range{.global = *global, .local = *local};
    if (const std::uint64_t most = most_items_here(); item_count(range) > most) {
        return words.error(sim_flaw::items_beyond_memory, std::to_string(item_count(range)),
                           std::to_string(most));
    }
    for (std::uint32_t i = 0; i < 3; ++i) {
        if (range.global[i] % range.local[i] != 0) {
            return words.error(sim_flaw::not_divided, sizes_text(*global), sizes_text(*local));
        }
        range.dimensions = range.global[i] > 1 ? i + 1 : range.dimensions;
    }
    return range;
}

Result<SimArgument> argument_from(Words& words) {
    if (words.peek() != '<') {
        const Result<std::string> word = words.take();
        return word ? words.error(sim_flaw::no_header, *word) : word.error();
    }
    const std::uint32_t line = words.line();
    const Result<std::string> header = words.take_header();
    if (!header) {
        return header.error();
    }
    Result<SimArgument> argument = sim_argument_from(*header);
    if (!argument) {
        Error error = argument.error();
        error.place = words.error("").place;
        return error;
    }
    argument->line = line;
    const bool has_values = words.find() && words.peek() != '<';
    // Checked here, so that the error has the position of the values.
    if (has_values && argument->content != SimContent::values) {
        const Result<std::string> first = words.take();
        return first ? words.error(sim_flaw::two_contents, *first, std::string(sim_word(argument->content)))
                     : first.error();
    }
    if (has_values) {
        argument->text = words.take_values();
    }
    return argument;
}

/// Quotes the name if it is empty or could not be read back as one word. A name that contains a quote was not
/// quoted in the file, so it stays as it is.
std::string quoted(const std::string& name) {
    const bool holds_together = name.find_first_of(" \t\r\v\f#<>") == std::string::npos;
    const bool is_word = !name.empty() && (holds_together || name.find('"') != std::string::npos);
    return is_word ? name : '"' + name + '"';
}

} // namespace

Result<SimFile> sim_from(const std::string& text, const std::string& name) {
    Words words(text, name);
    SimFile sim;
    const Result<std::string> program = word_for(words, "program");
    if (!program) {
        return program.error();
    }
    sim.program = *program;
    const Result<std::string> kernel = word_for(words, "kernel");
    if (!kernel) {
        return kernel.error();
    }
    sim.kernel = *kernel;
    const Result<NdRange> range = range_from(words);
    if (!range) {
        return range.error();
    }
    sim.range = *range;
    if (words.find() && words.begins_with(options_word)) {
        sim.options_line = words.line();
        sim.options = words.take_line().substr(options_word.size());
        sim.options.erase(0, std::min(sim.options.find_first_not_of(blanks), sim.options.size()));
    }
    while (words.find()) {
        Result<SimArgument> argument = argument_from(words);
        if (!argument) {
            return argument.error();
        }
        sim.arguments.push_back(std::move(*argument));
    }
    return sim;
}

Result<SimFile> read_sim_file(const std::filesystem::path& path) {
    const Result<std::string> text = read_text_file(path);
    return text ? sim_from(*text, path.string()) : Result<SimFile>(text.error());
}

std::string sim_text(const SimFile& sim) {
    std::string text = quoted(sim.program) + "\n" + quoted(sim.kernel) + "\n" + sizes_text(sim.range.global) +
                       "\n" + sizes_text(sim.range.local) + "\n";
    if (text.starts_with(editors_mark)) {
        // The name of the program starts with these bytes; after a line break, they are not read as a byte
        // order mark.
        text.insert(0, "\n");
    }
    if (!sim.options.empty()) {
        text += std::string(options_word) + " " + sim.options + "\n";
    }
    for (const SimArgument& argument : sim.arguments) {
        text += "\n" + sim_header_text(argument) + "\n";
        if (argument.content == SimContent::values) {
            text += argument.text;
            text += argument.text.empty() || argument.text.ends_with('\n') ? "" : "\n";
        }
    }
    return text;
}

} // namespace lockstep

#include "core/kernel/line_diff.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string_view>
#include <utility>

namespace lockstep {
namespace {

constexpr std::size_t most_cells = 4'000'000; ///< of the table; larger texts are replaced as a whole

using Lines = std::vector<std::string_view>;
using SomeLines = std::span<const std::string_view>;

Lines split_lines(std::string_view text) {
    Lines lines;
    for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    lines.push_back(text);
    return lines;
}

/// For each pair of positions in two lists of lines: the length of the longest common rest.
class CommonRests {
public:
    CommonRests(SomeLines before, SomeLines after)
        : width_(after.size() + 1), lengths_((before.size() + 1) * width_, 0) {
        for (std::size_t i = before.size(); i-- > 0;) {
            for (std::size_t j = after.size(); j-- > 0;) {
                at(i, j) =
                    before[i] == after[j] ? at(i + 1, j + 1) + 1 : std::max(at(i + 1, j), at(i, j + 1));
            }
        }
    }
    [[nodiscard]] int& at(std::size_t i, std::size_t j) { return lengths_[i * width_ + j]; }

private:
    std::size_t width_;
    std::vector<int> lengths_;
};

/// Collects changes. Lines that replace each other are sorted: first the removed ones, then the added ones.
class Changes {
public:
    void remove(std::size_t number, std::string_view line) { append(removed_, number, false, line); }
    void add(std::size_t number, std::string_view line) { append(added_, number, true, line); }
    void flush() {
        all_.insert(all_.end(), removed_.begin(), removed_.end());
        all_.insert(all_.end(), added_.begin(), added_.end());
        removed_.clear();
        added_.clear();
    }
    [[nodiscard]] std::vector<ChangedLine> take() {
        flush();
        return std::move(all_);
    }

private:
    static void append(std::vector<ChangedLine>& lines, std::size_t number, bool is_added,
                       std::string_view line) {
        lines.push_back({static_cast<int>(number), is_added, std::string(line)});
    }

    std::vector<ChangedLine> removed_;
    std::vector<ChangedLine> added_;
    std::vector<ChangedLine> all_;
};

/// Returns the changes between two lists of lines, whose first line has the number `first`.
std::vector<ChangedLine> changes_between(SomeLines old, SomeLines now, std::size_t first) {
    const bool is_large = (old.size() + 1) * (now.size() + 1) > most_cells;
    CommonRests rests(is_large ? SomeLines() : old, is_large ? SomeLines() : now);
    Changes changes;
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < old.size() || j < now.size()) {
        const bool has_both = i < old.size() && j < now.size();
        if (has_both && !is_large && old[i] == now[j]) {
            changes.flush();
            ++i;
            ++j;
        } else if (j == now.size() || (has_both && (is_large || rests.at(i + 1, j) >= rests.at(i, j + 1)))) {
            changes.remove(first + i, old[i]);
            ++i;
        } else {
            changes.add(first + j, now[j]);
            ++j;
        }
    }
    return changes.take();
}

} // namespace

std::vector<ChangedLine> changed_lines(const std::string& before, const std::string& after) {
    const Lines old_lines = split_lines(before);
    const Lines now_lines = split_lines(after);
    SomeLines old = old_lines;
    SomeLines now = now_lines;
    std::size_t first = 1;
    while (!old.empty() && !now.empty() && old.front() == now.front()) {
        old = old.subspan(1);
        now = now.subspan(1);
        ++first;
    }
    while (!old.empty() && !now.empty() && old.back() == now.back()) {
        old = old.first(old.size() - 1);
        now = now.first(now.size() - 1);
    }
    return changes_between(old, now, first);
}

} // namespace lockstep

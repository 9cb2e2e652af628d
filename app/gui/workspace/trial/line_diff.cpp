#include "app/gui/workspace/trial/line_diff.h"

#include <QStringList>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr std::size_t most_cells = 4'000'000; ///< of the table; larger texts are replaced as a whole

/// For each pair of positions in two lists of lines: the length of the longest common rest.
class CommonRests {
public:
    CommonRests(const QStringList& before, const QStringList& after)
        : width_(static_cast<std::size_t>(after.size()) + 1),
          lengths_((static_cast<std::size_t>(before.size()) + 1) * width_, 0) {
        for (qsizetype i = before.size() - 1; i >= 0; --i) {
            for (qsizetype j = after.size() - 1; j >= 0; --j) {
                at(i, j) =
                    before[i] == after[j] ? at(i + 1, j + 1) + 1 : std::max(at(i + 1, j), at(i, j + 1));
            }
        }
    }
    [[nodiscard]] int& at(qsizetype i, qsizetype j) {
        return lengths_[static_cast<std::size_t>(i) * width_ + static_cast<std::size_t>(j)];
    }

private:
    std::size_t width_;
    std::vector<int> lengths_;
};

} // namespace

std::vector<ChangedLine> changed_lines(const QString& before, const QString& after) {
    QStringList old = before.split(QLatin1Char('\n'));
    QStringList now = after.split(QLatin1Char('\n'));
    int first = 0;
    while (!old.isEmpty() && !now.isEmpty() && old.front() == now.front()) {
        old.removeFirst();
        now.removeFirst();
        ++first;
    }
    while (!old.isEmpty() && !now.isEmpty() && old.back() == now.back()) {
        old.removeLast();
        now.removeLast();
    }
    const auto cells = static_cast<std::size_t>(old.size() + 1) * static_cast<std::size_t>(now.size() + 1);
    const bool is_large = cells > most_cells;
    CommonRests rests(is_large ? QStringList() : old, is_large ? QStringList() : now);
    std::vector<ChangedLine> removed;
    std::vector<ChangedLine> added;
    std::vector<ChangedLine> changes;
    const auto flush = [&] {
        changes.insert(changes.end(), removed.begin(), removed.end());
        changes.insert(changes.end(), added.begin(), added.end());
        removed.clear();
        added.clear();
    };
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < old.size() || j < now.size()) {
        const bool has_both = i < old.size() && j < now.size();
        if (has_both && !is_large && old[i] == now[j]) {
            flush();
            ++i;
            ++j;
        } else if (j == now.size() || (has_both && (is_large || rests.at(i + 1, j) >= rests.at(i, j + 1)))) {
            removed.push_back({first + static_cast<int>(i) + 1, false, old[i]});
            ++i;
        } else {
            added.push_back({first + static_cast<int>(j) + 1, true, now[j]});
            ++j;
        }
    }
    flush();
    return changes;
}

} // namespace lockstep::gui

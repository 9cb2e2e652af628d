#include "app/lessons/lesson_parts.h"
#include "app/lessons/lesson_text.h"
#include "app/words/errors/allowed_words.h"
#include "app/words/errors/lesson_words.h"
#include "core/base/coded_text.h"
#include "core/base/nearest.h"

#include <algorithm>
#include <utility>

namespace lockstep {
namespace {

constexpr std::size_t most_other_runs = 8;
constexpr std::size_t most_name_bytes = 40;

/// Names that a run cannot have, because the language of expressions uses them.
constexpr std::string_view taken_names[] = {"before", "line", "sum", "min",  "max",   "count",
                                            "not",    "and",  "or",  "true", "false", "within"};

bool is_page_key(std::string_view key) {
    return std::ranges::find(page_keys, key) != page_keys.end();
}

/// Whether a word before a colon was probably meant as a key.
bool is_mistyped(std::string_view key) {
    return key.size() > 2 && !is_page_key(key) &&
           !nearest_name(key, std::vector<std::string>(page_keys.begin(), page_keys.end())).empty();
}

/// Reads the lines of one page.
class PageReader {
public:
    PageReader(LessonReaderState& state, LessonPage& page)
        : state_(state), page_(page), text_(runs_, state.flaws) {}

    void read() {
        while (!state_.lines.at_end() && !state_.lines.next().text.starts_with("##")) {
            const std::string_view key = key_of(state_.lines.next().text);
            if (is_page_key(key)) {
                end_text();
                take(take_entry(state_.lines));
            } else {
                take_text_line(key);
            }
        }
        end_text();
        refuse_early_say();
        if (page_.place.text.empty() && !has_bad_place_) {
            state_.flaws.add(page_.spot, lesson_flaw::no_place);
        }
    }

private:
    void take(const LessonEntry& entry) {
        if (entry.value.empty() && entry.key != "notes") {
            state_.flaws.add(entry.spot, lesson_flaw::empty, entry.key);
            task_ = entry.key == "task" ? std::nullopt : task_;
        } else if (entry.key == "place" || entry.key == "with") {
            take_run(entry);
        } else if (entry.key == "ask") {
            refuse_early_say();
            task_.reset();
            add(ask_in(entry, runs_, state_), entry.spot);
        } else if (entry.key == "task") {
            take_task(entry);
        } else if (entry.key == "notes") {
            take_notes(entry);
        } else {
            take_part_of_task(entry);
        }
    }

    void take_run(const LessonEntry& entry) {
        if (!page_.blocks.empty()) {
            state_.flaws.add(entry.spot, lesson_flaw::late_key, entry.key);
        } else if (entry.key == "with") {
            take_other(entry);
        } else if (!page_.place.text.empty() || has_bad_place_) {
            state_.flaws.add(entry.spot, lesson_flaw::twice, entry.key);
        } else if (auto place = place_in(entry.value, state_)) {
            page_.place = std::move(*place);
        } else {
            has_bad_place_ = true;
        }
    }

    void take_other(const LessonEntry& entry) {
        const auto [name, rest] = split_at(entry.value, "=");
        const bool is_name =
            !name.empty() && name.text().size() <= most_name_bytes && name.text()[0] >= 'a' &&
            name.text().find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == std::string::npos &&
            std::ranges::find(taken_names, name.text()) == std::end(taken_names);
        if (rest.empty()) {
            state_.flaws.add(entry.value.spot(), lesson_flaw::bad_item, "with: NAME = PLACE");
        } else if (!is_name) {
            state_.flaws.add(name.spot(), lesson_flaw::bad_name, name.text());
        } else if (page_.others.contains(name.text())) {
            state_.flaws.add(name.spot(), lesson_flaw::twice, name.text());
        } else if (page_.others.size() == most_other_runs) {
            state_.flaws.add(entry.spot, lesson_flaw::too_many_places, std::to_string(most_other_runs));
        } else if (auto place = place_in(rest, state_)) {
            page_.others.emplace(name.text(), std::move(*place));
            runs_.push_back(name.text());
        } else {
            runs_.push_back(name.text()); // so that expressions with this name are not flaws too
        }
    }

    void take_task(const LessonEntry& entry) {
        std::vector<std::string> runs = runs_;
        runs.emplace_back(start_run_name);
        task_.reset();
        auto gate = read_condition(entry.value.text(), runs);
        if (!gate) {
            state_.flaws.add_expression(entry.value.spot(), gate.error());
            gate = read_expression("false"); // so that the keys below the task are not flaws too
        }
        add(
            LessonTask{
                .gate = {std::move(*gate), entry.value.spot()}, .say = {}, .hints = {}, .spot = entry.spot},
            entry.spot);
        // The page may already have too many blocks.
        task_ = std::holds_alternative<LessonTask>(page_.blocks.back())
                    ? std::optional(page_.blocks.size() - 1)
                    : std::nullopt;
        given_.clear();
        take_early_say();
    }

    /// Gives a task the text "say" that is above it.
    void take_early_say() {
        if (task_ && early_say_) {
            std::get<LessonTask>(page_.blocks[*task_]).say = text_in(early_say_->value, runs_, state_.flaws);
            given_.emplace_back("say");
        }
        early_say_.reset();
    }
    /// Adds a flaw for a text "say" without a task.
    void refuse_early_say() {
        if (early_say_) {
            state_.flaws.add(early_say_->spot, lesson_flaw::needs_task, early_say_->key);
            early_say_.reset();
        }
    }

    /// Reads a key that belongs to the task above it.
    void take_part_of_task(const LessonEntry& entry) {
        if (!task_ && entry.key == "say" && !early_say_) {
            early_say_ = entry;
            return;
        }
        if (!task_) {
            state_.flaws.add(entry.spot, lesson_flaw::needs_task, entry.key);
            return;
        }
        auto& task = std::get<LessonTask>(page_.blocks[*task_]);
        if (entry.key == "hint") {
            take_hint(task, entry);
        } else if (std::ranges::find(given_, entry.key) != given_.end()) {
            state_.flaws.add(entry.spot, lesson_flaw::twice, entry.key);
        } else if (entry.key == "edit") {
            take_edit(task, entry);
        } else if (entry.key == "start") {
            task.start = place_in(entry.value, state_);
        } else {
            task.say = text_in(entry.value, runs_, state_.flaws);
        }
        given_.push_back(entry.key);
    }

    void take_hint(LessonTask& task, const LessonEntry& entry) {
        if (task.hints.size() == most_task_hints) {
            state_.flaws.add(entry.spot, lesson_flaw::too_many_hints, std::to_string(most_task_hints));
            return;
        }
        task.hints.push_back(text_in(entry.value, runs_, state_.flaws));
    }

    void take_edit(LessonTask& task, const LessonEntry& entry) {
        constexpr std::pair<std::string_view, TaskEdit> rows[] = {{"source", TaskEdit::source},
                                                                  {"parameters", TaskEdit::parameters},
                                                                  {"hardware", TaskEdit::hardware}};
        const auto* const row =
            std::ranges::find(rows, entry.value.text(), &std::pair<std::string_view, TaskEdit>::first);
        if (row == std::end(rows)) {
            state_.flaws.add(entry.value.spot(), lesson_flaw::bad_value, entry.key,
                             "source, parameters, hardware");
            return;
        }
        task.edit = row->second;
    }

    /// Reads the notes for the teacher, which are the rest of the page.
    void take_notes(const LessonEntry& entry) {
        task_.reset();
        LessonTextReader notes(runs_, state_.flaws);
        notes.add(entry.value);
        while (!state_.lines.at_end() && !state_.lines.next().text.starts_with("##")) {
            notes.add(state_.lines.take());
        }
        page_.notes = notes.take();
    }

    void take_text_line(std::string_view key) {
        if (is_mistyped(key)) {
            state_.flaws.add(state_.lines.next().spot(), lesson_flaw::unknown_key, std::string(key),
                             joined(std::vector<std::string>(page_keys.begin(), page_keys.end())));
        }
        const LessonLine line = state_.lines.take();
        if (!text_.empty() || !line.is_blank()) {
            text_.add(line);
            task_.reset();
        }
    }

    /// Adds the text that has been read so far as a block.
    void end_text() {
        if (!text_.empty()) {
            LessonText text = text_.take();
            const LessonSpot spot = text.spot;
            add(LessonBlock(std::move(text)), spot);
        }
    }

    void add(std::optional<LessonBlock> block, const LessonSpot& spot) {
        if (block && page_.blocks.size() == most_page_blocks) {
            state_.flaws.add(spot, lesson_flaw::too_many_blocks, std::to_string(most_page_blocks));
        } else if (block) {
            page_.blocks.push_back(std::move(*block));
        }
    }

    LessonReaderState& state_;
    LessonPage& page_;
    std::vector<std::string> runs_;        ///< names of the other runs
    LessonTextReader text_;                ///< the text that is being read
    std::optional<std::size_t> task_;      ///< index of the task to which the next keys belong
    std::vector<std::string> given_;       ///< keys that this task has
    std::optional<LessonEntry> early_say_; ///< a text "say" whose task has not been read yet
    bool has_bad_place_ = false;
};

} // namespace

void read_page(LessonReaderState& state) {
    LessonPage page{.title = {}, .place = {}, .others = {}, .blocks = {}, .notes = {}, .spot = {}};
    const LessonLine line = state.lines.take();
    page.spot = line.spot();
    const LessonSource title = LessonSource(line.text, line.spot()).part(2);
    page.title = title.text();
    if (!line.text.starts_with("## ")) {
        state.flaws.add(line.spot(), lesson_flaw::bad_item, "## TITLE");
    } else if (page.title.empty()) {
        state.flaws.add(line.spot(), lesson_flaw::no_title);
    } else if (page.title.size() > most_title_bytes) {
        state.flaws.add(title.spot(), lesson_flaw::bad_value, "##",
                        coded(allowed::text_of_bytes, {std::to_string(most_title_bytes)}));
    }
    PageReader(state, page).read();
    state.lesson.pages.push_back(std::move(page));
}

} // namespace lockstep

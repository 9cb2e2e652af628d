#pragma once

#include "app/gui/exporting/exported.h"
#include "app/gui/present/presented_question.h"
#include "app/gui/scenes/kit/scene.h"
#include "app/gui/workspace/cursor.h"
#include "core/session/group_view.h"

#include <QString>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lockstep::gui {

enum class PresentedKind : std::uint8_t {
    step,     ///< a step of the run
    question, ///< a question; if it is about the next step, this step is covered
    answer,   ///< the answer with its reason; the step is shown, if the question is about one
    title,    ///< only words: the title of a lesson, or of a page whose run does not exist (yet)
    sheet,    ///< findings, a comparison, a race or a chart
};

/// A block of a page laid out for paper, at its place on a sheet, see PlacedBlock.
struct SheetBlock {
    Scene scene;
    double top = 0;
    double scale = 1;
};

/// A part of a page that fits on a slide: blocks of a paper, or else a page that can be drawn in any size.
struct PresentedSheet {
    std::shared_ptr<Exported> page = nullptr;
    std::vector<SheetBlock> blocks = {};
};

inline constexpr double sheet_scale = 2.4;  ///< lengths of a slide per length of a paper
inline constexpr double sheet_height = 380; ///< room for blocks on a slide, in lengths of a paper

/// What the audience sees at one point of a presentation.
struct PresentedState {
    PresentedKind kind = PresentedKind::step;
    Cursor cursor; ///< for a question, the cursor is still at the step before the one that is asked about
    /// The question; null for a step.
    std::shared_ptr<const PresentedQuestion> question = nullptr;
    std::size_t question_number = 0; ///< number of the question, from 1
    std::size_t question_count = 0;
    /// Identifies what votes, strokes and notes belong to. A question and its answer have the same key.
    std::string key;
    /// Identifies the state in its script: a question and its answer have different ones.
    [[nodiscard]] std::string key_here() const {
        return kind == PresentedKind::answer ? key + " answer" : key;
    }
    /// The work-group that the cursor is in; null for a title or a sheet.
    std::shared_ptr<const GroupView> view = nullptr;
    std::optional<QString> caption = std::nullopt; ///< instead of the sentences about the step
    QString beside = {};                           ///< title of the page of a lesson; empty for a plain run
    QString counter = {};                          ///< "Page 2 of 5", instead of the number of the step
    std::string picture = {}; ///< name of the picture; empty: the one that the presenter has chosen
    std::shared_ptr<const PresentedSheet> sheet = nullptr; ///< null if it is another kind of state
};

/// A row of the outline: a title, and the state that it leads to.
struct OutlineRow {
    QString title;
    std::size_t state = 0;
};

/// The states of a presentation, in order. A plain run is presented step by step; a lesson, page by page; findings, a
/// comparison, a race or a chart, sheet by sheet.
class PresentedScript {
public:
    PresentedScript() = default;
    PresentedScript(const PresentedScript&) = delete;
    PresentedScript& operator=(const PresentedScript&) = delete;
    virtual ~PresentedScript() = default;

    [[nodiscard]] virtual QString title() const = 0;
    /// Returns the number of states; at least 1.
    [[nodiscard]] virtual std::size_t size() const = 0;
    [[nodiscard]] virtual PresentedState state(std::size_t index) const = 0;
    /// Whether the state has everything that it shows. Otherwise, the next state would skip what is still missing.
    [[nodiscard]] virtual bool is_ready(std::size_t /*index*/) const { return true; }
    /// Returns the state that shows this place, or the nearest one.
    [[nodiscard]] virtual std::size_t nearest(const Cursor& cursor) const = 0;
    [[nodiscard]] virtual std::vector<OutlineRow> outline() const = 0;
    /// Whether the script has its own places. Otherwise, it follows the window's cursor.
    [[nodiscard]] virtual bool has_own_places() const { return false; }
    /// Returns how long the presentation should take; nullopt if there is no plan. Each row of the outline has the same
    /// part of it.
    [[nodiscard]] virtual std::optional<int> planned_seconds() const { return std::nullopt; }
    /// Returns the notes that belong to the script itself; empty if it has none.
    [[nodiscard]] virtual QString notes(std::size_t /*index*/) const { return {}; }
    /// Asks the question of this state again, at another place: adds a question and its answer after the answer
    /// of this state. Returns false if it cannot be asked anywhere else.
    virtual bool ask_again(std::size_t /*index*/) { return false; }
};

} // namespace lockstep::gui

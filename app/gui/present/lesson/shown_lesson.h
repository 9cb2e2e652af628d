#pragma once

#include "app/gui/present/lesson/lesson_pages.h"
#include "app/gui/present/lesson/lesson_script.h"
#include "app/gui/workspace/presentation_desk.h"

#include <QObject>
#include <memory>

namespace lockstep::gui {

/// The lesson of a presentation: its script, whose pages are prepared in the background. The position on the desk stays
/// at its state when pages get more states.
class ShownLesson : public QObject {
    Q_OBJECT
public:
    /// Shows the lesson of the desk in the language of the window, at the state that the desk names. The desk must
    /// outlive this object.
    explicit ShownLesson(PresentationDesk& desk, QObject* parent = nullptr);

    [[nodiscard]] const std::shared_ptr<LessonScript>& script() const { return script_; }
    /// Call when another state is shown: its page is prepared next.
    void take_position();
    /// Whether every page has its runs or an error.
    [[nodiscard]] bool is_prepared() const { return pages_->is_done(); }

signals:
    void changed(); ///< emitted when a page has its states

private:
    void take(std::size_t page);

    PresentationDesk& desk_;
    std::shared_ptr<LessonScript> script_;
    std::unique_ptr<LessonPages> pages_;
};

} // namespace lockstep::gui

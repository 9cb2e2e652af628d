#pragma once

#include "tests/journeys/support/sight.h"

#include <QImage>
#include <QString>
#include <functional>

namespace lockstep::gui::journeys {

/// A person in front of the window, with a mouse and a keyboard: events go to visible widgets, and only text
/// that the window shows can be read. Controls are identified by their ids in controls.txt, sentences by
/// their ids in sentences.txt.
///
/// An impossible action ends the story: it throws std::runtime_error with the control's text and the reason
/// (it is hidden, covered, disabled, or does not exist). Anything outside the visible area is scrolled to,
/// with the wheel.
class Person {
public:
    /// Opens a panel, a tab, or whatever a menu entry or a button opens.
    void opens(const QString& id);
    void clicks(const QString& id);
    /// Clicks the button that a row of the list of experiments has at its end.
    void clicks_button_of(const QString& id);
    /// Clicks at this fraction of the width and height of a picture or a text.
    void clicks_at(const QString& id, double x, double y);
    /// Chooses from a list, or replaces the text of a field and presses Enter.
    void sets(const QString& id, const QString& value);
    /// Chooses from a list, or replaces the text of a field and leaves the field with Tab.
    void chooses(const QString& id, const QString& value);
    /// Replaces the text of a field.
    void writes(const QString& id, const QString& text);
    /// Types into the widget that has the focus.
    void types(const QString& text);
    /// Presses one key combination, or several one after another: "Ctrl+Z", "Ctrl+K, F5".
    void presses(const QString& keys);
    /// Turns the wheel over an open control, `notches` downwards.
    void turns_wheel(const QString& id, int notches);
    /// Performs an action that opens a dialog, and answers it.
    void answers(const std::function<void()>& gesture, const std::function<void()>& answer);
    /// Clicks a button that opens a menu, and chooses an entry with the keyboard: "Theme>Dark".
    void chooses_from(const QString& id, const QString& path);
    /// Opens the context menu of what has the focus with the keyboard, and chooses an entry.
    void chooses_in_context_menu(const QString& path);
    /// Opens the context menu of a row with the right mouse button, and chooses an entry.
    void chooses_in_menu_of(const QString& id, const QString& path);
    /// Types a path into the file dialog that an action opens.
    void chooses_file(const std::function<void()>& gesture, const QString& path);

    /// Returns whether the middle of the control is visible without scrolling.
    [[nodiscard]] bool is_in_sight(const QString& id);
    /// Returns the text of the control; for a field, without digit group separators.
    [[nodiscard]] QString reads(const QString& id);
    /// Returns a valid value that differs from the current one, for a list or a number field.
    [[nodiscard]] QString another_value(const QString& id);
    /// Returns whether the control is enabled.
    [[nodiscard]] bool may_use(const QString& id);
    /// Returns the pixels of a control, to see whether they change.
    [[nodiscard]] QImage looks_at(const QString& id);
    /// Looks at a control until it looks like `image`, for some seconds at most; tells whether it does.
    [[nodiscard]] bool looks_like(const QString& id, const QImage& image);
    /// Returns the text that was copied last.
    [[nodiscard]] static QString clipboard();
    /// Returns whether a picture is drawn grey: nothing in it is dark.
    [[nodiscard]] bool is_grey(const QString& id);
    /// Returns whether the control exists, after opening the control that contains it.
    [[nodiscard]] bool finds(const QString& id);
    /// Waits until the sentence is somewhere in the window; false if it does not appear.
    [[nodiscard]] bool sees(const QString& sentence_id, const QStringList& arguments = {});
    /// Waits until the sentence is no longer in the window; false if it stays.
    [[nodiscard]] bool sees_no(const QString& sentence_id, const QStringList& arguments = {});
    [[nodiscard]] bool sees_now(const QString& sentence_id, const QStringList& arguments = {});
    /// Returns all text that can be read now, for the message of a failure.
    [[nodiscard]] static QString everything();

protected:
    ~Person() = default;

private:
    [[nodiscard]] QWidget& look_for(const QString& id);
    [[nodiscard]] QWidget* look_for(const Control& control);
    [[nodiscard]] const QWidget* scope_of(const Control& control);
    [[nodiscard]] bool is_there(const Control& outer);
};

} // namespace lockstep::gui::journeys

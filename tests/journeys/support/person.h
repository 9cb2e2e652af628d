#pragma once

#include "tests/journeys/support/sight.h"

#include <QString>
#include <functional>

namespace lockstep::gui::journeys {

/// Somebody in front of the window, with a mouse and a keyboard: events go to what is visible, and what is read is what
/// the window shows. Controls are named by their ids in controls.txt, sentences by theirs in sentences.txt.
///
/// What a person cannot do ends the story: every gesture throws std::runtime_error with the control's text and why (it
/// is hidden, covered, disabled, or is not there). What is below the fold is scrolled to, with the wheel.
class Person {
public:
    /// Opens a panel, a tab, or what is behind a menu's entry or a button.
    void opens(const QString& id);
    void clicks(const QString& id);
    /// Clicks at this share of a picture's or a text's width and height.
    void clicks_at(const QString& id, double x, double y);
    /// Chooses of a list, or types instead of what a field has and presses Enter.
    void sets(const QString& id, const QString& value);
    /// As sets(), but leaves a field with Tab.
    void chooses(const QString& id, const QString& value);
    /// Types instead of what a field has.
    void writes(const QString& id, const QString& text);
    /// Types to what has the focus.
    void types(const QString& text);
    /// One key or several after each other: "Ctrl+Z", "Ctrl+K, F5".
    void presses(const QString& keys);
    /// Turns the wheel over what is open in there, down by so many notches.
    void turns_wheel(const QString& id, int notches);
    /// Makes a gesture that opens a dialog, and answers it.
    void answers(const std::function<void()>& gesture, const std::function<void()>& answer);
    /// Types a path into the dialog for files that a gesture opens.
    void chooses_file(const std::function<void()>& gesture, const QString& path);

    /// What the control says. Of a field without the signs that group digits.
    [[nodiscard]] QString reads(const QString& id);
    /// A value of a list or a number that the field has not.
    [[nodiscard]] QString another_value(const QString& id);
    /// Whether the control can be used.
    [[nodiscard]] bool may_use(const QString& id);
    /// Whether it is there, after opening what it is in.
    [[nodiscard]] bool finds(const QString& id);
    /// Waits until the sentence is somewhere in the window; false if it does not come.
    [[nodiscard]] bool sees(const QString& sentence_id, const QStringList& arguments = {});
    /// Waits until it is nowhere; false if it stays.
    [[nodiscard]] bool sees_no(const QString& sentence_id, const QStringList& arguments = {});
    [[nodiscard]] bool sees_now(const QString& sentence_id, const QStringList& arguments = {});
    /// All that can be read now, for the message of a failure.
    [[nodiscard]] static QString everything();

protected:
    ~Person() = default;

private:
    [[nodiscard]] QWidget& look_for(const QString& id);
    [[nodiscard]] QWidget* look_for(const Control& control);
    [[nodiscard]] const QWidget* scope_of(const Control& control);
};

} // namespace lockstep::gui::journeys

#pragma once

#include <functional>

class QMenu;
class QWidget;

namespace lockstep::gui {

class Appearance;
class Centre;
class Settings;

/// Menus in which exactly one entry is checked.
struct ViewChoiceMenus {
    QMenu* theme;
    QMenu* text_size;
    QMenu* language;
    QMenu* vocabulary;
    QMenu* cells; ///< menu that selects which numbers the cells show
};

/// Property of a language's action: its English name, so that the search finds it in each language of the window.
inline constexpr const char* also_found_by = "also_found_by";

/// Creates the menus. Calls `rebuild` when another text size, language or vocabulary was chosen.
[[nodiscard]] ViewChoiceMenus view_choice_menus(QWidget& parent, Settings& settings, Appearance& appearance,
                                                Centre& centre, const std::function<void()>& rebuild);

/// Creates a menu with one action per vocabulary (app/words/language/vocabulary.h). Calls `changed` after saving the
/// choice.
[[nodiscard]] QMenu* vocabulary_menu(Settings& settings, QWidget* parent,
                                     const std::function<void()>& changed);

/// Creates a menu with one action per language, and one for the system's language. Calls `changed` after
/// saving the choice.
[[nodiscard]] QMenu* language_menu(Settings& settings, QWidget* parent, const std::function<void()>& changed);

} // namespace lockstep::gui

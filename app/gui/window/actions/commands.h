#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <span>

namespace lockstep::gui {

/// Every command that the user can give to the window.
enum class Command : std::uint8_t {
    open,
    open_link,
    show_start,
    save,
    save_program,
    save_launch,
    edit_copy,
    export_picture,
    export_animation,
    export_player,
    export_report,
    copy_picture,
    copy_slide,
    quit,
    undo,
    redo,
    copy,
    show_settings,
    zoom_in,
    zoom_out,
    fit,
    back,
    forward,
    add_bookmark,
    show_bookmarks,
    next_bookmark,
    previous_bookmark,
    next_panel,
    previous_panel,
    show_stage,
    show_multiprocessor,
    show_memory,
    show_flow,
    show_compare,
    show_findings,
    show_trial,
    show_sweep,
    show_race,
    next_sub_view,
    previous_sub_view,
    show_charts,
    show_cause,
    show_cure,
    show_lines,
    line_costs,
    next_link,
    animate,
    present,
    present_lesson,
    presenter,
    reset_layout,
    context_menu,
    explain,
    run,
    run_all,
    choose_device,
    cancel,
    show_values,
    show_hardware,
    play,
    play_back,
    step,
    step_back,
    next_round,
    previous_round,
    ten_steps,
    ten_steps_back,
    next_pass,
    previous_pass,
    next_notable,
    previous_notable,
    first,
    last,
    go_to,
    slower,
    faster,
    loop,
    warp_up,
    warp_down,
    lane_left,
    lane_right,
    toggle_breakpoint,
    run_to_line,
    follow_item,
    follow_word,
    show_lesson,
    all_lessons,
    print_handout,
    print_answers,
    save_lesson_progress,
    next_page,
    previous_page,
    find_command,
    guide,
    guide_to_view,
    keys,
    about,
    count
};

enum class Menu : std::uint8_t { file, edit, view, run, step, lesson, help };
inline constexpr std::size_t menus = 7;

/// Consecutive entries of a menu, with a separator between groups.
enum class MenuGroup : std::uint8_t {
    open,
    save,
    export_picture,
    copy,
    quit,
    history,
    clipboard,
    settings,
    go_to,
    show,
    size,
    look,
    panels,
    run,
    set_up,
    explore,
    costs,
    play,
    step,
    notable,
    lines,
    bookmarks,
    choose,
    lessons,
    pages,
    presenting,
    guide,
    find,
    about,
    count
};

/// The definition of a group. Only the menu View has titles, because it is the longest one.
struct MenuGroupRow {
    MenuGroup group;
    Menu menu;
    const char* title = ""; ///< title in English; translated in the context "Menus"; empty if there is none
    bool is_submenu = false;
};

/// The definition of a command: its group in a menu, its name, its icon and its shortcuts.
struct CommandRow {
    Command command;
    MenuGroup group;
    const char* text; ///< label in English; translated in the context "Commands"
    const char* icon; ///< name of the icon; empty if there is none
    const char* keys; ///< shortcuts in Qt's portable text format, separated by spaces
    /// True if the shortcuts are active only in views and charts, because controls use the same keys (arrows,
    /// Space).
    bool of_views = false;
};

[[nodiscard]] std::span<const CommandRow> command_rows();
/// Returns the groups in the order of the menus.
[[nodiscard]] std::span<const MenuGroupRow> menu_group_rows();
[[nodiscard]] QString command_text(const CommandRow& row);
[[nodiscard]] QString menu_title(Menu menu);
[[nodiscard]] QString menu_title(const MenuGroupRow& group);
/// Returns the shortcuts of a command as the user reads them, separated by commas.
[[nodiscard]] QString keys_text(const CommandRow& row);

} // namespace lockstep::gui

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
    save,
    save_program,
    save_launch,
    edit_copy,
    export_picture,
    copy_picture,
    quit,
    undo,
    redo,
    zoom_in,
    zoom_out,
    fit,
    back,
    forward,
    next_panel,
    previous_panel,
    show_stage,
    show_multiprocessor,
    show_memory,
    show_flow,
    show_compare,
    show_findings,
    show_sweep,
    next_sub_view,
    previous_sub_view,
    show_charts,
    next_link,
    reset_layout,
    context_menu,
    explain,
    run,
    run_all,
    cancel,
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
    keys,
    about,
    count
};

enum class Menu : std::uint8_t { file, edit, view, run, step, help };
inline constexpr std::size_t menus = 6;

/// The definition of a command: its menu, its name, its icon and its shortcuts.
struct CommandRow {
    Command command;
    Menu menu;
    const char* text; ///< English; translated in the context "Commands"
    const char* icon; ///< name of the icon; empty: none
    const char* keys; ///< shortcuts in Qt's portable text format, separated by spaces
    /// The shortcuts are only active in views and charts, because controls use the same keys (arrows, Space).
    bool of_views = false;
};

[[nodiscard]] std::span<const CommandRow> command_rows();
[[nodiscard]] QString command_text(const CommandRow& row);
[[nodiscard]] QString menu_title(Menu menu);

} // namespace lockstep::gui

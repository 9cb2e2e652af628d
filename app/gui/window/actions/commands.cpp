#include "app/gui/window/actions/commands.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

constexpr CommandRow rows[] = {
    {Command::open, Menu::file, QT_TRANSLATE_NOOP("Commands", "Open recording…"), "open", "Ctrl+O"},
    {Command::open_link, Menu::file, QT_TRANSLATE_NOOP("Commands", "Open copied link"), "", "Ctrl+Shift+O"},
    {Command::save, Menu::file, QT_TRANSLATE_NOOP("Commands", "Save recording…"), "save", "Ctrl+S"},
    {Command::save_program, Menu::file, QT_TRANSLATE_NOOP("Commands", "Save kernel"), "", "Ctrl+Shift+S"},
    {Command::save_launch, Menu::file, QT_TRANSLATE_NOOP("Commands", "Save launch as…"), "", ""},
    {Command::edit_copy, Menu::file, QT_TRANSLATE_NOOP("Commands", "Edit a copy of the kernel…"), "", ""},
    {Command::export_picture, Menu::file, QT_TRANSLATE_NOOP("Commands", "Export picture…"), "export",
     "Ctrl+E"},
    {Command::copy_picture, Menu::file, QT_TRANSLATE_NOOP("Commands", "Copy picture"), "camera",
     "Ctrl+Shift+C"},
    {Command::quit, Menu::file, QT_TRANSLATE_NOOP("Commands", "Quit"), "", "Ctrl+Q"},
    {Command::undo, Menu::edit, QT_TRANSLATE_NOOP("Commands", "Undo"), "", "Ctrl+Z"},
    {Command::redo, Menu::edit, QT_TRANSLATE_NOOP("Commands", "Redo"), "", "Ctrl+Shift+Z"},
    {Command::zoom_in, Menu::view, QT_TRANSLATE_NOOP("Commands", "Zoom in"), "zoom-in", "+ Ctrl++ ="},
    {Command::zoom_out, Menu::view, QT_TRANSLATE_NOOP("Commands", "Zoom out"), "zoom-out", "- Ctrl+-"},
    {Command::fit, Menu::view, QT_TRANSLATE_NOOP("Commands", "Zoom to fit"), "fit", "Ctrl+0"},
    {Command::next_panel, Menu::view, QT_TRANSLATE_NOOP("Commands", "Next panel"), "", "F6"},
    {Command::previous_panel, Menu::view, QT_TRANSLATE_NOOP("Commands", "Previous panel"), "", "Shift+F6"},
    {Command::show_stage, Menu::view, QT_TRANSLATE_NOOP("Commands", "Stage"), "lanes", "Ctrl+1"},
    {Command::show_multiprocessor, Menu::view, QT_TRANSLATE_NOOP("Commands", "Multiprocessor"), "timeline",
     "Ctrl+2"},
    {Command::show_memory, Menu::view, QT_TRANSLATE_NOOP("Commands", "Memory"), "mem", "Ctrl+3"},
    {Command::show_flow, Menu::view, QT_TRANSLATE_NOOP("Commands", "Flow"), "tree", "Ctrl+4"},
    {Command::show_compare, Menu::view, QT_TRANSLATE_NOOP("Commands", "Compare"), "compare", "Ctrl+5"},
    {Command::show_findings, Menu::view, QT_TRANSLATE_NOOP("Commands", "Findings"), "find", "Ctrl+6 F9"},
    {Command::show_sweep, Menu::view, QT_TRANSLATE_NOOP("Commands", "Sweep"), "chart", ""},
    {Command::next_sub_view, Menu::view, QT_TRANSLATE_NOOP("Commands", "Next view in the tab"), "",
     "Ctrl+Tab"},
    {Command::previous_sub_view, Menu::view, QT_TRANSLATE_NOOP("Commands", "Previous view in the tab"), "",
     "Ctrl+Shift+Tab"},
    {Command::show_charts, Menu::view, QT_TRANSLATE_NOOP("Commands", "Charts"), "chart", "F8"},
    {Command::next_link, Menu::view, QT_TRANSLATE_NOOP("Commands", "Change how compared runs are linked"), "",
     "Ctrl+L"},
    {Command::reset_layout, Menu::view, QT_TRANSLATE_NOOP("Commands", "Reset layout"), "", ""},
    {Command::context_menu, Menu::view, QT_TRANSLATE_NOOP("Commands", "Copy current view…"), "", "Shift+F10"},
    {Command::explain, Menu::view, QT_TRANSLATE_NOOP("Commands", "Explain this"), "", "Ctrl+I"},
    {Command::run, Menu::run, QT_TRANSLATE_NOOP("Commands", "Run"), "run", "F5 Ctrl+Return"},
    {Command::run_all, Menu::run, QT_TRANSLATE_NOOP("Commands", "Run all variants"), "run-all", "Ctrl+F5"},
    {Command::cancel, Menu::run, QT_TRANSLATE_NOOP("Commands", "Cancel"), "stop", "Esc"},
    {Command::play, Menu::step, QT_TRANSLATE_NOOP("Commands", "Play or pause"), "play", "Space", true},
    {Command::play_back, Menu::step, QT_TRANSLATE_NOOP("Commands", "Play backwards"), "", "Shift+Space",
     true},
    {Command::step, Menu::step, QT_TRANSLATE_NOOP("Commands", "Step"), "fwd", "Right", true},
    {Command::step_back, Menu::step, QT_TRANSLATE_NOOP("Commands", "Step back"), "back", "Left", true},
    {Command::next_round, Menu::step, QT_TRANSLATE_NOOP("Commands", "Next round or barrier"), "",
     "Shift+Right", true},
    {Command::previous_round, Menu::step, QT_TRANSLATE_NOOP("Commands", "Previous round or barrier"), "",
     "Shift+Left", true},
    {Command::ten_steps, Menu::step, QT_TRANSLATE_NOOP("Commands", "Ten steps forward"), "", "Ctrl+Right",
     true},
    {Command::ten_steps_back, Menu::step, QT_TRANSLATE_NOOP("Commands", "Ten steps back"), "", "Ctrl+Left",
     true},
    {Command::next_pass, Menu::step, QT_TRANSLATE_NOOP("Commands", "Next pass of a bank conflict"), "",
     "Ctrl+Shift+Right", true},
    {Command::previous_pass, Menu::step, QT_TRANSLATE_NOOP("Commands", "Previous pass of a bank conflict"),
     "", "Ctrl+Shift+Left", true},
    {Command::next_notable, Menu::step, QT_TRANSLATE_NOOP("Commands", "Next conflict or divergence"), "find",
     "N"},
    {Command::previous_notable, Menu::step, QT_TRANSLATE_NOOP("Commands", "Previous conflict or divergence"),
     "", "Shift+N"},
    {Command::first, Menu::step, QT_TRANSLATE_NOOP("Commands", "First step"), "first", "Home", true},
    {Command::last, Menu::step, QT_TRANSLATE_NOOP("Commands", "Last step"), "last", "End", true},
    {Command::go_to, Menu::step, QT_TRANSLATE_NOOP("Commands", "Go to step…"), "cursor", "Ctrl+G"},
    {Command::back, Menu::step, QT_TRANSLATE_NOOP("Commands", "Back"), "", "Alt+PgUp Back"},
    {Command::forward, Menu::step, QT_TRANSLATE_NOOP("Commands", "Forward"), "", "Alt+PgDown Forward"},
    {Command::slower, Menu::step, QT_TRANSLATE_NOOP("Commands", "Slower"), "", "["},
    {Command::faster, Menu::step, QT_TRANSLATE_NOOP("Commands", "Faster"), "", "]"},
    {Command::loop, Menu::step, QT_TRANSLATE_NOOP("Commands", "Loop"), "loop", "L"},
    {Command::warp_up, Menu::step, QT_TRANSLATE_NOOP("Commands", "Select the warp above"), "up", "Alt+Up"},
    {Command::warp_down, Menu::step, QT_TRANSLATE_NOOP("Commands", "Select the warp below"), "down",
     "Alt+Down"},
    {Command::lane_left, Menu::step, QT_TRANSLATE_NOOP("Commands", "Select the previous lane"), "left",
     "Alt+Left"},
    {Command::lane_right, Menu::step, QT_TRANSLATE_NOOP("Commands", "Select the next lane"), "right",
     "Alt+Right"},
    {Command::keys, Menu::help, QT_TRANSLATE_NOOP("Commands", "Keyboard shortcuts"), "keys", "?"},
    {Command::about, Menu::help, QT_TRANSLATE_NOOP("Commands", "About Lockstep"), "info", ""},
};
static_assert(std::size(rows) == static_cast<std::size_t>(Command::count), "every command has its row");

} // namespace

std::span<const CommandRow> command_rows() {
    return rows;
}

QString command_text(const CommandRow& row) {
    return QCoreApplication::translate("Commands", row.text);
}

QString menu_title(Menu menu) {
    constexpr const char* titles[menus] = {
        QT_TRANSLATE_NOOP("Menus", "&File"), QT_TRANSLATE_NOOP("Menus", "&Edit"),
        QT_TRANSLATE_NOOP("Menus", "&View"), QT_TRANSLATE_NOOP("Menus", "&Run"),
        QT_TRANSLATE_NOOP("Menus", "&Step"), QT_TRANSLATE_NOOP("Menus", "&Help")};
    return QCoreApplication::translate("Menus", titles[static_cast<std::size_t>(menu)]);
}

} // namespace lockstep::gui

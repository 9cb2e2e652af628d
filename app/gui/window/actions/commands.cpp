#include "app/gui/window/actions/commands.h"

#include "app/gui/theme/key_text.h"
#include <QCoreApplication>
#include <QKeySequence>

namespace lockstep::gui {
namespace {

constexpr CommandRow rows[] = {
    {Command::open, MenuGroup::open, QT_TRANSLATE_NOOP("Commands", "Open…"), "open", "Ctrl+O"},
    {Command::open_link, MenuGroup::open, QT_TRANSLATE_NOOP("Commands", "Open copied link"), "",
     "Ctrl+Shift+O"},
    {Command::show_start, MenuGroup::open, QT_TRANSLATE_NOOP("Commands", "Start page"), "", "Ctrl+Shift+H"},
    {Command::save, MenuGroup::save, QT_TRANSLATE_NOOP("Commands", "Save recording…"), "save", "Ctrl+S"},
    {Command::save_program, MenuGroup::save, QT_TRANSLATE_NOOP("Commands", "Save kernel"), "",
     "Ctrl+Shift+S"},
    {Command::save_launch, MenuGroup::save, QT_TRANSLATE_NOOP("Commands", "Save launch as…"), "", ""},
    {Command::edit_copy, MenuGroup::save, QT_TRANSLATE_NOOP("Commands", "Edit a copy of the kernel…"), "",
     ""},
    {Command::export_picture, MenuGroup::export_picture, QT_TRANSLATE_NOOP("Commands", "Export picture…"),
     "export", "Ctrl+E"},
    {Command::export_animation, MenuGroup::export_picture, QT_TRANSLATE_NOOP("Commands", "Export animation…"),
     "", ""},
    {Command::export_player, MenuGroup::export_picture, QT_TRANSLATE_NOOP("Commands", "Export player…"), "",
     ""},
    {Command::export_report, MenuGroup::export_picture, QT_TRANSLATE_NOOP("Commands", "Export report…"), "",
     ""},
    {Command::copy_picture, MenuGroup::copy, QT_TRANSLATE_NOOP("Commands", "Copy picture"), "camera",
     "Ctrl+Shift+C"},
    {Command::copy_slide, MenuGroup::copy, QT_TRANSLATE_NOOP("Commands", "Copy picture for a slide"),
     "camera", ""},
    {Command::context_menu, MenuGroup::copy, QT_TRANSLATE_NOOP("Commands", "Copy current view…"), "",
     "Shift+F10"},
    {Command::quit, MenuGroup::quit, QT_TRANSLATE_NOOP("Commands", "Quit"), "", "Ctrl+Q"},
    {Command::undo, MenuGroup::history, QT_TRANSLATE_NOOP("Commands", "Undo"), "", "Ctrl+Z"},
    {Command::redo, MenuGroup::history, QT_TRANSLATE_NOOP("Commands", "Redo"), "", "Ctrl+Shift+Z Ctrl+Y"},
    {Command::copy, MenuGroup::clipboard, QT_TRANSLATE_NOOP("Commands", "Copy"), "", "Ctrl+C"},
    {Command::show_settings, MenuGroup::settings, QT_TRANSLATE_NOOP("Commands", "Settings…"), "settings",
     "Ctrl+,"},
    {Command::show_stage, MenuGroup::go_to, QT_TRANSLATE_NOOP("Commands", "Stage"), "lanes", "Ctrl+1"},
    {Command::show_multiprocessor, MenuGroup::go_to, QT_TRANSLATE_NOOP("Commands", "Multiprocessor"),
     "timeline", "Ctrl+2"},
    {Command::show_memory, MenuGroup::go_to, QT_TRANSLATE_NOOP("Commands", "Memory"), "mem", "Ctrl+3"},
    {Command::show_flow, MenuGroup::go_to, QT_TRANSLATE_NOOP("Commands", "Flow"), "tree", "Ctrl+4"},
    {Command::show_compare, MenuGroup::go_to, QT_TRANSLATE_NOOP("Commands", "Compare"), "compare", "Ctrl+5"},
    {Command::show_findings, MenuGroup::go_to, QT_TRANSLATE_NOOP("Commands", "Findings"), "find",
     "Ctrl+6 F9"},
    {Command::show_trial, MenuGroup::explore, QT_TRANSLATE_NOOP("Commands", "Try other layouts"), "slider",
     "Ctrl+T"},
    {Command::show_sweep, MenuGroup::explore, QT_TRANSLATE_NOOP("Commands", "Sweep"), "chart", ""},
    {Command::show_race, MenuGroup::explore, QT_TRANSLATE_NOOP("Commands", "Race"), "race", "Ctrl+R"},
    {Command::show_cause, MenuGroup::costs, QT_TRANSLATE_NOOP("Commands", "Why is it slow?"), "", "F4"},
    {Command::show_cure, MenuGroup::costs, QT_TRANSLATE_NOOP("Commands", "Show the fix"), "", ""},
    {Command::next_sub_view, MenuGroup::go_to, QT_TRANSLATE_NOOP("Commands", "Next view in the tab"), "",
     "Ctrl+Tab"},
    {Command::previous_sub_view, MenuGroup::go_to, QT_TRANSLATE_NOOP("Commands", "Previous view in the tab"),
     "", "Ctrl+Shift+Tab"},
    {Command::show_charts, MenuGroup::show, QT_TRANSLATE_NOOP("Commands", "Charts"), "chart", "F8"},
    {Command::show_lines, MenuGroup::lines, QT_TRANSLATE_NOOP("Commands", "Lines by cost…"), "", "Shift+F4"},
    {Command::line_costs, MenuGroup::lines, QT_TRANSLATE_NOOP("Commands", "Costs at line ends"), "", ""},
    {Command::next_link, MenuGroup::show,
     QT_TRANSLATE_NOOP("Commands", "Change how compared runs are linked"), "", "Ctrl+L"},
    {Command::zoom_in, MenuGroup::size, QT_TRANSLATE_NOOP("Commands", "Zoom in"), "zoom-in", "+ Ctrl++ ="},
    {Command::zoom_out, MenuGroup::size, QT_TRANSLATE_NOOP("Commands", "Zoom out"), "zoom-out", "- Ctrl+-"},
    {Command::fit, MenuGroup::size, QT_TRANSLATE_NOOP("Commands", "Zoom to fit"), "fit", "Ctrl+0"},
    {Command::next_panel, MenuGroup::panels, QT_TRANSLATE_NOOP("Commands", "Next panel"), "", "F6"},
    {Command::previous_panel, MenuGroup::panels, QT_TRANSLATE_NOOP("Commands", "Previous panel"), "",
     "Shift+F6"},
    {Command::reset_layout, MenuGroup::panels, QT_TRANSLATE_NOOP("Commands", "Reset layout"), "", ""},
    {Command::present, MenuGroup::presenting, QT_TRANSLATE_NOOP("Commands", "Present"), "present", "F11"},
    {Command::present_lesson, MenuGroup::presenting, QT_TRANSLATE_NOOP("Commands", "Present this lesson"), "",
     "Shift+F11"},
    {Command::presenter, MenuGroup::presenting, QT_TRANSLATE_NOOP("Commands", "Presenter's window"), "",
     "Ctrl+F11"},
    {Command::animate, MenuGroup::presenting, QT_TRANSLATE_NOOP("Commands", "Animations"), "", ""},
    {Command::run, MenuGroup::run, QT_TRANSLATE_NOOP("Commands", "Run"), "run", "F5 Ctrl+Return"},
    {Command::run_all, MenuGroup::run, QT_TRANSLATE_NOOP("Commands", "Run all variants"), "run-all",
     "Ctrl+F5"},
    {Command::cancel, MenuGroup::run, QT_TRANSLATE_NOOP("Commands", "Cancel"), "stop", "Esc"},
    {Command::show_values, MenuGroup::set_up, QT_TRANSLATE_NOOP("Commands", "Values…"), "slider", ""},
    {Command::show_hardware, MenuGroup::set_up, QT_TRANSLATE_NOOP("Commands", "Hardware…"), "chip", ""},
    {Command::choose_device, MenuGroup::set_up, QT_TRANSLATE_NOOP("Commands", "Device…"), "", ""},
    {Command::play, MenuGroup::play, QT_TRANSLATE_NOOP("Commands", "Play or pause"), "play", "Space", true},
    {Command::play_back, MenuGroup::play, QT_TRANSLATE_NOOP("Commands", "Play backwards"), "", "Shift+Space",
     true},
    {Command::loop, MenuGroup::play, QT_TRANSLATE_NOOP("Commands", "Loop"), "loop", "L"},
    {Command::step, MenuGroup::step, QT_TRANSLATE_NOOP("Commands", "Step"), "fwd", "Right", true},
    {Command::step_back, MenuGroup::step, QT_TRANSLATE_NOOP("Commands", "Step back"), "back", "Left", true},
    {Command::ten_steps, MenuGroup::step, QT_TRANSLATE_NOOP("Commands", "Ten steps forward"), "",
     "Ctrl+Right", true},
    {Command::ten_steps_back, MenuGroup::step, QT_TRANSLATE_NOOP("Commands", "Ten steps back"), "",
     "Ctrl+Left", true},
    {Command::next_round, MenuGroup::step, QT_TRANSLATE_NOOP("Commands", "Next round or barrier"), "",
     "Shift+Right", true},
    {Command::previous_round, MenuGroup::step, QT_TRANSLATE_NOOP("Commands", "Previous round or barrier"), "",
     "Shift+Left", true},
    {Command::next_pass, MenuGroup::step, QT_TRANSLATE_NOOP("Commands", "Next pass of a bank conflict"), "",
     "Ctrl+Shift+Right", true},
    {Command::previous_pass, MenuGroup::step,
     QT_TRANSLATE_NOOP("Commands", "Previous pass of a bank conflict"), "", "Ctrl+Shift+Left", true},
    {Command::next_notable, MenuGroup::notable, QT_TRANSLATE_NOOP("Commands", "Next conflict or divergence"),
     "find", "N"},
    {Command::previous_notable, MenuGroup::notable,
     QT_TRANSLATE_NOOP("Commands", "Previous conflict or divergence"), "", "Shift+N"},
    {Command::first, MenuGroup::notable, QT_TRANSLATE_NOOP("Commands", "First step"), "first", "Home", true},
    {Command::last, MenuGroup::notable, QT_TRANSLATE_NOOP("Commands", "Last step"), "last", "End", true},
    {Command::go_to, MenuGroup::notable, QT_TRANSLATE_NOOP("Commands", "Go to step…"), "cursor", "Ctrl+G"},
    {Command::toggle_breakpoint, MenuGroup::lines,
     QT_TRANSLATE_NOOP("Commands", "Set or remove a breakpoint"), "", "Ctrl+F9"},
    {Command::run_to_line, MenuGroup::lines, QT_TRANSLATE_NOOP("Commands", "Go to the next step of the line"),
     "", "Ctrl+F10"},
    {Command::follow_item, MenuGroup::lines, QT_TRANSLATE_NOOP("Commands", "Follow this work-item…"), "",
     "F"},
    {Command::follow_word, MenuGroup::lines, QT_TRANSLATE_NOOP("Commands", "Follow this word of memory…"), "",
     "Shift+F"},
    {Command::back, MenuGroup::notable, QT_TRANSLATE_NOOP("Commands", "Back"), "", "Alt+PgUp Back"},
    {Command::forward, MenuGroup::notable, QT_TRANSLATE_NOOP("Commands", "Forward"), "",
     "Alt+PgDown Forward"},
    {Command::add_bookmark, MenuGroup::bookmarks, QT_TRANSLATE_NOOP("Commands", "Add bookmark…"), "",
     "Ctrl+B"},
    {Command::show_bookmarks, MenuGroup::bookmarks, QT_TRANSLATE_NOOP("Commands", "Show bookmarks…"), "",
     "Ctrl+Shift+B"},
    {Command::next_bookmark, MenuGroup::bookmarks, QT_TRANSLATE_NOOP("Commands", "Next bookmark"), "", "B"},
    {Command::previous_bookmark, MenuGroup::bookmarks, QT_TRANSLATE_NOOP("Commands", "Previous bookmark"), "",
     "Shift+B"},
    {Command::slower, MenuGroup::play, QT_TRANSLATE_NOOP("Commands", "Slower"), "", "["},
    {Command::faster, MenuGroup::play, QT_TRANSLATE_NOOP("Commands", "Faster"), "", "]"},
    {Command::warp_up, MenuGroup::choose, QT_TRANSLATE_NOOP("Commands", "Select the warp above"), "up",
     "Alt+Up"},
    {Command::warp_down, MenuGroup::choose, QT_TRANSLATE_NOOP("Commands", "Select the warp below"), "down",
     "Alt+Down"},
    {Command::lane_left, MenuGroup::choose, QT_TRANSLATE_NOOP("Commands", "Select the previous lane"), "left",
     "Alt+Left"},
    {Command::lane_right, MenuGroup::choose, QT_TRANSLATE_NOOP("Commands", "Select the next lane"), "right",
     "Alt+Right"},
    {Command::show_lesson, MenuGroup::lessons, QT_TRANSLATE_NOOP("Commands", "Lesson"), "book", "F1"},
    {Command::all_lessons, MenuGroup::lessons, QT_TRANSLATE_NOOP("Commands", "All lessons"), "", ""},
    {Command::print_handout, MenuGroup::lessons, QT_TRANSLATE_NOOP("Commands", "Print handout…"), "", ""},
    {Command::print_answers, MenuGroup::lessons, QT_TRANSLATE_NOOP("Commands", "Print handout with answers…"),
     "", ""},
    {Command::save_lesson_progress, MenuGroup::lessons,
     QT_TRANSLATE_NOOP("Commands", "Save progress for the teacher…"), "", ""},
    {Command::next_page, MenuGroup::pages, QT_TRANSLATE_NOOP("Commands", "Next page of the lesson"), "",
     "Ctrl+PgDown"},
    {Command::previous_page, MenuGroup::pages, QT_TRANSLATE_NOOP("Commands", "Previous page of the lesson"),
     "", "Ctrl+PgUp"},
    {Command::find_command, MenuGroup::find, QT_TRANSLATE_NOOP("Commands", "Find a command…"), "", "Ctrl+K"},
    {Command::keys, MenuGroup::find, QT_TRANSLATE_NOOP("Commands", "Keyboard shortcuts"), "keys", "?"},
    {Command::explain, MenuGroup::find, QT_TRANSLATE_NOOP("Commands", "Explain this"), "", "Ctrl+I"},
    {Command::guide, MenuGroup::guide, QT_TRANSLATE_NOOP("Commands", "User's guide"), "book", "Shift+F1"},
    {Command::guide_to_view, MenuGroup::guide, QT_TRANSLATE_NOOP("Commands", "Guide to this view"), "",
     "Ctrl+F1"},
    {Command::about, MenuGroup::about, QT_TRANSLATE_NOOP("Commands", "About Lockstep"), "info", ""},
};

constexpr MenuGroupRow group_rows[] = {
    {MenuGroup::open, Menu::file},
    {MenuGroup::save, Menu::file},
    {MenuGroup::export_picture, Menu::file},
    {MenuGroup::copy, Menu::file},
    {MenuGroup::quit, Menu::file},
    {MenuGroup::history, Menu::edit},
    {MenuGroup::clipboard, Menu::edit},
    {MenuGroup::settings, Menu::edit},
    {MenuGroup::go_to, Menu::view, QT_TRANSLATE_NOOP("Menus", "Go to")},
    {MenuGroup::show, Menu::view, QT_TRANSLATE_NOOP("Menus", "Show")},
    {MenuGroup::size, Menu::view, QT_TRANSLATE_NOOP("Menus", "Size")},
    {MenuGroup::look, Menu::view, QT_TRANSLATE_NOOP("Menus", "Appearance")},
    {MenuGroup::panels, Menu::view, QT_TRANSLATE_NOOP("Menus", "Panels")},
    {MenuGroup::run, Menu::run},
    {MenuGroup::set_up, Menu::run},
    {MenuGroup::explore, Menu::run},
    {MenuGroup::costs, Menu::run},
    {MenuGroup::play, Menu::step},
    {MenuGroup::step, Menu::step},
    {MenuGroup::notable, Menu::step},
    {MenuGroup::lines, Menu::step},
    {MenuGroup::bookmarks, Menu::step, QT_TRANSLATE_NOOP("Menus", "Bookmarks"), true},
    {MenuGroup::choose, Menu::step, QT_TRANSLATE_NOOP("Menus", "Select a warp or lane"), true},
    {MenuGroup::lessons, Menu::lesson},
    {MenuGroup::pages, Menu::lesson},
    {MenuGroup::presenting, Menu::lesson},
    {MenuGroup::guide, Menu::help},
    {MenuGroup::find, Menu::help},
    {MenuGroup::about, Menu::help},
};
static_assert(std::size(group_rows) == static_cast<std::size_t>(MenuGroup::count), "every group has its row");
static_assert(std::size(rows) == static_cast<std::size_t>(Command::count), "every command has its row");

} // namespace

std::span<const CommandRow> command_rows() {
    return rows;
}

std::span<const MenuGroupRow> menu_group_rows() {
    return group_rows;
}

QString command_text(const CommandRow& row) {
    return QCoreApplication::translate("Commands", row.text);
}

QString menu_title(Menu menu) {
    constexpr const char* titles[menus] = {
        QT_TRANSLATE_NOOP("Menus", "&File"), QT_TRANSLATE_NOOP("Menus", "&Edit"),
        QT_TRANSLATE_NOOP("Menus", "&View"), QT_TRANSLATE_NOOP("Menus", "&Run"),
        QT_TRANSLATE_NOOP("Menus", "&Step"), QT_TRANSLATE_NOOP("Menus", "&Lesson"),
        QT_TRANSLATE_NOOP("Menus", "&Help")};
    return QCoreApplication::translate("Menus", titles[static_cast<std::size_t>(menu)]);
}

QString menu_title(const MenuGroupRow& group) {
    return *group.title == '\0' ? QString() : QCoreApplication::translate("Menus", group.title);
}

QString keys_text(const CommandRow& row) {
    QStringList keys;
    for (const QString& key : QString::fromLatin1(row.keys).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        keys << key_text(key);
    }
    return keys.join(QStringLiteral(", "));
}

} // namespace lockstep::gui

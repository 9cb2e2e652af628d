#include "app/gui/theme/style_sheet.h"

#include <cmath>

namespace lockstep::gui {
namespace {

// Style sheet template: @role is replaced by the theme's colour, #n# by n pixels at the current text size.
constexpr const char* sheet = R"(
QMainWindow, QDialog { background: @window; }
QMainWindow::separator { background: @window; width: 4px; height: 4px; }
QToolButton, QPushButton, QTabBar, QMenu, QAbstractItemView, QComboBox { icon-size: #16#; }
QMenuBar { background: @panel_alt; border-bottom: 1px solid @border; padding: 2px 12px; }
QMenuBar::item { padding: #4# #9#; background: transparent; }
QMenuBar::item:selected { background: @accent_soft; }
QMenu { background: @panel; border: 1px solid @outline; padding: 4px; menu-scrollable: 1; }
QMenu::item { padding: #6# #28#; }
QMenu::item:selected { background: @accent_soft; color: @text; }
QMenu::item:disabled { color: @disabled; }
QMenu::separator { height: 1px; background: @border; margin: 4px 8px; }
QToolBar { background: @panel_alt; border: 0; border-bottom: 1px solid @border; padding: 4px 10px; spacing: 4px; }
QToolBar::separator { width: 1px; background: @border; margin: 6px 8px; }
QToolButton { border: 1px solid transparent; border-radius: 4px; padding: 0 #7#; min-height: #32#; min-width: #18#; }
QToolButton:hover { background: @header; }
QToolButton:pressed, QToolButton:checked { background: @accent_soft; border-color: @accent; }
QToolButton:focus { border: 2px solid @accent; }
QToolButton[primary="true"] { background: @accent; color: @on_accent; font-weight: 600; padding: 0 #14#; }
QToolButton[primary="true"]:disabled { background: @header; color: @disabled; }
QToolButton[primary="true"]:hover { border-color: @text; }
QToolButton#qt_toolbar_ext_button { qproperty-icon: url(:/icons/right@theme.svg); min-width: #16#; padding: 0; }
QToolBar[rail="true"] { background: @header; border: 0; border-right: 1px solid @border; padding: 0; spacing: 0; }
QToolButton[rail="true"] { border: 0; border-left: #3# solid transparent; border-radius: 0; padding: #3# 0; min-height: 0; min-width: 0; }
QToolButton[rail="true"]:checked { background: @accent_soft; border-left-color: @accent; color: @accent; font-weight: 600; }
QToolButton[rail="true"]:focus { border: 2px solid @accent; }
QToolButton[field="true"] { background: @panel; border: 1px solid @outline; padding: 0 #10#; }
QToolButton[corner="true"] { min-height: #26#; min-width: #26#; padding: 0; }
QToolButton[small="true"] { min-height: #22#; min-width: #22#; padding: 0; }
QToolButton[chip="true"] { padding: 0 #8#; border: 1px solid @outline; }
QToolButton[chip="true"]:checked { background: @accent_soft; border-color: @accent; }
QToolButton[segment="true"] { min-height: #26#; padding: 0 #10#; border: 1px solid @outline; border-right: 0; border-radius: 0; background: @button; }
QToolButton[segment="true"][tight="true"] { padding: 0 #2#; }
QToolButton[segment="true"][last="true"] { border-right: 1px solid @outline; }
QToolButton[segment="true"]:checked { background: @accent_soft; border: 1px solid @accent; font-weight: 600; }
QToolButton[segment="true"]:focus { border: 2px solid @accent; }
QToolButton[segment="true"][inapplicable="true"] { color: @disabled; border-bottom: 2px dotted @disabled; }
QLabel[count="true"] { background: @warn; color: @panel; border-radius: 8px; min-height: #16#; max-height: #16#; min-width: #9#; padding: 0 #4#; font-weight: 600; }
QPushButton { background: @button; border: 1px solid @outline; border-radius: 4px; padding: 0 #14#; min-height: #30#; }
QPushButton[primary="true"] { background: @accent; color: @on_accent; font-weight: 600; }
QPushButton[primary="true"]:disabled { background: @header; color: @disabled; }
QListWidget { background: @panel; border: 1px solid @border; }
QListWidget::item { padding: 4px 2px; border: 0; }
QPushButton:hover { background: @header; }
QPushButton[primary="true"]:hover:!disabled { background: @accent; border-color: @text; }
QPushButton:focus { border: 2px solid @accent; }
QPushButton:disabled { color: @disabled; border-color: @border; }
QPushButton[tile="row"] { background: transparent; border: 0; border-bottom: 1px solid @border; border-radius: 0; padding: 0; min-height: 0; text-align: left; }
QPushButton[tile="card"] { background: @panel; border: 1px solid @border; border-radius: 0; padding: 0; min-height: 0; }
QPushButton[tile="row"]:hover:!disabled { background: @panel_alt; }
QPushButton[tile="card"]:hover { background: @panel_alt; border-color: @outline; }
QPushButton[tile="row"]:focus, QPushButton[tile="card"]:focus { border: 2px solid @accent; }
QPushButton[link="true"] { background: transparent; border: 1px solid transparent; color: @accent; font-weight: 600; padding: 0 #6#; min-height: #24#; }
QPushButton[link="true"]:hover { border-color: @outline; }
QPushButton[link="true"]:focus { border: 2px solid @accent; }
QWidget[page="true"] { background: @window; }
QFrame[part="framed"] { background: @panel; border: 1px solid @border; }
QFrame[part="drop"] { background: @panel; border: 2px dashed @outline; }
QComboBox, QAbstractSpinBox, QLineEdit { background: @panel; border: 1px solid @outline; border-radius: 4px; min-height: #30#;
    padding: 0 #8#; selection-background-color: @accent; selection-color: @on_accent; }
QSpinBox[compact="true"] { min-height: #20#; padding: 0 #4#; }
QLineEdit[flat="true"] { background: transparent; border: none; min-height: 0; padding: 0; }
QComboBox:focus, QAbstractSpinBox:focus, QLineEdit:focus { border: 2px solid @accent; }
QComboBox:disabled, QAbstractSpinBox:disabled { color: @disabled; border-color: @border; }
QComboBox::drop-down { border: 0; width: #24#; }
QComboBox::down-arrow { image: url(:/icons/down@theme.svg); width: #12#; height: #12#; }
QComboBox QAbstractItemView { background: @panel; border: 1px solid @outline; selection-background-color: @accent_soft;
    selection-color: @text; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { width: #22#; border: 0; border-left: 1px solid @border; background: transparent; }
QAbstractSpinBox::up-arrow { image: url(:/icons/up@theme.svg); width: #10#; height: #10#; }
QAbstractSpinBox::down-arrow { image: url(:/icons/down@theme.svg); width: #10#; height: #10#; }
QCheckBox::indicator, QAbstractItemView::indicator { width: #13#; height: #13#; background: @panel; border: 1px solid @outline; border-radius: 2px; }
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked { image: url(:/icons/check@theme.svg); }
QCheckBox::indicator:disabled { border-color: @border; }
QDockWidget { color: @text; }
QWidget[panel="true"] { background: @panel; border: 1px solid @border; border-top: 0; }
QWidget[title="true"] { background: @header; border: 1px solid @border; }
QWidget[bare="true"] { background: @panel; }
QLabel[heading="true"] { font-weight: 600; }
QLabel[quiet="true"] { color: @text2; }
QTabBar { qproperty-drawBase: 0; background: transparent; }
QTabBar::tab { background: transparent; border: 1px solid transparent; border-top: 3px solid transparent; padding: #5# #16# #6# #12#; color: @text2; }
QTabBar::tab:selected { background: @panel; border: 1px solid @border; border-top: 3px solid @accent; border-bottom: 1px solid @panel; color: @text; font-weight: 600; }
QTabBar::tab:hover:!selected { background: @header; }
QTabBar::tab:focus { border: 2px solid @accent; }
QMainWindow > QTabBar::tab { padding: #4# #7# #4# #7#; }
QMainWindow > QTabBar::tab:selected { font-weight: 400; }
QTabBar::scroller { width: #48#; }
QTabBar QToolButton { min-width: 0; min-height: 0; padding: 0; border-radius: 0; background: @panel_alt; }
QTabBar QToolButton::left-arrow { image: url(:/icons/left@theme.svg); width: #12#; height: #12#; }
QTabBar QToolButton::right-arrow { image: url(:/icons/right@theme.svg); width: #12#; height: #12#; }
QToolButton[bare_menu="true"]::menu-indicator { image: none; }
QTabWidget::pane { border: 1px solid @border; background: @panel; top: -1px; }
QTreeView { background: @panel; border: 0; outline: 0; }
QTreeView:focus { border: 2px solid @accent; }
QTreeView::item { min-height: #26#; border: 0; padding-right: 8px; }
QTreeView::item:hover { background: @panel_alt; }
QTreeView::item:selected { background: @accent_soft; color: @text; }
QTreeView::branch { background: @panel; }
QTreeView::branch:has-children:closed { image: url(:/icons/right@theme.svg); }
QTreeView::branch:has-children:open { image: url(:/icons/down@theme.svg); }
QTreeView::branch:selected { background: @accent_soft; }
QStatusBar { background: @header; border-top: 1px solid @border; min-height: #28#; }
QStatusBar::item { border: 0; }
QToolTip { background: @panel; color: @text; border: 1px solid @outline; padding: 4px; }
QScrollBar:vertical { background: @panel_alt; width: 12px; margin: 0; }
QScrollBar:horizontal { background: @panel_alt; height: 12px; margin: 0; }
QScrollBar::handle { background: @outline; border-radius: 3px; margin: 3px; min-width: 24px; min-height: 24px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QProgressBar { background: @panel; border: 1px solid @outline; border-radius: 3px; max-height: 12px; min-width: 140px; }
QProgressBar::chunk { background: @accent; }
QFrame[message="error"] { background: @error_soft; border: 0; border-left: 4px solid @error; }
QFrame[message="info"] { background: @panel_alt; border: 0; border-left: 4px solid @accent; }
QFrame[message="changed"] { background: @warn_soft; border: 0; border-left: 4px solid @warn; }
QLabel[badge="warn"] { background: @warn_soft; color: @text; border-left: 4px solid @warn; padding: 4px 8px; }
QLabel[badge="plain"] { background: @panel; color: @text2; }
QLabel[badge="ok"] { background: @ok_soft; color: @text; border-left: 4px solid @ok; padding: 4px 8px; }
QLabel[badge="error"] { background: @error_soft; color: @text; border-left: 4px solid @error; padding: 4px 8px; }
QLabel[badge="advice"] { background: @panel; color: @text; border: 1px solid @outline; padding: 3px 8px; }
QPushButton[source_line="true"] { background: @current_line; border: 1px solid @border; border-radius: 0; padding: 3px 8px; min-height: #18#; text-align: left; }
QPushButton[source_line="true"]:hover { border-color: @outline; }
QPushButton[source_line="true"]:focus { border: 2px solid @accent; }
QFrame[card="error"], QFrame[card="warn"], QFrame[card="ok"], QFrame[card="advice"] { background: @panel_alt; border: 1px solid @border; }
QFrame[card="error"] { border-left: 4px solid @error; }
QFrame[card="warn"] { border-left: 4px solid @warn; }
QFrame[card="ok"] { border-left: 4px solid @ok; }
QFrame[card="advice"] { border-left: 4px solid @outline; }
QFrame[chosen="true"] { background: @accent_soft; }
QFrame[card="error"]:focus, QFrame[card="warn"]:focus, QFrame[card="ok"]:focus, QFrame[card="advice"]:focus { border: 2px solid @accent; }
QPushButton[answer="open"], QPushButton[answer="right"], QPushButton[answer="wrong"] { text-align: left; padding: 0; }
QPushButton[answer="right"], QPushButton[answer="right"]:disabled { background: @ok_soft; border: 2px solid @ok; color: @text; }
QPushButton[answer="wrong"], QPushButton[answer="wrong"]:disabled { background: @error_soft; border: 2px solid @error; color: @text; }
QToolButton[lane="open"], QToolButton[lane="right"], QToolButton[lane="wrong"], QToolButton[lane="missed"] { border: 1px solid @outline; background: @panel; border-radius: 0; padding: 0; min-width: 0; min-height: #36#; }
QToolButton[lane="open"]:focus { border: 2px solid @accent; }
QToolButton[lane="right"] { background: @ok; color: @panel; font-weight: 600; }
QToolButton[lane="wrong"] { background: @error_soft; border: 2px solid @error; text-decoration: line-through; }
QToolButton[lane="missed"] { border: 2px dashed @ok; }
QLabel[preview="true"] { background: @panel_alt; border: 1px solid @border; }
QTableView { background: @panel; gridline-color: @border; border: 0; selection-background-color: @accent_soft;
    selection-color: @text; alternate-background-color: @panel_alt; }
QSplitter::handle { background: @border; }
QSplitter::handle:vertical { height: 1px; margin: 2px 0; }
QSplitter::handle:horizontal { width: 1px; margin: 0 2px; }
QTableWidget { background: @panel; gridline-color: @border; border: 1px solid @border; }
QHeaderView::section { background: @header; border: 0; border-bottom: 1px solid @border; padding: 6px 10px; font-weight: 600; }
)";

struct Name {
    const char* name;
    Role role;
};
// Longer names come first, so that "@panel_alt" is not replaced as "@panel".
constexpr Name names[] = {{"panel_alt", Role::panel_alt},
                          {"accent_soft", Role::accent_soft},
                          {"on_accent", Role::on_accent},
                          {"error_soft", Role::error_soft},
                          {"current_line", Role::current_line},
                          {"window", Role::window},
                          {"panel", Role::panel},
                          {"header", Role::header},
                          {"button", Role::button},
                          {"border", Role::border},
                          {"outline", Role::outline},
                          {"text2", Role::text2},
                          {"text", Role::text},
                          {"disabled", Role::disabled},
                          {"accent", Role::accent},
                          {"error", Role::error},
                          {"warn_soft", Role::warn_soft},
                          {"warn", Role::warn},
                          {"ok_soft", Role::ok_soft},
                          {"ok", Role::ok}};

} // namespace

QString style_sheet(const Theme& theme, double text_scale) {
    QString text = QString::fromLatin1(sheet);
    text.replace(QLatin1String("@theme"), theme.is_dark() ? QLatin1String("-dark") : QLatin1String("-light"));
    for (const Name& entry : names) {
        text.replace(QLatin1Char('@') + QLatin1String(entry.name), theme[entry.role].name());
    }
    for (int pixels = 1; pixels <= 48; ++pixels) {
        text.replace(QStringLiteral("#%1#").arg(pixels),
                     QStringLiteral("%1px").arg(std::lround(pixels * text_scale)));
    }
    return text;
}

} // namespace lockstep::gui

#include "app/gui/theme/theme.h"

#include "app/gui/theme/heat.h"

#include <QGuiApplication>

namespace lockstep::gui {
namespace {

/// The colours of a role in the light, dark and high-contrast theme, and the colour of text on them.
struct Row {
    Role role;
    std::array<QRgb, 3> colour;
    std::array<QRgb, 3> ink;
};

constexpr QRgb rgb(unsigned value) {
    return 0xFF000000U | value;
}
constexpr Row row(Role role, unsigned light, unsigned dark, unsigned contrast) {
    return {role,
            {rgb(light), rgb(dark), rgb(contrast)},
            {rgb(0x171B22), rgb(0xEEF0F4), rgb(0x000000)}}; // the colours of text on these colours
}
constexpr Row row(Role role, unsigned light, unsigned light_ink, unsigned dark, unsigned dark_ink,
                  unsigned contrast, unsigned contrast_ink) {
    return {role, {rgb(light), rgb(dark), rgb(contrast)}, {rgb(light_ink), rgb(dark_ink), rgb(contrast_ink)}};
}

constexpr Row rows[] = {
    row(Role::window, 0xEEF0F3, 0x16191E, 0xFFFFFF),
    row(Role::panel, 0xFFFFFF, 0x1E2228, 0xFFFFFF),
    row(Role::panel_alt, 0xF6F7F9, 0x252A31, 0xFFFFFF),
    row(Role::header, 0xE4E7EC, 0x2B3038, 0xFFFFFF),
    row(Role::button, 0xFAFBFC, 0x2B3038, 0xFFFFFF),
    row(Role::border, 0xC3C9D2, 0x424A55, 0x000000),
    row(Role::outline, 0x727C8A, 0x8791A0, 0x000000),
    row(Role::grid, 0xDDE1E7, 0x343B45, 0xB5B5B5),
    row(Role::text, 0x171B22, 0xEEF0F4, 0x000000),
    row(Role::text2, 0x444D5B, 0xBCC3CE, 0x000000),
    row(Role::disabled, 0x69727F, 0x98A1AE, 0x4A4A4A),
    row(Role::accent, 0x4338CA, 0xFFFFFF, 0x8FB4FF, 0x0C1A33, 0x1A00B8, 0xFFFFFF),
    row(Role::on_accent, 0xFFFFFF, 0x0C1A33, 0xFFFFFF),
    row(Role::accent_soft, 0xE6E5FA, 0x26385C, 0xE3DFFF),
    row(Role::current_line, 0xFFF6D6, 0x3A3416, 0xFFF1B8),
    row(Role::ok, 0x00795A, 0x4CC596, 0x006B49),
    row(Role::ok_soft, 0xDFF3EB, 0x16352A, 0xDDF5EA),
    row(Role::warn, 0x8A5A00, 0xF2C14E, 0x7A4E00),
    row(Role::warn_soft, 0xFFF3CF, 0x3A3013, 0xFFF3CF),
    row(Role::error, 0xB3140A, 0xFFFFFF, 0xFF8A75, 0x14161A, 0xB00000, 0xFFFFFF),
    row(Role::error_soft, 0xFDE7E4, 0x43211C, 0xFFE3E0),
    row(Role::code_keyword, 0x7A1FA2, 0xD7A6FF, 0x6A0F94),
    row(Role::code_call, 0x0B57A4, 0x86C5FF, 0x003E86),
    row(Role::code_comment, 0x5F6B7A, 0x98A1AE, 0x444444),
    row(Role::active, 0x188468, 0xFFFFFF, 0x1BAA8A, 0x0B1210, 0x0A8560, 0xFFFFFF),
    row(Role::ready, 0xF8C300, 0x171B22, 0xFCDF57, 0x14161A, 0xFBDC1E, 0x000000),
    row(Role::blocked_global, 0xDB0500, 0xFFFFFF, 0xE7792C, 0x120700, 0xE01417, 0xFFFFFF),
    row(Role::blocked_local, 0x9E4AA3, 0xFFFFFF, 0xB7369D, 0xFFFFFF, 0x940498, 0xFFFFFF),
    row(Role::barrier, 0x19274B, 0xFFFFFF, 0x978AFC, 0x0C0A1E, 0x00112D, 0xFFFFFF),
    row(Role::masked, 0xDCDEE2, 0x444D5B, 0x38393A, 0xBCC3CE, 0xECEEF1, 0x000000),
    row(Role::broadcast, 0x50B8FD, 0x171B22, 0x90E5FB, 0x14161A, 0x3EC6FD, 0x000000),
    row(Role::ready_line, 0x8A6A00, 0xFCDF57, 0x000000),
    row(Role::broadcast_line, 0x0072A8, 0x90E5FB, 0x000000),
    row(Role::masked_line, 0x727C8A, 0x8791A0, 0x000000),
    row(Role::conflict_line, 0x752A79, 0xE58ACF, 0x640067),
    row(Role::conflict2, 0xDDB3DF, 0x171B22, 0x5A1A4D, 0xFFFFFF, 0xE4A6E6, 0x000000),
    row(Role::conflict4, 0xC27DC6, 0x171B22, 0x8A2875, 0xFFFFFF, 0xC55FC9, 0x000000),
    row(Role::conflict8, 0x9E4AA3, 0xFFFFFF, 0xB7369D, 0xFFFFFF, 0x940498, 0xFFFFFF),
    row(Role::conflict16, 0x752A79, 0xFFFFFF, 0xE384CC, 0x14161A, 0x640067, 0xFFFFFF),
    row(Role::conflict32, 0x48104C, 0xFFFFFF, 0xFBD3F0, 0x14161A, 0x360038, 0xFFFFFF),
    row(Role::series_a, 0x4338CA, 0xFFFFFF, 0x8FB4FF, 0x14161A, 0x1A00B8, 0xFFFFFF),
    row(Role::series_b, 0xC2410C, 0xFFFFFF, 0xFF9A5C, 0x14161A, 0xB03A00, 0xFFFFFF),
    row(Role::series_c, 0x00795A, 0xFFFFFF, 0x4CC596, 0x14161A, 0x006B49, 0xFFFFFF),
    row(Role::series_d, 0x5B6470, 0xFFFFFF, 0xE3E6EB, 0x14161A, 0x444444, 0xFFFFFF),
    row(Role::conflict_soft, 0xF6E4F3, 0x3A1B35, 0xF6E4F3),
    row(Role::broadcast_soft, 0xE2F5FF, 0x12343F, 0xE2F5FF),
    row(Role::request_soft, 0xD7EEE6, 0x173A31, 0xD7EEE6),
};
static_assert(std::size(rows) + 1 == static_cast<std::size_t>(Role::count), "every role has its row");

} // namespace

Theme::Theme(ThemeName name) : name_(name) {
    const auto column = static_cast<std::size_t>(name);
    for (const Row& entry : rows) {
        colours_[static_cast<std::size_t>(entry.role)] = QColor(entry.colour[column]);
        inks_[static_cast<std::size_t>(entry.role)] = QColor(entry.ink[column]);
    }
}

QColor Theme::resolve(Colour colour) const {
    switch (colour.kind) {
    case Colour::Kind::plain:
        return (*this)[colour.role];
    case Colour::Kind::ink:
        return ink(colour.role);
    case Colour::Kind::heat:
        return cividis(colour.heat);
    case Colour::Kind::heat_ink:
        return ink_for(cividis(colour.heat));
    }
    return {};
}

QPalette Theme::palette() const {
    const Theme& t = *this;
    QPalette p;
    const auto set = [&p](QPalette::ColorRole role, const QColor& colour) { p.setColor(role, colour); };
    set(QPalette::Window, t[Role::window]);
    set(QPalette::WindowText, t[Role::text]);
    set(QPalette::Base, t[Role::panel]);
    set(QPalette::AlternateBase, t[Role::panel_alt]);
    set(QPalette::Text, t[Role::text]);
    set(QPalette::PlaceholderText, t[Role::disabled]);
    set(QPalette::Button, t[Role::button]);
    set(QPalette::ButtonText, t[Role::text]);
    set(QPalette::BrightText, t[Role::error]);
    set(QPalette::ToolTipBase, t[Role::panel]);
    set(QPalette::ToolTipText, t[Role::text]);
    set(QPalette::Highlight, t[Role::accent]);
    set(QPalette::HighlightedText, t[Role::on_accent]);
    set(QPalette::Link, t[Role::accent]);
    set(QPalette::LinkVisited, t[Role::accent]);
    set(QPalette::Light, t[Role::panel]);
    set(QPalette::Midlight, t[Role::panel_alt]);
    set(QPalette::Mid, t[Role::border]);
    set(QPalette::Dark, t[Role::outline]);
    set(QPalette::Shadow, t[Role::outline]);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        p.setColor(QPalette::Disabled, role, t[Role::disabled]);
    }
    return p;
}

ThemeName theme_named(const QString& name) {
    if (name == QLatin1String("light")) {
        return ThemeName::light;
    }
    if (name == QLatin1String("dark")) {
        return ThemeName::dark;
    }
    if (name == QLatin1String("contrast")) {
        return ThemeName::contrast;
    }
    // Qt 6.4 cannot report the colour scheme, so it is derived from the desktop's palette.
    static const bool desktop_is_dark = QPalette().color(QPalette::Window).lightness() < 128;
    return desktop_is_dark ? ThemeName::dark : ThemeName::light;
}

} // namespace lockstep::gui

#pragma once

#include <cstdint>

namespace lockstep::gui {

/// The purpose of a colour. Painters use roles; the theme maps them to colours.
enum class Role : std::uint8_t {
    none, ///< nothing is painted
    window,
    panel,
    panel_alt,
    header,
    button,
    border,
    outline,
    grid,
    text,
    text2,
    disabled,
    accent,
    on_accent,
    accent_soft,
    current_line,
    ok,
    ok_soft,
    warn,
    warn_soft,
    error,
    error_soft,
    code_keyword,
    code_call,
    code_comment,
    active,
    ready,
    blocked_global,
    blocked_local,
    barrier,
    masked,
    broadcast,
    ready_line,
    broadcast_line,
    masked_line,
    conflict_line,
    conflict2,
    conflict4,
    conflict8,
    conflict16,
    conflict32,
    series_a,
    series_b,
    series_c,
    series_d,
    conflict_soft,
    broadcast_soft,
    request_soft,
    count
};

/// A colour that a theme can resolve: the colour of a role, the colour of text on it, or a position on the
/// heat scale.
struct Colour {
    enum class Kind : std::uint8_t { plain, ink, heat, heat_ink };
    Role role = Role::none;
    Kind kind = Kind::plain;
    float heat = 0; ///< position on the heat scale, 0 to 1

    constexpr Colour() = default;
    constexpr Colour(Role r) : role(r) {} // NOLINT(google-explicit-constructor): a role is a colour
    constexpr Colour(Role r, Kind k, float h = 0) : role(r), kind(k), heat(h) {}
    friend bool operator==(const Colour&, const Colour&) = default;
};

[[nodiscard]] constexpr Colour ink_on(Role role) {
    return {role, Colour::Kind::ink};
}
[[nodiscard]] constexpr Colour heat_colour(double share) {
    return {Role::text, Colour::Kind::heat, static_cast<float>(share)};
}
[[nodiscard]] constexpr Colour heat_ink(double share) {
    return {Role::text, Colour::Kind::heat_ink, static_cast<float>(share)};
}
/// Returns the role for the fill of a bank that needs `degree` passes (2 or more).
[[nodiscard]] constexpr Role conflict_role(unsigned degree) {
    if (degree >= 32) {
        return Role::conflict32;
    }
    if (degree >= 16) {
        return Role::conflict16;
    }
    if (degree >= 8) {
        return Role::conflict8;
    }
    return degree >= 4 ? Role::conflict4 : Role::conflict2;
}
/// Returns the role for the n-th compared series (A, B, C, D, then A again).
[[nodiscard]] constexpr Role series_role(unsigned n) {
    constexpr Role roles[] = {Role::series_a, Role::series_b, Role::series_c, Role::series_d};
    return roles[n % 4];
}

} // namespace lockstep::gui

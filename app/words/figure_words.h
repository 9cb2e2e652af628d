#pragma once

namespace lockstep {

/// The context under which lupdate files the words below.
inline constexpr const char* figure_context = "Figures";

/// Whether the figure has words: tables show those that do.
[[nodiscard]] bool has_figure_words(const char* key);
/// "bank conflicts of local reads" for the figure's key. English, a key for translation in figure_context.
[[nodiscard]] const char* figure_words(const char* key);
/// "read conflicts", as the head of a column. English, a key for translation in figure_context.
[[nodiscard]] const char* short_figure_words(const char* key);
/// What it is, with its formula and whether it is measured, counted or modelled; empty where that is not said.
/// English, a key for translation in figure_context.
[[nodiscard]] const char* figure_definition(const char* key);

} // namespace lockstep

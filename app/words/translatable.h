#pragma once

// Macros that mark texts for lupdate without requiring Qt. A Reader (app/words/phrase.h) translates the texts.

/// Marks a text for lupdate and expands to the text: QT_TRANSLATE_NOOP("Context", "text").
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

/// Like QT_TRANSLATE_NOOP, for a sentence whose %1 is a count. Translations contain one text per plural form
/// of their language.
#ifndef QT_TRANSLATE_N_NOOP
#define QT_TRANSLATE_N_NOOP(context, text) text
#endif

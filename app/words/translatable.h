#pragma once

// Marks texts for lupdate without needing Qt. The command line prints them unchanged; the window translates
// them (app/gui/theme/core_words.h).

/// QT_TRANSLATE_NOOP("Context", "text") expands to the text.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

/// The same for a sentence whose %1 is a count: a translation has one form for each plural form of its
/// language.
#ifndef QT_TRANSLATE_N_NOOP
#define QT_TRANSLATE_N_NOOP(context, text) text
#endif

#pragma once

// Marks texts for lupdate without needing Qt. The command line prints them as they stand; the window
// translates them (app/gui/theme/core_words.h).

/// QT_TRANSLATE_NOOP("Context", "text") is the text.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

/// The same for a sentence whose first place, %1, holds a count: it has as many forms as the language has for
/// counts.
#ifndef QT_TRANSLATE_N_NOOP
#define QT_TRANSLATE_N_NOOP(context, text) text
#endif

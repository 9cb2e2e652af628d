#pragma once

/// Marks a text for lupdate without needing Qt: QT_TRANSLATE_NOOP("Context", "text") is the text. The window
/// translates it with QCoreApplication::translate("Context", text), the command line prints it as it stands.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <string>

class QTranslator;

namespace lockstep::gui {

/// The codes of the languages that are built in, one for each translations/lockstep_CODE.ts: "en", "pt_BR".
[[nodiscard]] QStringList languages();

/// What a language calls itself: "Português (Brasil)".
[[nodiscard]] QString language_title(const QString& code);

/// Adds a language that is not built in.
void add_language(const QString& code, std::function<QTranslator*()> make);

/// Words the application in this language from here on, numbers too; widgets that are there keep their words.
/// A code that is not among languages() means the system's language, or English where that is not among them.
void use_language(const QString& code);

/// The folder below resources/catalogue for the language in use.
[[nodiscard]] std::string catalogue_language();

} // namespace lockstep::gui

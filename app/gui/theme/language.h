#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <string>

class QTranslator;

namespace lockstep::gui {

/// The codes of the included languages, one for each translations/lockstep_CODE.ts: "en", "pt_BR".
[[nodiscard]] QStringList languages();

/// The name of a language in that language: "Português (Brasil)".
[[nodiscard]] QString language_title(const QString& code);

/// Adds a language that is not included.
void add_language(const QString& code, std::function<QTranslator*()> make);

/// Sets the application's language for further texts and numbers; existing widgets keep their texts. A code
/// that is not in languages() selects the system's language, or English if that is not available.
void use_language(const QString& code);

/// The folder below resources/catalogue for the current language.
[[nodiscard]] std::string catalogue_language();

} // namespace lockstep::gui

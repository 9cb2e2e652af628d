#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <string>

class QTranslator;

namespace lockstep {
class Vocabulary;
}

namespace lockstep::gui {

/// Returns the codes of the included languages, one per translations/lockstep_CODE.ts: "en", "pt_BR".
[[nodiscard]] QStringList languages();

/// Returns the name of a language in that language: "Português (Brasil)".
[[nodiscard]] QString language_title(const QString& code);

/// Adds a language that is not included in the program.
void add_language(const QString& code, std::function<QTranslator*()> make);

/// Sets the application's language for texts and numbers created from now on; existing widgets keep their
/// texts. If the code is not in languages(), uses the system's language, or English if that is not available.
void use_language(const QString& code);

/// Sets the vocabulary (app/words/language/vocabulary.h) that the next call of use_language() uses. An unknown name
/// means that of OpenCL.
void use_vocabulary(const QString& name);

/// Returns the vocabulary of the current language, for texts that tr() does not translate: those of the catalogue
/// and of lessons. Only for the window's thread.
[[nodiscard]] const Vocabulary& shown_vocabulary();
/// Returns such a text in the words of this vocabulary.
[[nodiscard]] std::string in_vocabulary(const std::string& text);

/// Returns the folder in resources/catalogue for the current language.
[[nodiscard]] std::string catalogue_language();

} // namespace lockstep::gui

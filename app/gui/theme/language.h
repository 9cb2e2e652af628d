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

/// Uses another language and vocabulary while it exists, for texts that are made meanwhile, such as those of an export.
/// Empty names mean those of the window. Only for the window's thread, and never across its event loop.
class OtherWords {
public:
    OtherWords(const QString& language, const QString& vocabulary);
    ~OtherWords();
    OtherWords(const OtherWords&) = delete;
    OtherWords& operator=(const OtherWords&) = delete;

private:
    const QString language_;   ///< to be used again
    const QString vocabulary_; ///< to be used again
    const bool is_other_;
};

/// Returns the vocabulary of the current language, for texts that tr() does not translate: those of the catalogue
/// and of lessons. Only for the window's thread.
[[nodiscard]] const Vocabulary& shown_vocabulary();
/// Returns such a text in the words of this vocabulary.
[[nodiscard]] std::string in_vocabulary(const std::string& text);

/// Returns the language that the program uses if none was chosen: that of the system, or English.
[[nodiscard]] std::string usual_language();
/// Returns the name of the current vocabulary.
[[nodiscard]] std::string vocabulary_name();

/// Returns the folder in resources/catalogue for the current language.
[[nodiscard]] std::string catalogue_language();

} // namespace lockstep::gui

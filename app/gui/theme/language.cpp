#include "app/gui/theme/language.h"

#include "app/words/language/vocabulary.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QPointer>
#include <QTranslator>
#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <utility>

namespace lockstep::gui {
namespace {

const QString folder = QStringLiteral(":/i18n");
const QString prefix = QStringLiteral("lockstep_");

std::map<QString, std::function<QTranslator*()>>& added_languages() {
    static std::map<QString, std::function<QTranslator*()>> added;
    return added;
}

std::string& current_vocabulary_name() {
    static std::string name(vocabulary_names.front());
    return name;
}

/// The code that use_language() was given last.
QString& current_language() {
    static QString code;
    return code;
}

/// Protects the current vocabulary, which threads that make pictures read.
std::mutex& vocabulary_mutex() {
    static std::mutex mutex;
    return mutex;
}

/// The vocabulary for texts that are not translated by Qt. Only the window's thread changes it.
Vocabulary& current_vocabulary() {
    static Vocabulary vocabulary;
    return vocabulary;
}

/// Translates texts by a .qm file, and then changes their words to those of a vocabulary, before their placeholders
/// are filled. May be used by several threads.
class WordingTranslator : public QTranslator {
public:
    explicit WordingTranslator(Vocabulary vocabulary) : vocabulary_(std::move(vocabulary)) {}

    [[nodiscard]] bool isEmpty() const override { return vocabulary_.empty() && QTranslator::isEmpty(); }

    [[nodiscard]] QString translate(const char* context, const char* source, const char* note,
                                    int count) const override {
        QString translated = QTranslator::translate(context, source, note, count);
        if (vocabulary_.empty()) {
            return translated;
        }
        const std::string text = translated.isNull() ? source : translated.toStdString();
        return QString::fromStdString(vocabulary_.apply(text));
    }

private:
    const Vocabulary vocabulary_;
};

/// Returns the current translator, which the application owns.
QPointer<QTranslator>& current_translator() {
    static QPointer<QTranslator> current;
    return current;
}

/// Removes and deletes a translator. Waits for threads that translate, which the destructor alone does not.
void forget(QTranslator* translator) {
    if (translator != nullptr) {
        QCoreApplication::removeTranslator(translator);
        delete translator;
    }
}

/// Translates the texts of Qt's own dialogs, such as Cancel, to the default locale if Qt's translations are installed.
void translate_dialogs() {
    static QPointer<QTranslator> current;
    forget(current);
    current = new QTranslator(QCoreApplication::instance());
    if (current->load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
                      QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(current);
    }
}

QString file_of(const QLocale& locale) {
    const QStringList there = languages();
    const QString name = locale.name(); // for example "pt_BR"
    const QString language = name.section(QLatin1Char('_'), 0, 0);
    return there.contains(name) ? name : there.contains(language) ? language : QStringLiteral("en");
}

/// Returns the system's locale. Replaces "C" by English, because "C" does not group digits.
QLocale system_locale() {
    const QLocale system = QLocale::system();
    return system.language() == QLocale::C ? QLocale(QStringLiteral("en_US")) : system;
}

} // namespace

QStringList languages() {
    QStringList codes;
    for (const QString& file :
         QDir(folder).entryList({prefix + QStringLiteral("*.qm")}, QDir::Files, QDir::Name)) {
        codes << file.section(QLatin1Char('.'), 0, 0).mid(prefix.size());
    }
    for (const auto& [code, make] : added_languages()) {
        codes << code;
    }
    return codes;
}

QString language_title(const QString& code) {
    const QLocale locale(code);
    QString title = code == QLatin1String("en") ? QStringLiteral("English") : locale.nativeLanguageName();
    if (title.isEmpty()) {
        return code;
    }
    title[0] = title[0].toUpper();
    const bool has_country = code.contains(QLatin1Char('_'));
    return has_country ? QStringLiteral("%1 (%2)").arg(title, locale.nativeTerritoryName()) : title;
}

void add_language(const QString& code, std::function<QTranslator*()> make) {
    added_languages()[code] = std::move(make);
}

void use_language(const QString& code) {
    current_language() = code;
    forget(
        current_translator()); // explicitly, because its destructor would uninstall it after its vocabulary is destroyed
    QLocale::setDefault(languages().contains(code) ? QLocale(code) : system_locale());
    translate_dialogs();
    const auto added = added_languages().find(code);
    const bool is_added = added != added_languages().end();
    const std::string vocabulary_language = file_of(QLocale()).toStdString();
    {
        const std::lock_guard lock(vocabulary_mutex());
        current_vocabulary() = vocabulary_for(vocabulary_language, current_vocabulary_name());
    }
    QTranslator* const translator = is_added ? added->second() : new WordingTranslator(current_vocabulary());
    translator->setParent(QCoreApplication::instance());
    current_translator() = translator;
    const bool is_loaded = is_added || translator->load(prefix + file_of(QLocale()), folder);
    if (is_loaded || !current_vocabulary().empty()) {
        QCoreApplication::installTranslator(translator);
    }
}

void use_vocabulary(const QString& name) {
    const std::string wanted = name.toStdString();
    const bool is_known = std::ranges::find(vocabulary_names, wanted) != vocabulary_names.end();
    current_vocabulary_name() = is_known ? wanted : std::string(vocabulary_names.front());
}

OtherWords::OtherWords(const QString& language, const QString& vocabulary)
    : language_(current_language()),
      vocabulary_(QString::fromStdString(current_vocabulary_name())),
      is_other_((!language.isEmpty() && language.toStdString() != catalogue_language()) ||
                (!vocabulary.isEmpty() && vocabulary != vocabulary_)) {
    if (is_other_) {
        use_vocabulary(vocabulary.isEmpty() ? vocabulary_ : vocabulary);
        use_language(language.isEmpty() ? language_ : language);
    }
}

OtherWords::~OtherWords() {
    if (is_other_) {
        use_vocabulary(vocabulary_);
        use_language(language_);
    }
}

std::string in_vocabulary(const std::string& text) {
    const std::lock_guard lock(vocabulary_mutex());
    return current_vocabulary().apply(text);
}

const Vocabulary& shown_vocabulary() {
    return current_vocabulary();
}

std::string usual_language() {
    return file_of(system_locale()).toStdString();
}

std::string vocabulary_name() {
    return current_vocabulary_name();
}

std::string catalogue_language() {
    return file_of(QLocale()).toStdString();
}

} // namespace lockstep::gui

#include "app/gui/theme/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>
#include <QPointer>
#include <QTranslator>
#include <map>
#include <utility>

namespace lockstep::gui {
namespace {

const QString folder = QStringLiteral(":/i18n");
const QString prefix = QStringLiteral("lockstep_");

std::map<QString, std::function<QTranslator*()>>& added_languages() {
    static std::map<QString, std::function<QTranslator*()>> added;
    return added;
}

/// Returns the current translator, which the application owns.
QPointer<QTranslator>& current_translator() {
    static QPointer<QTranslator> current;
    return current;
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
    delete current_translator(); // also uninstalls the translator
    QLocale::setDefault(languages().contains(code) ? QLocale(code) : system_locale());
    const auto added = added_languages().find(code);
    const bool is_added = added != added_languages().end();
    QTranslator* const translator = is_added ? added->second() : new QTranslator;
    translator->setParent(QCoreApplication::instance());
    current_translator() = translator;
    if (is_added || translator->load(prefix + file_of(QLocale()), folder)) {
        QCoreApplication::installTranslator(translator);
    }
}

std::string catalogue_language() {
    return file_of(QLocale()).toStdString();
}

} // namespace lockstep::gui

#include "app/gui/theme/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>
#include <QTranslator>

namespace lockstep::gui {
namespace {

const QString folder = QStringLiteral(":/i18n");
const QString prefix = QStringLiteral("lockstep_");

QString file_of(const QLocale& locale) {
    const QStringList there = languages();
    const QString name = locale.name(); // "pt_BR"
    const QString language = name.section(QLatin1Char('_'), 0, 0);
    return there.contains(name) ? name : there.contains(language) ? language : QStringLiteral("en");
}

} // namespace

QStringList languages() {
    QStringList codes;
    for (const QString& file :
         QDir(folder).entryList({prefix + QStringLiteral("*.qm")}, QDir::Files, QDir::Name)) {
        codes << file.section(QLatin1Char('.'), 0, 0).mid(prefix.size());
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

void use_language(const QString& code) {
    QLocale::setDefault(languages().contains(code) ? QLocale(code) : QLocale::system());
    auto* translator = new QTranslator(QCoreApplication::instance());
    if (translator->load(prefix + file_of(QLocale()), folder)) {
        QCoreApplication::installTranslator(translator);
    }
}

std::string catalogue_language() {
    return file_of(QLocale()).toStdString();
}

} // namespace lockstep::gui

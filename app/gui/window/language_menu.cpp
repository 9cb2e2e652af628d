#include "app/gui/window/language_menu.h"

#include "app/gui/model/settings.h"
#include "app/gui/theme/language.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

namespace lockstep::gui {
namespace {

struct LanguageWords {
    Q_DECLARE_TR_FUNCTIONS(LanguageWords)
};

void add_language(QMenu& menu, QActionGroup& group, Settings& settings, const QString& code,
                  const QString& title) {
    QAction* action = menu.addAction(title);
    action->setCheckable(true);
    action->setChecked(settings[Setting::language].toString() == code);
    group.addAction(action);
    QObject::connect(action, &QAction::triggered, &menu,
                     [&settings, code] { settings.set(Setting::language, code); });
}

} // namespace

QMenu* language_menu(Settings& settings, QWidget* parent) {
    auto* menu = new QMenu(LanguageWords::tr("Language (after restart)"), parent);
    auto* group = new QActionGroup(menu);
    add_language(*menu, *group, settings, QString(), LanguageWords::tr("System language"));
    for (const QString& code : languages()) {
        add_language(*menu, *group, settings, code, language_title(code));
    }
    return menu;
}

} // namespace lockstep::gui

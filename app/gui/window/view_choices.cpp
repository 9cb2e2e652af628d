#include "app/gui/window/view_choices.h"

#include "app/gui/theme/language.h"
#include "app/gui/window/appearance.h"
#include "app/gui/window/centre.h"
#include "app/gui/workspace/settings.h"
#include "app/words/language/vocabulary.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QLocale>
#include <QMenu>
#include <algorithm>
#include <array>
#include <iterator>

namespace lockstep::gui {
namespace {

struct ViewChoices {
    Q_DECLARE_TR_FUNCTIONS(ViewChoices)
};

constexpr const char* cell_numbers[] = {
    QT_TRANSLATE_NOOP("CellNumbers", "Value"), QT_TRANSLATE_NOOP("CellNumbers", "Work-item"),
    QT_TRANSLATE_NOOP("CellNumbers", "Address"), QT_TRANSLATE_NOOP("CellNumbers", "Bank"),
    QT_TRANSLATE_NOOP("CellNumbers", "Accesses so far")};

/// Creates a menu in which exactly one entry is checked. The entry's data identifies it.
QMenu* choice_menu(QWidget& parent, const QString& title) {
    auto* menu = new QMenu(title, &parent);
    new QActionGroup(menu);
    return menu;
}

QAction* add_choice(QMenu& menu, const QString& text, const QVariant& data) {
    QAction* action = menu.addAction(text);
    action->setCheckable(true);
    action->setData(data);
    menu.findChild<QActionGroup*>()->addAction(action);
    return action;
}

/// Checks the entry with this data, and no entry if none matches.
void mark_chosen(const QMenu& menu, const QVariant& data) {
    for (QAction* action : menu.actions()) {
        action->setChecked(action->data() == data);
    }
}

QMenu* theme_menu(QWidget& parent, Appearance& appearance) {
    QMenu* themes = choice_menu(parent, ViewChoices::tr("Theme"));
    for (const ThemeRow& row : theme_rows()) {
        const QString name = QString::fromLatin1(row.name);
        QObject::connect(add_choice(*themes, theme_title(row), name), &QAction::triggered, &appearance,
                         [&appearance, name] { appearance.show_theme(name); });
    }
    const auto show = [themes, &appearance] { mark_chosen(*themes, appearance.theme_name()); };
    QObject::connect(&appearance, &Appearance::changed, themes, show);
    show();
    return themes;
}

QMenu* text_size_menu(QWidget& parent, Settings& settings, const std::function<void()>& rebuild) {
    QMenu* sizes = choice_menu(parent, ViewChoices::tr("Text size"));
    for (const int percent : text_sizes) {
        QObject::connect(add_choice(*sizes, ViewChoices::tr("%1 %").arg(percent), percent),
                         &QAction::triggered, sizes, [&settings, percent, rebuild] {
                             settings.set(Setting::text_size, percent);
                             rebuild();
                         });
    }
    mark_chosen(*sizes, settings.number(Setting::text_size));
    return sizes;
}

QMenu* cell_number_menu(QWidget& parent, Settings& settings, Centre& centre) {
    QMenu* cells = choice_menu(parent, ViewChoices::tr("Show in cells"));
    for (int i = 0; i < static_cast<int>(std::size(cell_numbers)); ++i) {
        const QString text = QCoreApplication::translate("CellNumbers", cell_numbers[i]);
        QObject::connect(add_choice(*cells, text, i), &QAction::triggered, &centre, [&settings, &centre, i] {
            settings.set(Setting::cell_number, i);
            centre.set_cell_number(static_cast<CellNumber>(i));
        });
    }
    mark_chosen(*cells, settings.number(Setting::cell_number));
    return cells;
}

} // namespace

ViewChoiceMenus view_choice_menus(QWidget& parent, Settings& settings, Appearance& appearance, Centre& centre,
                                  const std::function<void()>& rebuild) {
    return {.theme = theme_menu(parent, appearance),
            .text_size = text_size_menu(parent, settings, rebuild),
            .language = language_menu(settings, &parent, rebuild),
            .vocabulary = vocabulary_menu(settings, &parent, rebuild),
            .cells = cell_number_menu(parent, settings, centre)};
}

namespace {

struct LanguageWords {
    Q_DECLARE_TR_FUNCTIONS(LanguageWords)
};

void add_language(QMenu& menu, QActionGroup& group, Settings& settings, const QString& code,
                  const QString& title, const std::function<void()>& changed) {
    QAction* action = menu.addAction(title);
    action->setCheckable(true);
    action->setChecked(settings[Setting::language].toString() == code);
    if (!code.isEmpty()) {
        action->setProperty(also_found_by, QLocale::languageToString(QLocale(code).language()));
    }
    group.addAction(action);
    QObject::connect(action, &QAction::triggered, &menu, [&settings, code, changed] {
        settings.set(Setting::language, code);
        changed();
    });
}

} // namespace

QMenu* vocabulary_menu(Settings& settings, QWidget* parent, const std::function<void()>& changed) {
    QMenu* menu = choice_menu(*parent, ViewChoices::tr("Words"));
    const std::array titles{ViewChoices::tr("OpenCL"), ViewChoices::tr("CUDA"),
                            ViewChoices::tr("GLSL and WebGPU"), ViewChoices::tr("AMD")};
    static_assert(titles.size() == vocabulary_names.size());
    for (std::size_t i = 0; i < titles.size(); ++i) {
        const QString name = QString::fromLatin1(vocabulary_names[i].data(), std::ssize(vocabulary_names[i]));
        QAction* action = add_choice(*menu, titles[i], name);
        action->setToolTip(
            ViewChoices::tr("Uses the words of this programming interface in texts, but not in kernels, "
                            "files and options"));
        QObject::connect(action, &QAction::triggered, menu, [&settings, name, changed] {
            settings.set(Setting::vocabulary, name);
            changed();
        });
    }
    const QString chosen = settings[Setting::vocabulary].toString();
    mark_chosen(*menu, std::ranges::find(vocabulary_names, chosen.toStdString()) == vocabulary_names.end()
                           ? QString::fromLatin1(vocabulary_names[0].data())
                           : chosen);
    return menu;
}

QMenu* language_menu(Settings& settings, QWidget* parent, const std::function<void()>& changed) {
    auto* menu = new QMenu(LanguageWords::tr("Language"), parent);
    auto* group = new QActionGroup(menu);
    add_language(*menu, *group, settings, QString(), LanguageWords::tr("System language"), changed);
    for (const QString& code : languages()) {
        add_language(*menu, *group, settings, code, language_title(code), changed);
    }
    return menu;
}

} // namespace lockstep::gui

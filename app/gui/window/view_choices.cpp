#include "app/gui/window/view_choices.h"

#include "app/gui/model/settings.h"
#include "app/gui/window/appearance.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/language_menu.h"

#include <QCoreApplication>
#include <QMenu>

namespace lockstep::gui {
namespace {

struct ViewChoices {
    Q_DECLARE_TR_FUNCTIONS(ViewChoices)
};

constexpr const char* cell_numbers[] = {
    QT_TRANSLATE_NOOP("CellNumbers", "Value"), QT_TRANSLATE_NOOP("CellNumbers", "Work-item"),
    QT_TRANSLATE_NOOP("CellNumbers", "Address"), QT_TRANSLATE_NOOP("CellNumbers", "Bank"),
    QT_TRANSLATE_NOOP("CellNumbers", "Accesses so far")};

} // namespace

void add_view_choices(QMenu& menu, Settings& settings, Appearance& appearance, Centre& centre) {
    QMenu* sizes = menu.addMenu(ViewChoices::tr("Text size"));
    for (const int percent : text_sizes) {
        QObject::connect(sizes->addAction(ViewChoices::tr("%1 %").arg(percent)), &QAction::triggered,
                         &appearance, [&appearance, percent] { appearance.show_text_size(percent); });
    }
    menu.addMenu(language_menu(settings, &menu));
    QMenu* cells = menu.addMenu(ViewChoices::tr("Show in cells"));
    for (std::size_t i = 0; i < std::size(cell_numbers); ++i) {
        QAction* action = cells->addAction(QCoreApplication::translate("CellNumbers", cell_numbers[i]));
        QObject::connect(action, &QAction::triggered, &centre, [&settings, &centre, i] {
            settings.set(Setting::cell_number, static_cast<uint>(i));
            centre.set_cell_number(static_cast<CellNumber>(i));
        });
    }
}

} // namespace lockstep::gui

#include "app/gui/window/compact/view_box.h"

#include "app/gui/theme/icons.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/view_group.h"

#include <QCoreApplication>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QTabWidget>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr int fewest_letters = 8;

QString words(const char* text) {
    return QCoreApplication::translate("Views", text);
}

} // namespace

ViewBox::ViewBox(Centre& centre, QWidget* parent) : QComboBox(parent), centre_(centre) {
    setAccessibleName(tr("View"));
    setToolTip(tr("The view to show"));
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const TabRow& tab : tab_rows()) {
        if (tab.views.empty()) {
            addItem(words(tab.title), QStringLiteral("findings"));
        }
        for (const TabView& view : tab.views) {
            addItem(tr("%1: %2", "a tab and its view").arg(words(tab.title), words(view.label)),
                    QString::fromLatin1(view.name));
        }
    }
    connect(this, &QComboBox::activated, this,
            [this] { centre_.show_view(currentData().toString().toStdString()); });
    connect(&centre_, &Centre::page_shown, this, &ViewBox::show_current);
    show_current();
}

/// The entries are in the order of the tabs and of their sub-views.
void ViewBox::show_current() {
    int index = 0;
    for (int tab = 0; tab < centre_.tabs().currentIndex(); ++tab) {
        index += std::max(1, static_cast<int>(tab_rows()[static_cast<std::size_t>(tab)].views.size()));
    }
    const ViewGroup* group = centre_.current_group();
    setCurrentIndex(index + (group != nullptr ? group->current_index() : 0));
}

void ViewBox::set_theme(const Theme& theme) {
    int index = 0;
    for (const TabRow& tab : tab_rows()) {
        for (std::size_t i = 0; i < std::max<std::size_t>(1, tab.views.size()); ++i) {
            setItemIcon(index++, icon(QString::fromLatin1(tab.icon), theme));
        }
    }
}

QSize ViewBox::minimumSizeHint() const {
    return {fontMetrics().averageCharWidth() * fewest_letters, QComboBox::minimumSizeHint().height()};
}

int ViewBox::current_width() const {
    int widest = 0;
    for (int i = 0; i < count(); ++i) {
        widest = std::max(widest, fontMetrics().horizontalAdvance(itemText(i)));
    }
    return sizeHint().width() - widest + fontMetrics().horizontalAdvance(shown_text());
}

void ViewBox::set_short(bool is_short) {
    if (is_short_ != is_short) {
        is_short_ = is_short;
        update();
    }
}

/// Returns the text on the box: "Stage: Lanes and banks", or "Lanes and banks" if it is short.
QString ViewBox::shown_text() const {
    const ViewGroup* group = centre_.current_group();
    return is_short_ && group != nullptr ? group->name() : currentText();
}

void ViewBox::paintEvent(QPaintEvent* /*event*/) {
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.currentText = shown_text();
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace lockstep::gui

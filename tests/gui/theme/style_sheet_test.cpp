// Tests that fields of every kind have the theme's outline, so that they are recognised as fields.
#include "app/gui/theme/style_sheet.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QPixmap>
#include <QSpinBox>
#include <QTimeEdit>
#include <algorithm>
#include <gtest/gtest.h>
#include <memory>
#include <vector>

namespace lockstep::gui {
namespace {

struct Outlines : testing::TestWithParam<ThemeName> {
    Theme theme{GetParam()};

    /// Returns the colours of the pixels from the left edge to the right edge of the widget, at half its height.
    [[nodiscard]] std::vector<QRgb> row_of(QWidget& widget) const {
        widget.setStyleSheet(style_sheet(theme, 1));
        widget.setPalette(theme.palette());
        widget.resize(widget.sizeHint());
        const QImage image = widget.grab().toImage();
        std::vector<QRgb> row;
        row.reserve(static_cast<std::size_t>(image.width()));
        for (int x = 0; x < image.width(); ++x) {
            row.push_back(image.pixel(x, image.height() / 2));
        }
        return row;
    }
};

TEST_P(Outlines, are_those_of_the_theme_on_every_field) {
    const std::unique_ptr<QWidget> fields[] = {
        std::make_unique<QSpinBox>(), std::make_unique<QDoubleSpinBox>(), std::make_unique<QTimeEdit>(),
        std::make_unique<QLineEdit>(), std::make_unique<QComboBox>()};
    for (const auto& field : fields) {
        const std::vector<QRgb> row = row_of(*field);
        EXPECT_EQ(row.front(), theme[Role::outline].rgb()) << field->metaObject()->className();
        EXPECT_EQ(row.back(), theme[Role::outline].rgb()) << field->metaObject()->className();
    }
}

TEST_P(Outlines, are_those_of_the_theme_on_check_boxes) {
    QCheckBox box(QStringLiteral("Title"));
    const std::vector<QRgb> row = row_of(box);
    EXPECT_TRUE(std::ranges::find(row, theme[Role::outline].rgb()) != row.end());
    QListWidget list;
    auto* item = new QListWidgetItem(QStringLiteral("A"), &list);
    item->setCheckState(Qt::Unchecked);
    list.setStyleSheet(style_sheet(theme, 1));
    list.resize(200, 60);
    const QImage image = list.grab().toImage();
    const int y = list.visualItemRect(item).center().y() + 1;
    bool has_outline = false;
    for (int x = 3; x < 40; ++x) {
        has_outline = has_outline || image.pixel(x, y) == theme[Role::outline].rgb();
    }
    EXPECT_TRUE(has_outline);
}

TEST_P(Outlines, let_the_items_of_a_list_be_painted_once) {
    constexpr int side = 12;
    QPixmap mark(side, side);
    mark.fill(Qt::magenta);
    QListWidget list;
    auto* item = new QListWidgetItem(QIcon(mark), QStringLiteral("A"), &list);
    item->setCheckState(Qt::Checked);
    list.setStyleSheet(style_sheet(theme, 1));
    list.resize(200, 60);
    const QImage image = list.grab().toImage();
    int painted = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            painted += QColor(image.pixel(x, y)) == QColor(Qt::magenta) ? 1 : 0;
        }
    }
    EXPECT_EQ(painted, side * side) << "twice, a few pixels apart, would be more";
}

INSTANTIATE_TEST_SUITE_P(Themes, Outlines,
                         testing::Values(ThemeName::light, ThemeName::dark, ThemeName::contrast));

} // namespace
} // namespace lockstep::gui

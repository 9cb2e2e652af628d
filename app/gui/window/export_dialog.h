#pragma once

#include "app/gui/exporting/picture.h"
#include "app/gui/theme/theme.h"
#include "app/gui/views/scene_view.h"

#include <QDialog>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace lockstep::gui {

/// How a picture is to be exported.
struct ExportChoice {
    QString ending; ///< "png", "svg", "pdf"
    Theme theme;
    QSizeF size; ///< pixels of 1/96 inch
    int scale = 1;
    Ground ground = Ground::panel;
};

/// Format, theme, size, scale and ground of a picture, with a preview at the side.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    /// `on_screen`: the theme that the window has.
    ExportDialog(ShownPicture shown, const Theme& on_screen, QWidget* parent = nullptr);

    [[nodiscard]] ExportChoice choice() const;
    /// As it is to be exported: in the size that was chosen.
    [[nodiscard]] ShownPicture picture() const;
    /// Parts of the model have arrived.
    void refresh();

signals:
    void export_wanted();
    void copy_wanted();
    void command_wanted();

private:
    enum class Unit : std::uint8_t { pixels, millimetres };

    [[nodiscard]] QWidget* form();
    [[nodiscard]] QWidget* preview_side();
    void add_formats(QFormLayout& rows);
    void add_size(QFormLayout& rows);
    void show_unit(Unit unit);
    void show_scale();
    [[nodiscard]] Unit unit() const;
    [[nodiscard]] QSizeF pixels() const;

    const ShownPicture shown_;
    const Theme on_screen_;
    QButtonGroup* const formats_;
    QComboBox* const themes_;
    QDoubleSpinBox* const width_;
    QDoubleSpinBox* const height_;
    QComboBox* const units_;
    QSpinBox* const scale_;
    QCheckBox* const clear_;
    QLabel* const preview_;
    QLabel* const facts_;
    Unit shown_unit_ = Unit::pixels;
};

} // namespace lockstep::gui

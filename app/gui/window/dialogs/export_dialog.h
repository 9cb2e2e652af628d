#pragma once

#include "app/gui/exporting/exported.h"
#include "app/gui/theme/theme.h"

#include <QDialog>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace lockstep::gui {

/// Selects the format, theme, size, scale and background of an exported picture, with a preview. Pages laid
/// out for paper have a fixed size and background.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    /// Creates the dialog for exporting `what`. `on_screen` is the theme of the window, which is selected by
    /// default.
    ExportDialog(std::shared_ptr<Exported> what, const Theme& on_screen, QWidget* parent = nullptr);

    [[nodiscard]] ExportChoice choice() const;
    [[nodiscard]] const std::shared_ptr<Exported>& what() const { return what_; }
    /// Updates the preview after parts of the model were computed.
    void refresh();

signals:
    void export_wanted();
    void copy_wanted();
    void command_wanted();

private:
    enum class Unit : std::uint8_t { pixels, millimetres };

    [[nodiscard]] QWidget* form();
    [[nodiscard]] QWidget* preview_side();
    [[nodiscard]] QHBoxLayout* foot();
    [[nodiscard]] bool is_paper() const { return what_->size().isEmpty(); }
    void add_formats(QFormLayout& rows);
    void add_themes(QFormLayout& rows);
    void add_size(QFormLayout& rows);
    void show_unit(Unit unit);
    void show_scale();
    [[nodiscard]] Unit unit() const;
    [[nodiscard]] QSizeF pixels() const;
    void show_preview(const ExportChoice& chosen, const std::vector<QSizeF>& sheets);
    [[nodiscard]] static QString facts_text(const ExportChoice& chosen, const std::vector<QSizeF>& sheets);

    const std::shared_ptr<Exported> what_;
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
    QPushButton* const command_;
    Unit shown_unit_ = Unit::pixels;
};

} // namespace lockstep::gui

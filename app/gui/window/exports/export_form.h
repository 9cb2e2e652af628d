#pragma once

#include "app/gui/exporting/exported.h"
#include "app/gui/theme/theme.h"
#include "app/gui/workspace/export_desk.h"

#include <QWidget>
#include <vector>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace lockstep::gui {

/// The fields of the export dialog, except what is exported. The values are in the desk; the fields show and change
/// them.
class ExportForm : public QWidget {
    Q_OBJECT
public:
    /// `on_screen` is the theme of the window.
    ExportForm(ExportDesk& kept, const Theme& on_screen, QWidget* parent = nullptr);

    /// Shows the fields that apply to this export, and proposes its title and caption.
    void show_for(const Exported& what);
    /// Returns the chosen options for this export.
    [[nodiscard]] ExportChoice choice(const Exported& what) const;
    /// Returns whether the data of a chart are written beside it.
    [[nodiscard]] bool has_data() const;

signals:
    void changed();       ///< emitted if the export looks different
    void words_changed(); ///< emitted before changed() if its language or vocabulary is different

private:
    void add_formats();
    void add_made_for();
    void add_size();
    void add_look();
    void add_texts();
    void add_checks();
    QCheckBox* add_check(const QString& text, bool ExportDesk::*member);
    /// Adds a text field with a check box that switches the text on.
    QLineEdit* add_text(const QString& label, bool ExportDesk::*is_on, QString ExportDesk::*text);
    void show_formats(ExportSubject subject);
    void choose_made_for(int index);
    /// Shows the size and the text size of the desk.
    void show_size();
    void take_size();
    void choose_unit(int unit);
    void show_row(QWidget* field, bool is_shown);
    [[nodiscard]] QSizeF size_of(const MadeForRow& row) const;
    [[nodiscard]] Theme theme() const;
    [[nodiscard]] QString& ending() const;

    ExportDesk& kept_;
    const Theme on_screen_;
    QFormLayout* const rows_;
    QWidget* const format_row_;
    QButtonGroup* const formats_;
    QComboBox* const made_for_;
    QWidget* const size_row_;
    QDoubleSpinBox* const width_;
    QDoubleSpinBox* const height_;
    QComboBox* const units_;
    QDoubleSpinBox* const text_size_;
    QSpinBox* const scale_;
    QComboBox* const themes_;
    QLineEdit* title_ = nullptr;
    QLineEdit* caption_ = nullptr;
    QCheckBox* error_bars_ = nullptr;
    QCheckBox* data_ = nullptr;
    std::vector<QWidget*> of_frame_; ///< fields that do not apply to pages laid out for paper
    QSizeF on_screen_size_;
    bool is_paper_ = false;
};

} // namespace lockstep::gui

#pragma once

#include "app/gui/exporting/exported.h"
#include "app/gui/theme/theme.h"
#include "app/gui/workspace/export_desk.h"

#include <QWidget>
#include <vector>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;

namespace lockstep::gui {

class ExportSize;

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
    void add_look();
    void add_texts();
    void add_checks();
    QCheckBox* add_check(const QString& text, bool ExportDesk::*member);
    /// Adds a text field with a check box that switches the text on.
    QLineEdit* add_text(const QString& label, bool ExportDesk::*is_on, QString ExportDesk::*text);
    void show_formats(ExportSubject subject);
    void show_row(QWidget* field, bool is_shown);
    [[nodiscard]] Theme theme() const;
    [[nodiscard]] QString& ending() const;

    ExportDesk& kept_;
    const Theme on_screen_;
    QFormLayout* const rows_;
    QWidget* const format_row_;
    QButtonGroup* const formats_;
    QComboBox* const themes_;
    ExportSize* size_ = nullptr;
    QLineEdit* title_ = nullptr;
    QLineEdit* caption_ = nullptr;
    QCheckBox* error_bars_ = nullptr;
    QCheckBox* data_ = nullptr;
    std::vector<QWidget*> of_frame_; ///< fields that do not apply to pages laid out for paper
    bool is_paper_ = false;
};

} // namespace lockstep::gui

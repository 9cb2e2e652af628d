#pragma once

#include "app/gui/exporting/exported.h"
#include "app/gui/theme/theme.h"
#include "app/gui/window/exports/format_check.h"
#include "app/gui/workspace/export_desk.h"

#include <QWidget>
#include <utility>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace lockstep::gui {

class ExportSize;
class ExportSteps;
class Segments;

/// The fields of the export dialog, except what is exported. The values are in the desk; the fields show and change
/// them.
class ExportForm : public QWidget {
    Q_OBJECT
public:
    /// `on_screen` is the theme of the window. `check` says which formats this machine can write.
    ExportForm(ExportDesk& kept, const Theme& on_screen, FormatCheck check, QWidget* parent = nullptr);

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
    void add_theme();
    void add_words();
    void add_texts();
    void add_checks();
    void add_note();
    /// Adds a row that is shown only for files with these fields.
    void add_row(const QString& label, QWidget* field, bool ExportFields::*applies);
    void add_check(const QString& text, bool ExportDesk::*member, bool ExportFields::*applies);
    /// Adds a text field with a check box that switches the text on.
    QLineEdit* add_text(const QString& label, bool ExportDesk::*is_on, QString ExportDesk::*text);
    void show_formats(ExportSubject subject);
    /// Shows the fields that can change a file of the chosen format.
    void show_fields();
    void propose_texts(const Exported& what);
    [[nodiscard]] Theme theme() const;
    [[nodiscard]] QString& format() const;
    [[nodiscard]] const ExportKind& kind() const;

    ExportDesk& kept_;
    const Theme on_screen_;
    const FormatCheck check_;
    QFormLayout* const rows_;
    Segments* const formats_;
    QLabel* const why_not_;
    ExportSize* size_ = nullptr;
    ExportSteps* steps_ = nullptr;
    QLineEdit* title_ = nullptr;
    QLineEdit* caption_ = nullptr;
    std::vector<std::pair<QWidget*, bool ExportFields::*>> fields_; ///< those that do not apply to every file
    ExportSubject subject_{};
    std::uint32_t step_count_ = 0;
};

} // namespace lockstep::gui

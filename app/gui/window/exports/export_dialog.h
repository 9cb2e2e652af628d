#pragma once

#include "app/gui/exporting/exported.h"
#include "app/gui/theme/theme.h"
#include "app/gui/window/exports/export_contents.h"
#include "app/gui/window/exports/format_check.h"
#include "app/gui/workspace/export_desk.h"

#include <QDialog>
#include <memory>
#include <vector>

class QComboBox;
class QHBoxLayout;
class QPushButton;

namespace lockstep::gui {

class ExportForm;
class ExportPreview;
class ExportProgress;
class LongExportWriter;

/// Selects what is exported, its format, size, colours and texts, with a preview. The choices are kept in the desk. Files
/// that take long are written while the dialog is open, with progress and Cancel.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    /// Creates the dialog for exporting one of these contents, of which there is at least one. The first one is selected.
    /// `on_screen` is the theme of the window. `check` says which formats this machine can write.
    ExportDialog(std::vector<ExportContent> contents, ExportDesk& kept, const Theme& on_screen,
                 QWidget* parent = nullptr, const FormatCheck& check = why_not_written);

    [[nodiscard]] ExportChoice choice() const;
    [[nodiscard]] bool has_data() const;
    [[nodiscard]] const std::shared_ptr<Exported>& what() const { return what_; }
    /// Returns the parts of the model that the export still needs.
    [[nodiscard]] MissingParts missing() const;
    /// Updates the preview, for example after parts of the model were computed.
    void refresh();
    /// Writes a file that takes long (see is_still()), and then closes the dialog. If it is cancelled or fails, the dialog
    /// stays open and says so.
    void write_long(const QString& path);
    /// Cancels a running export; otherwise, closes the dialog.
    void reject() override;

signals:
    void export_wanted();
    void copy_wanted();
    void written(const QString& path); ///< emitted after write_long()
    void
    parts_missing(); ///< emitted if something else is exported, so that it needs other parts of the model

private:
    [[nodiscard]] QWidget* form_side();
    [[nodiscard]] QHBoxLayout* foot();
    void add_contents();
    void choose_content(int index);
    void change_words();
    void show_command();
    void fit_to_screen();
    void show_writing(bool is_writing);
    void finish(const Status& written);

    const std::vector<ExportContent> contents_;
    std::shared_ptr<Exported> what_;
    QComboBox* const list_;
    ExportForm* const form_;
    ExportPreview* const preview_;
    QPushButton* const command_;
    QPushButton* const copy_;
    QPushButton* const save_;
    ExportProgress* const progress_;
    LongExportWriter* const writer_;
};

} // namespace lockstep::gui

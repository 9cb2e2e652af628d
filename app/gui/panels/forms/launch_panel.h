#pragma once

#include "app/gui/panels/forms/form.h"
#include "app/gui/workspace/desk.h"
#include "core/recording/launch_form.h"

#include <vector>

class QUndoStack;

namespace lockstep::gui {

class ArgumentRow;

/// The form for the launch of the user's own kernel: its sizes, build options and arguments.
class LaunchPanel : public Form {
    Q_OBJECT
public:
    explicit LaunchPanel(LaunchEdit& edit, QWidget* parent = nullptr);
    ~LaunchPanel() override;

    /// Shows rows for this kernel and clears the undo history.
    void show_form(const LaunchForm& form);
    /// Updates the form after the kernel was edited. Keeps the settings of parameters that still exist.
    void show_kernel(const LaunchForm& form);
    void forget(); ///< clears the form, because there is no kernel
    [[nodiscard]] bool has_form() const { return edit_.form.has_value(); }
    [[nodiscard]] const LaunchForm& form() const { return *edit_.form; }
    /// Returns the launch as entered.
    [[nodiscard]] const SimFile& launch() const { return edit_.launch.value(); }
    /// Changes the launch, as an edit that can be undone.
    void change_to(const SimFile& launch) { edit_.launch.change(launch); }
    /// Applies text that is still being edited.
    void take_typed();
    /// Marks the launch as entered as the one that runs. The views show it when the run ends; later changes
    /// are marked.
    void begin_run() { edit_.begun = edit_.launch.value(); }
    void end_run();
    /// Adopts sizes that were corrected while a guessed launch was recorded. is_changed() stays false. Does
    /// nothing if the user has changed the launch in the meantime.
    void correct_guess(const ParameterValues& sizes);
    /// Says why the launch cannot be run; empty if it can.
    [[nodiscard]] QString complaint() const;
    /// Returns true if the launch differs from the one given to show_form().
    [[nodiscard]] bool is_changed() const;
    [[nodiscard]] QUndoStack& changes() { return edit_.launch.changes(); }

signals:
    void changed();
    void kernel_chosen(const QString& name);

private:
    void add_rows();
    void add_kernels();
    void add_sizes();
    void add_options();
    void add_arguments();
    QLabel* add_heading(const KernelParameter& parameter);
    [[nodiscard]] SimFile typed() const;
    void read_sizes();
    void note_change();
    void apply();
    /// Whether input that is not a valid value remains as typed when the panel shows another launch.
    enum class Invalid : std::uint8_t { kept, replaced };
    void put(const SimFile& launch, Invalid invalid);
    /// Changes the launch because of an edit in this panel.
    void change_typed(const SimFile& launch);
    /// Says why a typed size is invalid; empty if it is valid.
    [[nodiscard]] static QString size_complaint(const QLineEdit& line);
    void mark_rows();
    void mark_size(const QLineEdit& line, const QString& shown);

    LaunchEdit& edit_;
    QLineEdit* global_ = nullptr;
    QLineEdit* local_ = nullptr;
    QLineEdit* options_ = nullptr;
    std::vector<ArgumentRow*> arguments_;
    bool at_work_ = false;
    Invalid invalid_ = Invalid::replaced; ///< of the change that is being applied
};

} // namespace lockstep::gui

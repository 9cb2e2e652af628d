#pragma once

#include "app/gui/panels/form.h"
#include "core/recording/launch_form.h"

#include <optional>
#include <vector>

class QUndoStack;

namespace lockstep::gui {

class ArgumentRow;

/// The launch of a kernel of one's own: its sizes, build options and arguments, to be changed.
class LaunchPanel : public Form {
    Q_OBJECT
public:
    explicit LaunchPanel(QWidget* parent = nullptr);

    /// Rows for this kernel. Undoing begins anew.
    void show_form(const LaunchForm& form);
    /// The kernel as it is after an edit: what was said of parameters that it still has, stays.
    void show_kernel(const LaunchForm& form);
    void forget(); ///< no kernel
    [[nodiscard]] bool has_form() const { return form_.has_value(); }
    [[nodiscard]] const LaunchForm& form() const { return *form_; }
    /// What the controls say.
    [[nodiscard]] const SimFile& launch() const { return known_; }
    /// Takes what is typed and was not left yet.
    void take_typed();
    /// What the controls say begins to run; and when it has run, the views show it: what is another since is
    /// marked.
    void begin_run() { begun_ = known_; }
    void end_run();
    /// Takes sizes that the guess got while it was recorded. The form stays unchanged in the sense of is_changed(). Does
    /// nothing if somebody changed it since.
    void correct_guess(const ParameterValues& sizes);
    /// Why what is typed cannot be run; empty where it can.
    [[nodiscard]] QString complaint() const;
    /// It is not what show_form() was given.
    [[nodiscard]] bool is_changed() const;
    [[nodiscard]] QUndoStack& changes() { return *changes_; }

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
    void take(const SimFile& launch);
    void put(const SimFile& launch);
    void mark_rows();
    void mark_size(const QLineEdit& line, const QString& shown);

    std::optional<LaunchForm> form_;
    SimFile known_;              ///< after the last change
    SimFile begun_;              ///< what was run last
    std::optional<SimFile> run_; ///< what the views show
    QUndoStack* changes_;
    QLineEdit* global_ = nullptr;
    QLineEdit* local_ = nullptr;
    QLineEdit* options_ = nullptr;
    std::vector<ArgumentRow*> arguments_;
    bool at_work_ = false;
};

} // namespace lockstep::gui

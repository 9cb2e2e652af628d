#pragma once

#include "app/gui/model/desk.h"
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
    explicit LaunchPanel(LaunchEdit& edit, QWidget* parent = nullptr);
    ~LaunchPanel() override;

    /// Rows for this kernel. Undoing begins anew.
    void show_form(const LaunchForm& form);
    /// The kernel as it is after an edit: what was said of parameters that it still has, stays.
    void show_kernel(const LaunchForm& form);
    void forget(); ///< no kernel
    [[nodiscard]] bool has_form() const { return edit_.form.has_value(); }
    [[nodiscard]] const LaunchForm& form() const { return *edit_.form; }
    /// What the controls say.
    [[nodiscard]] const SimFile& launch() const { return edit_.launch.value(); }
    /// Takes what is typed and was not left yet.
    void take_typed();
    /// What the controls say begins to run; and when it has run, the views show it: what is another since is
    /// marked.
    void begin_run() { edit_.begun = edit_.launch.value(); }
    void end_run();
    /// Takes sizes that the guess got while it was recorded. The form stays unchanged in the sense of is_changed(). Does
    /// nothing if somebody changed it since.
    void correct_guess(const ParameterValues& sizes);
    /// Why what is typed cannot be run; empty where it can.
    [[nodiscard]] QString complaint() const;
    /// It is not what show_form() was given.
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
    void put(const SimFile& launch);
    void mark_rows();
    void mark_size(const QLineEdit& line, const QString& shown);

    LaunchEdit& edit_;
    QLineEdit* global_ = nullptr;
    QLineEdit* local_ = nullptr;
    QLineEdit* options_ = nullptr;
    std::vector<ArgumentRow*> arguments_;
    bool at_work_ = false;
};

} // namespace lockstep::gui

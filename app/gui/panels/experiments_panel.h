#pragma once

#include "app/gui/panels/findings/advice_search.h"
#include "app/gui/theme/theme.h"
#include "app/gui/workspace/desk.h"
#include "core/experiments/experiment.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QModelIndex;
class QTreeWidget;
class QTreeWidgetItem;

namespace lockstep::gui {

class CompareButtons;
class FileRows;

/// Lists the catalogue of experiments by family, with a filter, and shows what the selected experiment
/// teaches. It contains no code for particular experiments.
class ExperimentsPanel : public QWidget {
    Q_OBJECT
public:
    explicit ExperimentsPanel(ExperimentList& list, QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    void select(const QString& id);
    [[nodiscard]] const QString& selected() const { return list_.selected; }
    /// Returns the ids of the experiments in the selected experiment's family, in catalogue order.
    [[nodiscard]] QStringList family() const;
    /// Returns the id of the experiment in a row of the list; empty for other rows.
    [[nodiscard]] QString experiment_in(const QModelIndex& row) const;
    void mark_done(const QString& id);
    /// Shows the last run of an experiment in its row: the mark, the name ("E2" if it was not the first run)
    /// and the parameters.
    void show_run(const QString& id, unsigned place, const QString& title, const QString& chip);
    /// Shows in the experiment's row why its run failed, until a run succeeds.
    void mark_failed(const QString& id, const QString& reason);
    /// Returns the rows of the user's files.
    [[nodiscard]] FileRows& files() const { return *files_; }
    /// Returns the buttons that compare an experiment with the shown run.
    [[nodiscard]] CompareButtons& comparisons() const { return *comparisons_; }
    /// Shows what to look for in a run of the user's own kernel, in place of what an experiment teaches.
    void show_own_kernel(const std::shared_ptr<const Session>& session);

signals:
    void chosen(const QString& id);    ///< emitted when another experiment is selected
    void activated(const QString& id); ///< emitted when the user wants to run it (double click, Enter)
    void clicked();                    ///< emitted when the user chose an experiment with the mouse

private:
    void fill();
    void connect_tree();
    void restore();
    void show_current();
    void mark(QTreeWidgetItem& item) const;
    QTreeWidgetItem* add_family(const QString& family);
    void add_experiment(QTreeWidgetItem* family, const Experiment& experiment);
    void filter(const QString& text);
    void show_text(const QString& id);
    void fill_own_kernel();
    [[nodiscard]] QWidget* text_pane();

    ExperimentList& list_;
    QLineEdit* filter_;
    QTreeWidget* tree_;
    FileRows* const files_;
    CompareButtons* comparisons_ = nullptr;
    QLabel* broken_;
    QLabel* teaches_;
    QLabel* look_at_;
    Theme theme_;
    AdviceSearch advice_{this}; ///< advice about the user's own kernel
};

} // namespace lockstep::gui

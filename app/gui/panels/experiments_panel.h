#pragma once

#include "app/gui/model/desk.h"
#include "app/gui/panels/findings/advice_search.h"
#include "app/gui/theme/theme.h"
#include "core/experiments/experiment.h"

#include <QWidget>
#include <map>
#include <set>

class QLabel;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace lockstep::gui {

/// The catalogue by family, with a filter, and what the selected experiment teaches. It depends on no
/// particular experiment.
class ExperimentsPanel : public QWidget {
    Q_OBJECT
public:
    explicit ExperimentsPanel(ExperimentList& list, QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    void select(const QString& id);
    [[nodiscard]] const QString& selected() const { return list_.selected; }
    /// Ids of the selected experiment's family, in the order of the catalogue.
    [[nodiscard]] QStringList family() const;
    void mark_done(const QString& id);
    /// The mark and name of the last shown run of an experiment ("E2" if it was not the first one), and its
    /// parameters.
    void show_run(const QString& id, unsigned place, const QString& title, const QString& chip);
    /// Its row shows why it did not run, until it does.
    void mark_failed(const QString& id, const QString& reason);
    /// What to look for in a run of the user's own kernel, instead of what an experiment teaches.
    void show_own_kernel(const std::shared_ptr<const Session>& session);

signals:
    void chosen(const QString& id);    ///< another experiment is selected
    void activated(const QString& id); ///< run it (double click, Enter)

private:
    void fill();
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
    QLabel* broken_;
    QLabel* teaches_;
    QLabel* look_at_;
    Theme theme_;
    AdviceSearch advice_; ///< about the user's own kernel
};

} // namespace lockstep::gui

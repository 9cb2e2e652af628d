#pragma once

#include "app/gui/theme/theme.h"

#include <QWidget>
#include <set>

class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace lockstep::gui {

/// The catalogue, family by family, with a filter. Knows no experiment by name.
class ExperimentsPanel : public QWidget {
    Q_OBJECT
public:
    explicit ExperimentsPanel(QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    void select(const QString& id);
    [[nodiscard]] QString selected() const;
    /// Ids of the selected experiment's family, in the catalogue's order.
    [[nodiscard]] QStringList family() const;
    void mark_done(const QString& id);

signals:
    void chosen(const QString& id);    ///< another experiment is selected
    void activated(const QString& id); ///< run it (double click, Enter)

private:
    void fill();
    void filter(const QString& text);

    QLineEdit* filter_;
    QTreeWidget* tree_;
    Theme theme_;
    std::set<QString> done_;
};

/// "A Interleaved": the letter of an experiment in its family and its title.
[[nodiscard]] QString experiment_title(const QString& id);
/// The place of an experiment in its family, from 0: its letter and the colour of its series.
[[nodiscard]] unsigned place_in_family(const QString& id);
[[nodiscard]] QString family_of(const QString& id);
/// "Reduction"
[[nodiscard]] QString family_title(const QString& family);

} // namespace lockstep::gui

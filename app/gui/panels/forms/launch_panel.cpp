#include "app/gui/panels/forms/launch_panel.h"

#include "app/gui/panels/forms/argument_row.h"
#include "app/gui/panels/forms/typed_sizes.h"
#include "core/kernel/sim/sim_change.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QUndoStack>
#include <algorithm>

namespace lockstep::gui {
namespace {

/// Returns the type without the address space of the parameter itself, which is not written in source code.
QString written_type(const KernelParameter& parameter) {
    return QString::fromStdString(parameter.type_text).remove(QLatin1String("__private")).simplified();
}

} // namespace

LaunchPanel::LaunchPanel(LaunchEdit& edit, QWidget* parent) : Form(parent), edit_(edit) {
    connect(&edit.launch, &AnyEdited::changed, this, &LaunchPanel::apply);
    if (!has_form()) {
        return;
    }
    add_rows();
    const QList<QLineEdit*> lines = findChildren<QLineEdit*>();
    if (lines.size() == edit.typed.size()) {
        for (qsizetype i = 0; i < lines.size(); ++i) {
            lines[i]->setText(edit.typed[i]);
        }
        take_typed();
    }
}

/// Keeps invalid input, so that the next window can show it.
LaunchPanel::~LaunchPanel() {
    edit_.typed.clear();
    for (const QLineEdit* line : findChildren<QLineEdit*>()) {
        edit_.typed << line->text();
    }
}

void LaunchPanel::show_form(const LaunchForm& form) {
    edit_.form = form;
    edit_.form->sim.arguments.resize(form.kernel.parameters.size());
    edit_.launch.begin(edit_.form->sim);
    edit_.run.reset();
    add_rows();
}

void LaunchPanel::show_kernel(const LaunchForm& form) {
    if (!edit_.form || form.kernel == edit_.form->kernel) {
        return;
    }
    const SimFile kept = with_parameters(form.kernel, form.guess, edit_.form->kernel, launch());
    edit_.form->kernel = form.kernel;
    edit_.form->kernels = form.kernels;
    edit_.launch.begin(kept); // clears the undo history, because earlier changes belong to other arguments
    edit_.run.reset();
    add_rows();
    emit changed();
}

void LaunchPanel::forget() {
    edit_.form.reset();
    edit_.run.reset();
    edit_.launch.begin({});
    arguments_.clear();
    clear();
}

void LaunchPanel::add_rows() {
    const QScopedValueRollback quiet(at_work_, true);
    clear();
    arguments_.clear();
    add_kernels();
    add_sizes();
    add_options();
    add_arguments();
    put(launch(), Invalid::replaced);
}

void LaunchPanel::add_kernels() {
    auto* kernels = new QComboBox;
    for (const std::string& name : edit_.form->kernels) {
        kernels->addItem(QString::fromStdString(name));
    }
    kernels->setCurrentText(QString::fromStdString(edit_.form->kernel.name));
    kernels->setEnabled(kernels->count() > 1);
    connect(kernels, &QComboBox::textActivated, this, &LaunchPanel::kernel_chosen);
    add_row(tr("Kernel"), kernels, tr("Which kernel of the program to run"));
}

void LaunchPanel::add_sizes() {
    global_ = new QLineEdit;
    local_ = new QLineEdit;
    connect(global_, &QLineEdit::editingFinished, this, &LaunchPanel::read_sizes);
    connect(local_, &QLineEdit::editingFinished, this, &LaunchPanel::read_sizes);
    add_row(tr("Global size"), global_,
            tr("Number of work-items: X, XxY or XxYxZ. Guessed buffer sizes scale with it."));
    add_row(tr("Work-group size"), local_, tr("Work-items per group: X, XxY or XxYxZ"));
}

void LaunchPanel::add_options() {
    options_ = new QLineEdit;
    options_->setPlaceholderText(QStringLiteral("-DN=16"));
    connect(options_, &QLineEdit::editingFinished, this, &LaunchPanel::note_change);
    add_row(tr("Build options"), options_, tr("Options passed to the compiler"));
}

/// Adds a heading such as "x  __global const float4*", in which the name is emphasised.
QLabel* LaunchPanel::add_heading(const KernelParameter& parameter) {
    auto* name = new QLabel(QString::fromStdString(parameter.name));
    QFont strong = name->font();
    strong.setBold(true);
    name->setFont(strong);
    auto* type = new QLabel(written_type(parameter));
    type->setProperty("quiet", true);
    type->setWordWrap(true);
    auto* both = new QWidget;
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 4, 0, 0);
    row->addWidget(name);
    row->addWidget(type, 1);
    add_wide(both);
    return name;
}

void LaunchPanel::add_arguments() {
    for (std::size_t i = 0; i < edit_.form->kernel.parameters.size(); ++i) {
        const KernelParameter& parameter = edit_.form->kernel.parameters[i];
        QLabel* label = add_heading(parameter);
        auto* row = new ArgumentRow(parameter, launch().arguments[i]);
        connect(row, &ArgumentRow::changed, this, &LaunchPanel::note_change);
        connect(row, &ArgumentRow::refused, this, &LaunchPanel::mark_rows);
        connect(row, &ArgumentRow::file_wanted, row,
                [this, row] { row->take_file(choose_file(ArgumentRow::tr("Choose a file"), QString())); });
        label->setBuddy(row);
        add_wide(row);
        arguments_.push_back(row);
    }
}

/// Reads the sizes. Invalid input remains as typed, with an error message.
void LaunchPanel::read_sizes() {
    const auto global = sizes_from(global_->text());
    const auto local = sizes_from(local_->text());
    if (at_work_ || !global || !local) {
        mark_rows();
        return;
    }
    const NdRange range{.dimensions = std::max(global->second, local->second),
                        .global = global->first,
                        .local = local->first};
    if (!(range == launch().range)) {
        change_typed(with_range(edit_.form->kernel, typed(), range));
    }
    mark_rows();
}

void LaunchPanel::end_run() {
    if (edit_.form) {
        edit_.run = edit_.begun;
        mark_rows();
    }
}

void LaunchPanel::correct_guess(const ParameterValues& sizes) {
    if (!edit_.form || is_changed() || sizes.empty()) {
        return;
    }
    const auto run = with_settings(edit_.form->kernel, launch(), sizes);
    if (run) {
        edit_.form->sim = edit_.begun = *run;
        edit_.launch.set(*run);
        put(*run, Invalid::kept);
        mark_rows();
    }
}

QString LaunchPanel::complaint() const {
    if (!edit_.form) {
        return {};
    }
    for (const QLineEdit* line : {global_, local_}) {
        if (const QString complaint = size_complaint(*line); !complaint.isEmpty()) {
            return tr("%1: %2", "a field; why its value is invalid").arg(line->accessibleName(), complaint);
        }
    }
    for (const ArgumentRow* row : arguments_) {
        if (QString complaint = row->complaint(); !complaint.isEmpty()) {
            return complaint;
        }
    }
    return {};
}

QString LaunchPanel::size_complaint(const QLineEdit& line) {
    return sizes_from(line.text())
               ? QString()
               : tr("\"%1\" is not a valid size. Enter X, XxY or XxYxZ", "what was typed").arg(line.text());
}

/// Marks a size that differs from `shown`, the value that the views show.
void LaunchPanel::mark_size(const QLineEdit& line, const QString& shown) {
    if (const QString complaint = size_complaint(line); !complaint.isEmpty()) {
        mark_row(line, RowMark::refused, complaint);
    } else if (edit_.run && line.text() != shown) {
        mark_row(line, RowMark::changed, tr("not run yet · the views show %1").arg(shown));
    } else {
        mark_row(line, RowMark::none, {});
    }
}

void LaunchPanel::mark_rows() {
    const NdRange range = edit_.run.value_or(launch()).range;
    mark_size(*global_, sizes_text(range.global, range.dimensions));
    mark_size(*local_, sizes_text(range.local, range.dimensions));
    const auto mark = [this](const QWidget& control, bool is_changed) {
        mark_row(control, is_changed ? RowMark::changed : RowMark::none, tr("not run yet"));
    };
    mark(*options_, edit_.run && edit_.run->options != launch().options);
    for (std::size_t i = 0; i < arguments_.size(); ++i) {
        const QString complaint = arguments_[i]->complaint();
        const bool is_known = edit_.run && i < edit_.run->arguments.size();
        if (complaint.isEmpty()) {
            mark(*arguments_[i], is_known && !(edit_.run->arguments[i] == launch().arguments[i]));
        } else {
            mark_row(*arguments_[i], RowMark::refused, complaint);
        }
    }
}

void LaunchPanel::take_typed() {
    if (!edit_.form) {
        return;
    }
    for (ArgumentRow* row : arguments_) {
        row->take_typed();
    }
    note_change();
    read_sizes();
}

SimFile LaunchPanel::typed() const {
    SimFile typed = launch();
    typed.options = options_->text().trimmed().toStdString();
    for (std::size_t i = 0; i < arguments_.size(); ++i) {
        typed.arguments[i] = arguments_[i]->argument();
    }
    return typed;
}

bool LaunchPanel::is_changed() const {
    return edit_.form && !(launch() == edit_.form->sim);
}

void LaunchPanel::note_change() {
    if (!at_work_) {
        change_typed(typed());
        mark_rows();
    }
}

void LaunchPanel::change_typed(const SimFile& launch) {
    const QScopedValueRollback kept(invalid_, Invalid::kept);
    edit_.launch.change(launch);
}

/// Updates the panel after a change, undo or redo.
void LaunchPanel::apply() {
    put(launch(), invalid_);
    mark_rows();
    emit changed();
}

void LaunchPanel::put(const SimFile& launch, Invalid invalid) {
    const QScopedValueRollback quiet(at_work_, true);
    const bool is_kept = invalid == Invalid::kept;
    const bool has_sizes = sizes_from(global_->text()) && sizes_from(local_->text());
    if (has_sizes || !is_kept) { // both remain, because they are read together
        global_->setText(sizes_text(launch.range.global, launch.range.dimensions));
        local_->setText(sizes_text(launch.range.local, launch.range.dimensions));
    }
    options_->setText(QString::fromStdString(launch.options));
    for (std::size_t i = 0; i < arguments_.size(); ++i) {
        is_kept ? arguments_[i]->take_argument(launch.arguments[i])
                : arguments_[i]->show_argument(launch.arguments[i]);
    }
}

} // namespace lockstep::gui

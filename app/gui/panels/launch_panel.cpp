#include "app/gui/panels/launch_panel.h"

#include "app/gui/panels/argument_row.h"
#include "app/gui/panels/value_change.h"
#include "core/base/whole_number.h"
#include "core/kernel/sim_change.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QUndoStack>
#include <algorithm>
#include <array>
#include <utility>

namespace lockstep::gui {
namespace {

using Sizes = std::array<std::uint64_t, 3>;

/// "64x32"; as many numbers as the launch has dimensions.
QString sizes_text(const Sizes& sizes, std::uint32_t dimensions) {
    QStringList numbers;
    for (std::uint32_t i = 0; i < dimensions; ++i) {
        numbers << QString::number(sizes[i]);
    }
    return numbers.join(QLatin1Char('x'));
}

/// One to three numbers of at least 1, with their count; none where the text is anything else.
std::optional<std::pair<Sizes, std::uint32_t>> sizes_from(const QString& text) {
    const QStringList numbers = text.split(QLatin1Char('x'));
    Sizes sizes{1, 1, 1};
    std::uint64_t room = std::uint64_t{1} << 40; // that all together may have: a run says what is too much
    if (numbers.size() > 3) {
        return std::nullopt;
    }
    for (qsizetype i = 0; i < numbers.size(); ++i) {
        const auto number = whole_number(numbers[i].trimmed().toStdString());
        if (!number || *number < 1 || static_cast<std::uint64_t>(*number) > room) {
            return std::nullopt;
        }
        room /= static_cast<std::uint64_t>(*number);
        sizes[static_cast<std::size_t>(i)] = static_cast<std::uint64_t>(*number);
    }
    return std::pair{sizes, static_cast<std::uint32_t>(numbers.size())};
}

/// Without the address space of the parameter itself, which nobody writes.
QString written_type(const KernelParameter& parameter) {
    return QString::fromStdString(parameter.type_text).remove(QLatin1String("__private")).simplified();
}

} // namespace

LaunchPanel::LaunchPanel(QWidget* parent) : Form(parent), changes_(new QUndoStack(this)) {}

void LaunchPanel::show_form(const LaunchForm& form) {
    form_ = form;
    form_->sim.arguments.resize(form.kernel.parameters.size());
    known_ = form_->sim;
    run_.reset();
    changes_->clear();
    add_rows();
}

void LaunchPanel::show_kernel(const LaunchForm& form) {
    if (!form_ || form.kernel == form_->kernel) {
        return;
    }
    const SimFile launch = with_parameters(form.kernel, form.guess, form_->kernel, known_);
    form_->kernel = form.kernel;
    form_->kernels = form.kernels;
    known_ = launch;
    run_.reset();      // it had other arguments
    changes_->clear(); // they are of other arguments
    add_rows();
    emit changed();
}

void LaunchPanel::forget() {
    form_.reset();
    run_.reset();
    changes_->clear();
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
    put(known_);
}

void LaunchPanel::add_kernels() {
    auto* kernels = new QComboBox;
    for (const std::string& name : form_->kernels) {
        kernels->addItem(QString::fromStdString(name));
    }
    kernels->setCurrentText(QString::fromStdString(form_->kernel.name));
    kernels->setEnabled(kernels->count() > 1);
    connect(kernels, &QComboBox::textActivated, this, &LaunchPanel::kernel_chosen);
    add_row(tr("Kernel"), kernels, tr("The kernel of the program to run"));
}

void LaunchPanel::add_sizes() {
    global_ = new QLineEdit;
    local_ = new QLineEdit;
    connect(global_, &QLineEdit::editingFinished, this, &LaunchPanel::read_sizes);
    connect(local_, &QLineEdit::editingFinished, this, &LaunchPanel::read_sizes);
    add_row(tr("Global size"), global_,
            tr("Number of work-items: X, XxY or XxYxZ. Guessed arguments grow with it."));
    add_row(tr("Work-group size"), local_, tr("Work-items per group: X, XxY or XxYxZ"));
}

void LaunchPanel::add_options() {
    options_ = new QLineEdit;
    options_->setPlaceholderText(QStringLiteral("-DN=16"));
    connect(options_, &QLineEdit::editingFinished, this, &LaunchPanel::note_change);
    add_row(tr("Build options"), options_, tr("Options passed to the compiler"));
}

/// "x  __global const float4*": the name strong, the type quiet.
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
    for (std::size_t i = 0; i < form_->kernel.parameters.size(); ++i) {
        const KernelParameter& parameter = form_->kernel.parameters[i];
        QLabel* label = add_heading(parameter);
        auto* row = new ArgumentRow(parameter, known_.arguments[i]);
        connect(row, &ArgumentRow::changed, this, &LaunchPanel::note_change);
        connect(row, &ArgumentRow::refused, this, &LaunchPanel::mark_rows);
        label->setBuddy(row);
        add_wide(row);
        arguments_.push_back(row);
    }
}

/// Sizes that are none stay as they were typed, and say so.
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
    if (!(range == known_.range)) {
        take(with_range(form_->kernel, typed(), range));
    }
    mark_rows();
}

void LaunchPanel::end_run() {
    if (form_) {
        run_ = begun_;
        mark_rows();
    }
}

void LaunchPanel::correct_guess(const ParameterValues& sizes) {
    if (!form_ || is_changed() || sizes.empty()) {
        return;
    }
    const auto run = with_settings(form_->kernel, known_, sizes);
    if (run) {
        form_->sim = known_ = begun_ = *run;
        put(known_);
        mark_rows();
    }
}

QString LaunchPanel::complaint() const {
    for (const QLineEdit* line : {global_, local_}) {
        if (form_ && !sizes_from(line->text())) {
            return tr("\"%1\" is not a valid size: enter X, XxY or XxYxZ", "what was typed")
                .arg(line->text());
        }
    }
    for (const ArgumentRow* row : arguments_) {
        if (!row->complaint().isEmpty()) {
            return row->complaint();
        }
    }
    return {};
}

/// `shown`: as the views have it.
void LaunchPanel::mark_size(const QLineEdit& line, const QString& shown) {
    if (!sizes_from(line.text())) {
        mark_row(line, RowMark::refused,
                 tr("\"%1\" is not a valid size: enter X, XxY or XxYxZ", "what was typed").arg(line.text()));
    } else if (run_ && line.text() != shown) {
        mark_row(line, RowMark::changed, tr("not run yet · the views show %1").arg(shown));
    } else {
        mark_row(line, RowMark::none, {});
    }
}

void LaunchPanel::mark_rows() {
    const NdRange range = run_.value_or(known_).range;
    mark_size(*global_, sizes_text(range.global, range.dimensions));
    mark_size(*local_, sizes_text(range.local, range.dimensions));
    const auto mark = [this](const QWidget& control, bool is_changed) {
        mark_row(control, is_changed ? RowMark::changed : RowMark::none, tr("not run yet"));
    };
    mark(*options_, run_ && run_->options != known_.options);
    for (std::size_t i = 0; i < arguments_.size(); ++i) {
        const QString complaint = arguments_[i]->complaint();
        const bool is_known = run_ && i < run_->arguments.size();
        if (complaint.isEmpty()) {
            mark(*arguments_[i], is_known && !(run_->arguments[i] == known_.arguments[i]));
        } else {
            mark_row(*arguments_[i], RowMark::refused, complaint);
        }
    }
}

void LaunchPanel::take_typed() {
    if (!form_) {
        return;
    }
    for (ArgumentRow* row : arguments_) {
        row->take_typed();
    }
    note_change();
    read_sizes();
}

SimFile LaunchPanel::typed() const {
    SimFile launch = known_;
    launch.options = options_->text().trimmed().toStdString();
    for (std::size_t i = 0; i < arguments_.size(); ++i) {
        launch.arguments[i] = arguments_[i]->argument();
    }
    return launch;
}

bool LaunchPanel::is_changed() const {
    return form_ && !(known_ == form_->sim);
}

void LaunchPanel::note_change() {
    if (!at_work_) {
        take(typed());
        mark_rows();
    }
}

/// A change that can be undone.
void LaunchPanel::take(const SimFile& launch) {
    if (launch == known_) {
        return;
    }
    changes_->push(new ValueChange<SimFile>(known_, launch, [this](const SimFile& value) {
        known_ = value;
        put(value);
        mark_rows();
        emit changed();
    }));
}

void LaunchPanel::put(const SimFile& launch) {
    const QScopedValueRollback quiet(at_work_, true);
    global_->setText(sizes_text(launch.range.global, launch.range.dimensions));
    local_->setText(sizes_text(launch.range.local, launch.range.dimensions));
    options_->setText(QString::fromStdString(launch.options));
    for (std::size_t i = 0; i < arguments_.size(); ++i) {
        arguments_[i]->show_argument(launch.arguments[i]);
    }
}

} // namespace lockstep::gui

#include "app/gui/panels/forms/argument_row.h"

#include "app/gui/panels/forms/argument_words.h"
#include "core/base/whole_number.h"
#include "core/kernel/sim/sim_header.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QString>
#include <QToolButton>
#include <algorithm>
#include <array>

namespace lockstep::gui {
namespace {

/// Maximum length, in characters, of a list that can be edited in the panel. Longer lists stay as they are in
/// the launch file.
constexpr std::size_t most_text = 4000;

constexpr std::array buffer_contents = {SimContent::values, SimContent::fill, SimContent::range,
                                        SimContent::random, SimContent::file, SimContent::noinit,
                                        SimContent::null};
constexpr std::array image_contents = {SimContent::fill, SimContent::random, SimContent::file};

QString image_size_text(const SimImage& image) {
    return QString::fromStdString(size_text({image.width, image.height, image.depth}, image.dimensions));
}

} // namespace

ArgumentRow::ArgumentRow(const KernelParameter& parameter, const SimArgument& argument, QWidget* parent)
    : QWidget(parent), parameter_(parameter), argument_(argument) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 4);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    const bool is_image = parameter.kind == ArgumentKind::image && argument.image;
    if (parameter.kind == ArgumentKind::buffer || parameter.kind == ArgumentKind::local || is_image) {
        add_size();
    }
    if (is_image) {
        add_format();
    }
    if (parameter.kind == ArgumentKind::buffer || is_image) {
        add_content();
    }
    if (parameter.kind != ArgumentKind::local) {
        add_text();
    }
    show_argument(argument);
}

void ArgumentRow::add_size() {
    size_ = new QLineEdit(this);
    size_->setAccessibleName(tr("Size of %1").arg(QString::fromStdString(parameter_.name)));
    size_->setToolTip(
        parameter_.kind == ArgumentKind::image
            ? tr("Width x height, in texels")
            : tr("Number of elements of %Ln byte(s) each. 4K is 4096 elements, and 64 B is a size in bytes.",
                 nullptr, static_cast<int>(element_bytes())));
    connect(size_, &QLineEdit::editingFinished, this, &ArgumentRow::take_size_line);
    auto* grid = qobject_cast<QGridLayout*>(layout());
    const bool is_alone = parameter_.kind == ArgumentKind::local;
    grid->addWidget(size_, 0, 0, 1, is_alone ? 2 : 1);
}

void ArgumentRow::add_format() {
    format_ = new QComboBox(this);
    for (const std::string& name : format_names()) {
        format_->addItem(QString::fromStdString(name));
    }
    format_->setAccessibleName(tr("Format of %1").arg(QString::fromStdString(parameter_.name)));
    format_->setToolTip(tr("Texel format: channels and data type"));
    connect(format_, &QComboBox::activated, this, [this] {
        argument_.image->format = *format_named(format_->currentText().toStdString());
        emit changed();
    });
    qobject_cast<QGridLayout*>(layout())->addWidget(format_, 0, 1);
}

void ArgumentRow::add_content() {
    content_ = new QComboBox(this);
    const bool is_image = format_ != nullptr;
    const auto add = [this](SimContent content) {
        content_->addItem(content_name(content), static_cast<int>(content));
        content_->setItemData(content_->count() - 1, content_tip(content), Qt::ToolTipRole);
    };
    if (is_image) {
        std::ranges::for_each(image_contents, add);
    } else {
        std::ranges::for_each(buffer_contents, add);
    }
    content_->setAccessibleName(tr("Content of %1").arg(QString::fromStdString(parameter_.name)));
    content_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(content_, &QComboBox::activated, this, [this] {
        argument_.content = static_cast<SimContent>(content_->currentData().toInt());
        argument_.text = first_text(argument_.content);
        show_argument(argument_);
        if (argument_.content == SimContent::file) {
            emit file_wanted();
        }
        emit changed();
    });
    qobject_cast<QGridLayout*>(layout())->addWidget(content_, is_image ? 1 : 0, is_image ? 0 : 1, 1,
                                                    is_image ? 2 : 1);
}

void ArgumentRow::add_text() {
    text_ = new QLineEdit(this);
    text_->setAccessibleName(tr("Value of %1").arg(QString::fromStdString(parameter_.name)));
    connect(text_, &QLineEdit::editingFinished, this, &ArgumentRow::take_text_line);
    choose_ = new QToolButton(this);
    choose_->setText(QStringLiteral("\u2026"));
    choose_->setAccessibleName(tr("Choose a file"));
    connect(choose_, &QToolButton::clicked, this, &ArgumentRow::file_wanted);
    auto* row = new QHBoxLayout;
    row->addWidget(text_, 1);
    row->addWidget(choose_);
    qobject_cast<QGridLayout*>(layout())->addLayout(row, 2, 0, 1, 2);
}

void ArgumentRow::take_file(const QString& path) {
    if (!path.isEmpty()) {
        text_->setText(path);
        take_text_line();
    }
}

std::uint64_t ArgumentRow::element_bytes() const {
    return std::max<std::uint64_t>(parameter_.size_bytes, 1);
}

QString ArgumentRow::size_text() const {
    const std::uint64_t bytes = argument_.size.value_or(0);
    return bytes % element_bytes() == 0 ? QString::number(bytes / element_bytes())
                                        : QStringLiteral("%1 B").arg(bytes);
}

void ArgumentRow::show_argument(const SimArgument& argument) {
    size_complaint_.clear();
    sampler_complaint_.clear();
    take_argument(argument);
}

void ArgumentRow::take_argument(const SimArgument& argument) {
    argument_ = argument;
    if (size_ != nullptr && size_complaint_.isEmpty()) {
        size_->setText(argument_.image ? image_size_text(*argument_.image) : size_text());
    }
    if (format_ != nullptr && argument_.image) {
        format_->setCurrentText(QString::fromStdString(format_name(argument_.image->format)));
    }
    if (content_ != nullptr) {
        content_->setCurrentIndex(content_->findData(static_cast<int>(argument_.content)));
    }
    if (text_ != nullptr && sampler_complaint_.isEmpty()) {
        show_text();
    }
}

QString ArgumentRow::complaint() const {
    const auto of_field = [](const QWidget& field, const QString& complaint) {
        return tr("%1: %2", "a field; why its value is invalid").arg(field.accessibleName(), complaint);
    };
    if (!size_complaint_.isEmpty()) {
        return of_field(*size_, size_complaint_);
    }
    const QString complaint =
        sampler_complaint_.isEmpty() ? why_invalid(parameter_, argument_) : sampler_complaint_;
    return complaint.isEmpty() ? complaint : of_field(*text_, complaint);
}

void ArgumentRow::show_text() {
    const bool is_sampler = parameter_.kind == ArgumentKind::sampler;
    const bool is_long = argument_.text.size() > most_text;
    const bool has_text = argument_.content != SimContent::noinit && argument_.content != SimContent::null;
    QString shown = QString::fromStdString(argument_.text).simplified();
    if (is_sampler) {
        shown = QString::fromStdString(sim_header_text(argument_)).section(QLatin1Char('='), 1).chopped(1);
    } else if (is_long) {
        shown = tr("%Ln byte(s) of values from the launch file", nullptr,
                   static_cast<int>(argument_.text.size()));
    }
    text_->setText(shown);
    text_->setReadOnly(is_long);
    text_->setVisible(has_text);
    text_->setCursorPosition(0);
    text_->setPlaceholderText(content_form(argument_.content));
    text_->setToolTip(is_sampler ? tr("Addressing mode: none, clamp_to_edge, clamp, repeat or "
                                      "mirrored_repeat; append :normalized, :linear or both if needed")
                                 : content_tip(argument_.content));
    choose_->setVisible(argument_.content == SimContent::file);
}

SimArgument ArgumentRow::argument() const {
    return argument_;
}

void ArgumentRow::take_typed() {
    const QString text = text_ != nullptr ? text_->text() : QString();
    if (size_ != nullptr) {
        take_size_line(); // shows the argument again, with its previous text
    }
    if (text_ != nullptr) {
        text_->setText(text);
        take_text_line();
    }
}

void ArgumentRow::take_size_line() {
    const SimArgument before = argument_;
    const QString typed = size_->text().trimmed();
    if (!take_size(typed)) {
        size_complaint_ = tr("\"%1\" is not a valid size", "what was typed").arg(typed);
        emit refused();
        return;
    }
    size_complaint_.clear();
    take_argument(argument_);
    if (!(argument_ == before)) {
        emit changed();
    }
    emit refused();
}

/// Applies the text if it has changed.
void ArgumentRow::take_text_line() {
    const SimArgument before = argument_;
    const QString typed = text_->text().trimmed();
    if (parameter_.kind == ArgumentKind::sampler) {
        sampler_complaint_ = take_sampler(typed)
                                 ? QString()
                                 : tr("\"%1\" is not a valid sampler", "what was typed").arg(typed);
    } else if (!text_->isReadOnly() && typed != QString::fromStdString(argument_.text).simplified()) {
        const bool is_scalar = parameter_.kind == ArgumentKind::scalar;
        const bool is_list = is_scalar && typed.contains(QLatin1Char(' '));
        argument_.content = is_list ? SimContent::values : argument_.content;
        argument_.text = typed.toStdString();
    }
    take_argument(argument_);
    if (!(argument_ == before)) {
        emit changed();
    }
    emit refused();
}

bool ArgumentRow::take_size(const QString& text) {
    if (argument_.image) {
        const auto read =
            sim_argument_from("image=" + text.toStdString() + ":" + format_name(argument_.image->format));
        const bool fits = read && read->image->dimensions == dimensions(parameter_.shape);
        if (fits) {
            argument_.image = read->image;
        }
        return fits;
    }
    const bool is_bytes = text.endsWith(QLatin1Char('B'), Qt::CaseInsensitive);
    const QString number = is_bytes ? text.chopped(1).trimmed() : text;
    const auto count = whole_number(number.toStdString());
    const std::uint64_t each = is_bytes ? 1 : element_bytes();
    // larger values are rejected; the run itself reports sizes that do not fit into memory
    constexpr std::uint64_t most = std::uint64_t{1} << 48;
    if (!count || *count < 1 || static_cast<std::uint64_t>(*count) > most / each) {
        return false;
    }
    argument_.size = static_cast<std::uint64_t>(*count) * each;
    return true;
}

bool ArgumentRow::take_sampler(const QString& text) {
    const auto read = sim_argument_from("sampler=" + text.toStdString());
    if (read) {
        argument_.sampler = read->sampler;
    }
    return read.ok();
}

} // namespace lockstep::gui

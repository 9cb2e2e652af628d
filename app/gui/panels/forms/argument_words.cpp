#include "app/gui/panels/forms/argument_words.h"

#include "app/gui/panels/message_area.h"
#include "core/kernel/sim/sim_values.h"

#include <QCoreApplication>
#include <QStringList>

namespace lockstep::gui {
namespace {

struct ArgumentWords {
    Q_DECLARE_TR_FUNCTIONS(ArgumentWords)
};

/// Returns the type of the values that an argument contains.
Scalar scalar_of(const KernelParameter& parameter, const SimArgument& argument) {
    if (parameter.kind == ArgumentKind::image && argument.image) {
        return texel_type(argument.image->format).scalar;
    }
    return argument.type.value_or(parameter.type.scalar);
}

/// Reads the text as few values as possible. Whether their number fits is known only when all sizes are known.
Result<Bytes> read(const SimArgument& argument, Scalar scalar) {
    switch (argument.content) {
    case SimContent::fill:
        return filled_values(argument.text, scalar, 1, argument.hex);
    case SimContent::range:
        return range_values(argument.text, scalar, 1);
    case SimContent::random:
        return random_values(argument.text, scalar, 1);
    case SimContent::values: {
        const qsizetype count = QString::fromStdString(argument.text)
                                    .simplified()
                                    .split(QLatin1Char(' '), Qt::SkipEmptyParts)
                                    .size();
        return listed_values(argument.text, scalar, static_cast<std::uint64_t>(count), argument.hex);
    }
    default:
        return Bytes();
    }
}

/// Says how to write the text of a range or of random values.
QString bad_form(const SimArgument& argument) {
    return ArgumentWords::tr("\"%1\" has an invalid format. Enter it as %2.", "what was typed; its form")
        .arg(QString::fromStdString(argument.text), content_form(argument.content));
}

} // namespace

QString content_name(SimContent content) {
    switch (content) {
    case SimContent::values:
        return ArgumentWords::tr("these values");
    case SimContent::fill:
        return ArgumentWords::tr("all equal");
    case SimContent::range:
        return ArgumentWords::tr("a range");
    case SimContent::random:
        return ArgumentWords::tr("random");
    case SimContent::file:
        return ArgumentWords::tr("from a file");
    case SimContent::noinit:
        return ArgumentWords::tr("not set");
    case SimContent::null:
        return ArgumentWords::tr("null pointer");
    }
    return {};
}

QString content_form(SimContent content) {
    switch (content) {
    case SimContent::values:
        return QStringLiteral("1 2 3");
    case SimContent::fill:
        return QStringLiteral("0");
    case SimContent::range:
        return ArgumentWords::tr("start:step:end");
    case SimContent::random:
        return ArgumentWords::tr("seed, or seed:min:max");
    case SimContent::file:
        return ArgumentWords::tr("path of a file");
    case SimContent::noinit:
    case SimContent::null:
        break;
    }
    return {};
}

std::string first_text(SimContent content) {
    switch (content) {
    case SimContent::fill:
        return "0";
    case SimContent::range:
        return "0:1:0";
    case SimContent::random:
        return "1";
    default:
        return "";
    }
}

QString content_tip(SimContent content) {
    return content == SimContent::random
               ? ArgumentWords::tr(
                     "Seed, or seed:min:max. Without min and max, integers are from 0 to 9, and "
                     "floating-point numbers from 0 to 1.")
               : content_form(content);
}

QString why_invalid(const KernelParameter& parameter, const SimArgument& argument) {
    constexpr std::size_t most_text =
        10'000; // characters; a longer list would be too slow to check at each change
    if (parameter.kind == ArgumentKind::local || parameter.kind == ArgumentKind::sampler ||
        argument.text.size() > most_text) {
        return {};
    }
    const Result<Bytes> values = read(argument, scalar_of(parameter, argument));
    const bool is_invalid = !values && values.error().code == ErrorCode::bad_launch_file &&
                            values.error().arguments[0] != sim_flaw::range_count;
    if (!is_invalid) {
        return {};
    }
    // the sentence of the error gives the form of a launch file: random=SEED[:LO:HI]
    return values.error().arguments[0] == sim_flaw::bad_setting ? bad_form(argument)
                                                                : error_text(values.error());
}

} // namespace lockstep::gui

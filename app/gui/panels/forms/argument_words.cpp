#include "app/gui/panels/forms/argument_words.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

struct ArgumentWords {
    Q_DECLARE_TR_FUNCTIONS(ArgumentWords)
};

} // namespace

QString content_name(SimContent content) {
    switch (content) {
    case SimContent::values:
        return ArgumentWords::tr("listed values");
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

} // namespace lockstep::gui

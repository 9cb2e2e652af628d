#pragma once

#include "app/gui/exporting/provenance.h"

#include <QByteArray>

namespace lockstep::gui {

/// Adds the title and the provenance to the document information of a PDF file that Qt wrote: all items in Keywords,
/// and each item under its key. Qt has no function for this. The file is only appended to, as the format allows: a
/// new version of the information follows the end of the file. Returns other bytes unchanged.
[[nodiscard]] QByteArray with_information(QByteArray pdf, const QString& title, const Provenance& made);

} // namespace lockstep::gui

#include "app/gui/exporting/pdf_information.h"

#include <QRegularExpression>
#include <QStringList>

namespace lockstep::gui {
namespace {

/// Returns a text as a string of PDF: UTF-16 in hexadecimal digits, in which nothing has a meaning.
QByteArray pdf_text(const QString& text) {
    QByteArray digits = "<FEFF";
    for (const QChar unit : text) {
        digits += QByteArray::number(unit.unicode(), 16).rightJustified(4, '0').toUpper();
    }
    return digits + '>';
}

/// Returns a key as a name of PDF. Keys are letters.
QByteArray pdf_name(const QString& key) {
    return '/' + key.toLatin1();
}

QByteArray information_of(const QString& title, const Provenance& made) {
    QStringList all;
    QByteArray entries;
    for (const ProvenanceItem& item : made) {
        all << QStringLiteral("%1: %2").arg(item.key, item.value);
        entries += pdf_name(item.key) + ' ' + pdf_text(item.value) + '\n';
    }
    return "/Title " + pdf_text(title) + "\n/Creator (Lockstep)\n/Keywords " +
           pdf_text(all.join(QStringLiteral("; "))) + '\n' + entries;
}

/// The parts of a file that the appended version refers to.
struct PdfEnd {
    QByteArray size; ///< number of objects
    QByteArray info; ///< number of the information object
    QByteArray root;
    QByteArray id;
    QByteArray table; ///< position of the table of objects
};

QByteArray found(const QString& text, const char* pattern) {
    const QRegularExpression expression(QString::fromLatin1(pattern));
    return expression.match(text).captured(1).toLatin1();
}

PdfEnd end_of(const QByteArray& pdf) {
    const qsizetype trailer = pdf.lastIndexOf("trailer");
    const QString text = trailer < 0 ? QString() : QString::fromLatin1(pdf.mid(trailer));
    return {.size = found(text, "/Size (\\d+)"),
            .info = found(text, "/Info (\\d+) 0 R"),
            .root = found(text, "/Root (\\d+) 0 R"),
            .id = found(text, "/ID (\\[[^\\]]*\\])"),
            .table = found(text, "startxref\\s+(\\d+)")};
}

} // namespace

QByteArray with_information(QByteArray pdf, const QString& title, const Provenance& made) {
    const PdfEnd end = end_of(pdf);
    if (made.empty() || end.info.isEmpty() || end.root.isEmpty() || end.table.isEmpty()) {
        return pdf;
    }
    if (!pdf.endsWith('\n')) {
        pdf += '\n';
    }
    const qsizetype object = pdf.size();
    pdf += end.info + " 0 obj\n<<\n" + information_of(title, made) + ">>\nendobj\n";
    const qsizetype table = pdf.size();
    // an entry of the table has 20 bytes, with its line end
    pdf += "xref\n" + end.info + " 1\n" + QByteArray::number(object).rightJustified(10, '0') + " 00000 n \n";
    pdf += "trailer\n<<\n/Size " + end.size + "\n/Info " + end.info + " 0 R\n/Root " + end.root + " 0 R\n";
    pdf += (end.id.isEmpty() ? QByteArray() : "/ID " + end.id + '\n') + "/Prev " + end.table;
    pdf += "\n>>\nstartxref\n" + QByteArray::number(table) + "\n%%EOF\n";
    return pdf;
}

} // namespace lockstep::gui

#include "core/instrument/edit/require_group.h"

#include "core/instrument/edit/source_edits.h"
#include "core/instrument/parse/frontend.h"
#include "core/instrument/parse/source_text.h"
#include "core/instrument/source/reach.h"

namespace lockstep {
namespace {

using editing::SourceEdits;

std::string attribute_of(const GroupWish& wish) {
    return "__attribute__((reqd_work_group_size(" + std::to_string(wish.size[0]) + ", " +
           std::to_string(wish.size[1]) + ", " + std::to_string(wish.size[2]) + "))) ";
}

Error cannot_require(const clang::ASTContext& context, const editing::Obstacle& obstacle) {
    return {.code = ErrorCode::cannot_require_group,
            .arguments = {std::string(obstacle.reason)},
            .place = SourceText(context).place(obstacle.location)};
}

} // namespace

Result<std::string> require_group(const KernelSource& source, const std::string& options,
                                  const InstrumentTarget& target, const GroupWish& wish) {
    const auto unit = parse_as_written(source, options, target);
    if (!unit) {
        return unit.error();
    }
    clang::ASTContext& context = (*unit)->getASTContext();
    const auto kernel = find_kernel(context, wish.kernel);
    if (!kernel) {
        return kernel.error();
    }
    if (const auto* required = (*kernel)->getAttr<clang::ReqdWorkGroupSizeAttr>()) {
        return cannot_require(context, {edit_refusal::already_required, required->getLocation()});
    }
    const clang::SourceManager& sources = context.getSourceManager();
    const std::size_t parsed = sources.getBufferData(sources.getMainFileID()).size();
    SourceEdits edits(context, static_cast<unsigned>(parsed - source.text.size()));
    edits.insert_before((*kernel)->getReturnTypeSourceRange().getBegin(), attribute_of(wish));
    return edits.obstacle() ? Result<std::string>(cannot_require(context, *edits.obstacle())) : edits.text();
}

} // namespace lockstep

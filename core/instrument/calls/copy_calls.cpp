#include "core/instrument/calls/families.h"

#include "core/instrument/source/syntax.h"

#include <algorithm>

namespace lockstep::rewriting {

std::vector<Copy> copies_with_sites(const std::vector<const clang::FunctionDecl*>& functions,
                                    Workbench& bench) {
    std::vector<Copy> copies;
    SiteLog& log = bench.log;
    for (const CopyCall& call : copies_of(functions)) {
        log.begin_function(call.function);
        const ValueType type = value_type_of(call.element());
        const auto access_site = [&](SiteKind kind, const clang::Expr* pointer) {
            SiteInfo info = log.at(kind, pointer);
            info.space = space_of(pointer->getType()->getPointeeType());
            info.type = type;
            info.pieces = pieces_of(type);
            return log.add(std::move(info));
        };
        copies.push_back({call, log.add(log.at(SiteKind::loop, call.call)),
                          access_site(SiteKind::read, call.source()),
                          access_site(SiteKind::write, call.destination())});
        bench.needs.largest_access =
            std::max(bench.needs.largest_access, bytes_of(bench.emitter.context(), call.element()));
    }
    return copies;
}

std::string copies_text(const std::vector<Copy>& copies, const clang::ASTContext& context) {
    std::string text;
    for (std::size_t i = 0; i < copies.size(); ++i) {
        const Copy& copy = copies[i];
        const ValueType type = value_type_of(copy.call.element());
        const char* names[2][2] = {{"global", "__global"}, {"local", "__local"}};
        const auto& to = names[copy.call.to_local ? 1 : 0];
        const auto& from = names[copy.call.to_local ? 0 : 1];
        text += "LK_COPY(" + std::to_string(i) + ", " + spelled(copy.call.element()) + ", " + to[0] + ", " +
                from[0] + ", " + to[1] + ", " + from[1] + ", " + number(copy.loop.value()) + ", " +
                number(copy.read.value()) + ", " + number(copy.write.value()) + ", " +
                number(bytes_of(context, copy.call.element())) + ", " +
                number(scalar_bytes(type.scalar) * type.count) + ")\n";
    }
    return text;
}

std::optional<std::string> CopyCalls::call(const clang::CallExpr* node, const std::string& name) {
    return is_copy(name)        ? std::optional(begin(node))
           : is_copy_wait(name) ? std::optional(wait(node))
                                : std::nullopt;
}

std::string CopyCalls::begin(const clang::CallExpr* node) {
    bench_.needs.copies = true;
    const auto found = std::find_if(copies_.begin(), copies_.end(),
                                    [&](const Copy& copy) { return copy.call.call == node; });
    const CopyCall& call = found->call;
    const std::vector<const clang::Expr*> arguments = arguments_of(node);
    const Ordered ordered = expressions_.in_order(arguments);
    const Site site = bench_.log.add(bench_.log.at(SiteKind::copy, node));
    bench_.log.log(site);
    const std::size_t to_global = call.to_local ? 1 : 0; // index of the argument that points to global memory
    const auto pointer = [&](std::size_t i, const char* space) {
        return "(" + std::string(space) + " char*)(" + ordered.texts[i] + "), " +
               bench_.provenance.object_of_pointer(arguments[i]);
    };
    const std::string bytes = number(bytes_of(bench_.emitter.context(), call.element()));
    const std::string step = call.strided ? "(ulong)(" + ordered.texts[3] + ") * " + bytes : bytes;
    return "(" + ordered.first + "lk_copy_begin(lk_self, " + number(site.value()) + ", " +
           number(static_cast<std::uint32_t>(found - copies_.begin())) + ", " + (call.to_local ? "1" : "0") +
           ", " + pointer(to_global, "__global") + ", " + step + ", " + pointer(1 - to_global, "__local") +
           ", " + bytes + ", (ulong)(" + ordered.texts[2] + "), " + ordered.texts.back() + "))";
}

std::string CopyCalls::wait(const clang::CallExpr* node) {
    bench_.needs.copies = true;
    const Ordered ordered = expressions_.in_order({node->getArg(0), node->getArg(1)});
    // Location that is reported for a fault in the event list of the wait.
    const Site list = bench_.log.add_place(node);
    const std::string count = bench_.emitter.temporary("uint");
    const std::string waited = bench_.emitter.temporary("ulong");
    std::string text = ordered.first + count + " = (uint)(" + ordered.texts[0] + "), " + waited +
                       " = lk_copy_wait(lk_self, " + number(list.value()) + ", " +
                       bench_.provenance.object_of_pointer(node->getArg(1)) + ", " + count +
                       ", (__private size_t*)(" + ordered.texts[1] + ")), ";
    for (std::size_t i = 0; i < copies_.size(); ++i) {
        text += "lk_copy_" + std::to_string(i) + "(lk_self), ";
        add_loop(copies_[i]);
    }
    const Site site = bench_.log.add(bench_.log.at(SiteKind::wait, node));
    bench_.log.log(site);
    text += "lk_copies_done(lk_self), lk_event(lk_self, " + number(site.value()) + ", 3ul | (ulong)" + count +
            " << 2 | " + waited + " << 20)";
    if (bench_.cuts.is_cutting()) {
        bench_.cuts.put_guarded_before(text + ";");
        bench_.cuts.put_before("lk_arrive(lk_self, lk_at == 0u);\n");
        return "((void)0)";
    }
    return "(" + text + ", barrier(LK_FENCES))";
}

void CopyCalls::add_loop(const Copy& copy) {
    SkeletonBuilder& skeleton = bench_.log.skeleton();
    skeleton.open();
    const NodeIndex test = skeleton.close();
    skeleton.open();
    bench_.log.log(copy.read);
    bench_.log.log(copy.write);
    const NodeIndex body = skeleton.close();
    skeleton.add({NodeKind::loop, copy.loop, {test, body, test}, {}});
}

} // namespace lockstep::rewriting

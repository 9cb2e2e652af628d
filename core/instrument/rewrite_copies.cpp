#include "core/instrument/rewriter.h"

#include <algorithm>

// Asynchronous copies: asked for in one place, done where they are waited for (site/skeleton.h). Whatever a
// wait's event says, it may be a wait for any copy of the program, so there is a loop for each of them.
//
//     event_t e = async_work_group_copy(s, a + 64, 16, 0);
//     wait_group_events(1, &e);
//
//     event_t e = lk_copy_begin(lk, 3u, 0u, 1, (__global char*)(a + 64), ...);
//     lk_copy_wait(lk, 4u, 0u, (uint)1, &e), lk_copy_0(lk), lk_copies_done(lk), ..., barrier(LK_FENCES);

namespace lockstep {

void Rewriter::add_copies(const std::vector<const clang::FunctionDecl*>& functions) {
    for (const CopyCall& call : copies_of(functions)) {
        function_ = call.function;
        const ValueType type = value_type_of(call.element());
        const auto access_site = [&](SiteKind kind, const clang::Expr* pointer) {
            SiteInfo info = site_at(kind, pointer);
            info.space = space_of(pointer->getType()->getPointeeType());
            info.type = type;
            info.pieces = pieces_of(type);
            return add_site(std::move(info));
        };
        Copy copy{call, add_site(site_at(SiteKind::loop, call.call)),
                  access_site(SiteKind::read, call.source()),
                  access_site(SiteKind::write, call.destination())};
        largest_access_ = std::max(largest_access_, bytes_of(context_, call.element()));
        copies_.push_back(copy);
    }
}

std::string Rewriter::copies_text() const {
    std::string text;
    for (std::size_t i = 0; i < copies_.size(); ++i) {
        const Copy& copy = copies_[i];
        const ValueType type = value_type_of(copy.call.element());
        const char* names[2][2] = {{"global", "__global"}, {"local", "__local"}};
        const auto& to = names[copy.call.to_local ? 1 : 0];
        const auto& from = names[copy.call.to_local ? 0 : 1];
        text += "LK_COPY(" + std::to_string(i) + ", " + spelled(copy.call.element()) + ", " + to[0] + ", " +
                from[0] + ", " + to[1] + ", " + from[1] + ", " + number(copy.loop.value()) + ", " +
                number(copy.read.value()) + ", " + number(copy.write.value()) + ", " +
                number(bytes_of(context_, copy.call.element())) + ", " +
                number(scalar_bytes(type.scalar) * type.count) + ")\n";
    }
    return text;
}

std::string Rewriter::copy_begin(const clang::CallExpr* node) {
    const auto found = std::find_if(copies_.begin(), copies_.end(),
                                    [&](const Copy& copy) { return copy.call.call == node; });
    const CopyCall& call = found->call;
    const std::vector<const clang::Expr*> arguments(node->arg_begin(), node->arg_end());
    const Ordered ordered = in_order(arguments);
    const Site site = add_site(site_at(SiteKind::copy, node));
    log(site);
    const std::size_t to_global = call.to_local ? 1 : 0; // the argument that points to global memory
    const auto pointer = [&](std::size_t i, const char* space) {
        return "(" + std::string(space) + " char*)(" + ordered.texts[i] + "), " +
               object_of_pointer(arguments[i]);
    };
    const std::string bytes = number(bytes_of(context_, call.element()));
    const std::string step = call.strided ? "(ulong)(" + ordered.texts[3] + ") * " + bytes : bytes;
    return "(" + ordered.first + "lk_copy_begin(lk, " + number(site.value()) + ", " +
           number(static_cast<std::uint32_t>(found - copies_.begin())) + ", " + (call.to_local ? "1" : "0") +
           ", " + pointer(to_global, "__global") + ", " + step + ", " + pointer(1 - to_global, "__local") +
           ", " + bytes + ", (ulong)(" + ordered.texts[2] + "), " + ordered.texts.back() + "))";
}

std::string Rewriter::copy_wait(const clang::CallExpr* node) {
    const Ordered ordered = in_order({node->getArg(0), node->getArg(1)});
    sites_.push_back(site_at(SiteKind::read, node)); // names the place of a fault of the list
    std::string text = ordered.first + "lk_copy_wait(lk, " +
                       number(static_cast<std::uint32_t>(sites_.size() - 1)) + ", " +
                       object_of_pointer(node->getArg(1)) + ", (uint)(" + ordered.texts[0] +
                       "), (__private size_t*)(" + ordered.texts[1] + ")), ";
    for (std::size_t i = 0; i < copies_.size(); ++i) {
        text += "lk_copy_" + std::to_string(i) + "(lk), ";
        add_loop(copies_[i]);
    }
    const Site site = add_site(site_at(SiteKind::wait, node));
    log(site);
    text += "lk_copies_done(lk), lk_event(lk, " + number(site.value()) + ", 3)";
    if (hoisting_) {
        hoisted_ += "if (lk_at == 0u) { " + text + "; }\nlk_arrive(lk, lk_at == 0u);\n";
        return "((void)0)";
    }
    return "(" + text + ", barrier(LK_FENCES))";
}

void Rewriter::add_loop(const Copy& copy) {
    skeleton_.open();
    const NodeIndex test = skeleton_.close();
    skeleton_.open();
    log(copy.read);
    log(copy.write);
    const NodeIndex body = skeleton_.close();
    skeleton_.add({NodeKind::loop, copy.loop, {test, body, test}, {}});
}

} // namespace lockstep

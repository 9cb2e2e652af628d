#include "app/worker/remote/remote_client.h"

#include "app/words/answer_words.h"
#include "app/worker/pack_client.h"
#include "app/worker/process/scratch_folder.h"
#include "app/worker/recording_stream.h"
#include "app/worker/remote/connection_pool.h"
#include "app/worker/remote/far_parts.h"
#include "app/worker/remote/ssh_failure.h"
#include "core/base/version.h"

#include <algorithm>
#include <set>
#include <sstream>
#include <utility>

namespace lockstep {
namespace {

/// How often a kernel may test further names that the description of a device lacks.
constexpr int most_descriptions = 4;

/// Calls `work` with a connection to the machine of the device, and returns its result.
template <class Work>
auto with_connection(const std::string& text, const ProgressSink& progress, const Work& work)
    -> decltype(work(std::declval<Connection&>(), std::declval<const RemoteDevice&>())) {
    const auto device = remote_device(text);
    if (!device) {
        return device.error();
    }
    auto connection = connection_pool().take(*device, progress);
    if (!connection) {
        return connection.error();
    }
    auto result = work(**connection, *device);
    connection_pool().give_back(*device, std::move(*connection));
    return result;
}

/// Returns the device with its name. Without a name, it is the first one that is no CPU, because people ask another
/// machine for its GPU; on a machine without one, the default device.
Result<RemoteDevice> named(Connection& connection, RemoteDevice device, const ProgressSink& progress) {
    if (!device.name.empty()) {
        return device;
    }
    const auto targets = connection.describe({}, progress);
    if (!targets) {
        return targets.error();
    }
    device.name = first_accelerator(*descriptions_from(targets->descriptions));
    return device;
}

/// The run as it is packed and recorded for the device of another machine.
RunSpec for_device(RunSpec run, const RemoteDevice& device) {
    run.options.device = device.name;
    run.options.memory_budget = run.options.budget(); // that of this machine, which stores the log
    return run;
}

/// Calls `work` with a connection to the machine of a run and with the run for its device, and returns the result.
template <class Work>
auto with_runs_there(const std::vector<RunSpec>& runs, const ProgressSink& progress, const Work& work)
    -> decltype(work(std::declval<Connection&>(), std::declval<const std::vector<RunSpec>&>())) {
    return with_connection(runs.front().options.device, progress,
                           [&](Connection& connection, const RemoteDevice& device)
                               -> decltype(work(connection, std::declval<const std::vector<RunSpec>&>())) {
                               const auto there = named(connection, device, progress);
                               if (!there) {
                                   return there.error();
                               }
                               std::vector<RunSpec> runs_there(runs.size());
                               std::ranges::transform(runs, runs_there.begin(), [&](const RunSpec& run) {
                                   return for_device(run, *there);
                               });
                               return work(connection, runs_there);
                           });
}

std::set<std::string> names_in(const std::string& text) {
    std::set<std::string> names;
    std::istringstream parts(text);
    for (std::string name; std::getline(parts, name, ',');) {
        name.erase(0, name.find_first_not_of(' '));
        names.insert(std::move(name));
    }
    return names;
}

/// Calls `work` with the description of the devices. If it needs the definitions of more names, asks for them.
template <class Work>
auto with_description(Connection& connection, const ProgressSink& progress, const Work& work)
    -> decltype(work(std::string())) {
    DescriptionWish wish;
    for (int tries = 1;; ++tries) {
        const auto targets = connection.describe(wish, progress);
        if (!targets) {
            return targets.error();
        }
        auto result = work(targets->descriptions);
        if (result || result.error().code != ErrorCode::names_not_described || tries == most_descriptions ||
            result.error().arguments.size() < 2) {
            return result;
        }
        wish.options = result.error().arguments[1];
        wish.names.merge(names_in(result.error().arguments[0]));
    }
}

Result<PackedInMemory> packed_for(Connection& connection, const RunSpec& run, const ProgressSink& progress) {
    auto packed = with_description(connection, progress, [&](const std::string& description) {
        return pack_in_memory(run, description, progress);
    });
    return packed ? std::move(packed) : Result<PackedInMemory>(on_host(packed.error(), connection.host()));
}

Recording about(const PackedRun& packed) {
    return {.what = packed.what,
            .parameters = packed.parameters,
            .program_version = program_version(),
            .held_files = packed.held_files};
}

/// Returns the ranges of the launches whose logs may arrive in parts. A guessed launch is sent as a whole, because its
/// size may change.
std::vector<NdRange> ranges_of(const PackedRun& packed) {
    std::vector<NdRange> ranges;
    for (const Launch& launch : packed.launches) {
        if (!packed.guess) {
            ranges.push_back(launch.range);
        }
    }
    return ranges;
}

Result<Recording> record_over(Connection& connection, const RunSpec& run, const ProgressSink& progress) {
    const auto packed = packed_for(connection, run, progress);
    if (!packed) {
        return packed.error();
    }
    auto kept = FarParts::make(about(packed->run), ranges_of(packed->run), most_bytes_on_disk());
    if (!kept) {
        return kept.error();
    }
    const Asker asker = [&](const WorkerRequest& request, const ProgressSink& sink,
                            const Listeners& listeners) {
        return connection.ask(request, {packed->file}, sink, listeners);
    };
    auto stream = RecordingStream::make({.options = run.options},
                                        {.asker = asker, .far = &*kept, .expected = packed->run.what});
    return stream ? stream->record(progress) : stream.error();
}

Result<std::vector<RunTimings>> time_over(Connection& connection, const std::vector<RunSpec>& runs,
                                          const ProgressSink& progress) {
    WorkerRequest request{.kind = WorkerRequest::Kind::time_packs, .run = {.options = runs.front().options}};
    std::vector<PackedBytes> packs;
    for (const RunSpec& run : runs) {
        auto packed = packed_for(connection, run, progress);
        if (!packed) {
            return packed.error();
        }
        request.packs.push_back(packed->file.bytes);
        packs.push_back(std::move(packed->file));
    }
    const auto reply = connection.ask(request, packs, progress);
    if (!reply) {
        return reply.error();
    }
    const auto* times = std::get_if<std::vector<RunTimings>>(&*reply);
    const bool answers =
        times != nullptr && times->size() == runs.size() && std::ranges::none_of(*times, &RunTimings::empty);
    return answers ? Result<std::vector<RunTimings>>(*times) : wrong_answer(answer_flaw::another_question);
}

} // namespace

Result<Recording> record_remotely(const RunSpec& run, const ProgressSink& progress) {
    return with_runs_there({run}, progress, [&](Connection& connection, const std::vector<RunSpec>& there) {
        return record_over(connection, there.front(), progress);
    });
}

Result<std::vector<RunTimings>> time_remotely(const std::vector<RunSpec>& runs,
                                              const ProgressSink& progress) {
    return with_runs_there(runs, progress, [&](Connection& connection, const std::vector<RunSpec>& there) {
        return time_over(connection, there, progress);
    });
}

Result<LaunchForm> launch_form_remotely(const RunSpec& run, const ProgressSink& progress) {
    return with_runs_there({run}, progress, [&](Connection& connection, const std::vector<RunSpec>& there) {
        return with_description(
            connection, progress, [&](const std::string& description) -> Result<LaunchForm> {
                auto completed = complete_run(there.front());
                if (!completed) {
                    return completed.error();
                }
                auto reply = ask({.kind = WorkerRequest::Kind::describe,
                                  .run = std::move(*completed),
                                  .description = description},
                                 progress);
                if (!reply) {
                    return on_host(reply.error(), connection.host());
                }
                auto* form = std::get_if<LaunchForm>(&*reply);
                return form == nullptr ? Result<LaunchForm>(wrong_answer(answer_flaw::another_question))
                                       : std::move(*form);
            });
    });
}

Result<DeviceList> remote_devices(const std::string& device, const ProgressSink& progress) {
    return with_connection(device, progress,
                           [&](Connection& connection, const RemoteDevice& wanted) -> Result<DeviceList> {
                               const auto targets = connection.describe({}, progress);
                               if (!targets) {
                                   return targets.error();
                               }
                               DeviceList list{.protection = targets->protection};
                               const auto described = descriptions_from(targets->descriptions);
                               for (const DescribedDevice& each : *described) {
                                   if (each.info.name.find(wanted.name) != std::string::npos) {
                                       list.devices.push_back(each.info);
                                   }
                               }
                               return list;
                           });
}

} // namespace lockstep

# lockstep-record: one file that runs on other machines. It links only the C library, opens libOpenCL at run time, and
# needs no symbol that only newer C libraries have (compat). The libraries of Lockstep are given as files, because their
# own dependencies, such as libOpenCL and libpng, must not be linked.
find_library(ZSTD_STATIC libzstd.a REQUIRED)
add_executable(lockstep-record record/compat/old_glibc.cpp record/main.cpp record/no_images.cpp record/record_command.cpp
                               record/far_sender.cpp record/record_worker.cpp
                               record/serve.cpp worker/run/build_watch.cpp worker/run/live_parts.cpp worker/run/nvidia_nodes.cpp
                               worker/run/plain_reports.cpp)
set(record_libraries app_common app_common_place app_worker app_words app_confine core_recorder core_run core_run_loader
    core_pack core_recording core_race core_whatif core_questions core_narration core_session core_advice core_schedule
    core_analysis core_warp core_experiments core_input core_trace core_site core_kernel core_hardware core_facts core_base)
list(TRANSFORM record_libraries REPLACE "(.+)" "$<TARGET_FILE:\\1>" OUTPUT_VARIABLE record_files)
add_dependencies(lockstep-record ${record_libraries})
set_target_properties(lockstep-record PROPERTIES LINK_DEPENDS "${record_files}" UNITY_BUILD OFF)
target_compile_options(lockstep-record PRIVATE -ffunction-sections -fdata-sections)
target_link_libraries(lockstep-record PRIVATE lockstep_warnings -Wl,--start-group ${record_files} -Wl,--end-group
                                              ${ZSTD_STATIC})
# Before version 2.34 of the C library, threads and dlopen() are in libraries of their own.
target_link_options(lockstep-record PRIVATE -static-libstdc++ -static-libgcc -Wl,--gc-sections
                                            $<$<NOT:$<CONFIG:Debug>>:-s> -Wl,--no-as-needed -l:libpthread.so.0
                                            -l:libdl.so.2 -Wl,--as-needed)

# Installs the manual pages and completions of PROGRAMS, which write them themselves.
set(share "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}/share")
set(zsh zsh/site-functions)
if(CMAKE_INSTALL_PREFIX STREQUAL "/usr")
    set(zsh zsh/vendor-completions) # where Debian's zsh looks for those of packages
endif()
file(MAKE_DIRECTORY ${share}/man/man1 ${share}/bash-completion/completions ${share}/${zsh})
execute_process(COMMAND gzip -9nc ${CMAKE_CURRENT_LIST_DIR}/lockstep-record.1
                OUTPUT_FILE ${share}/man/man1/lockstep-record.1.gz COMMAND_ERROR_IS_FATAL ANY)
foreach(program IN LISTS PROGRAMS)
    cmake_path(GET program FILENAME name)
    set(write ${CMAKE_COMMAND} -E env LC_ALL=C.UTF-8 LANGUAGE=en ${program})
    execute_process(COMMAND ${write} man COMMAND gzip -9n OUTPUT_FILE ${share}/man/man1/${name}.1.gz
                    COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND ${write} completion bash OUTPUT_FILE ${share}/bash-completion/completions/${name}
                    COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND ${write} completion zsh OUTPUT_FILE ${share}/${zsh}/_${name} COMMAND_ERROR_IS_FATAL ANY)
endforeach()

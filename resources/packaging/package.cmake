# Installs what a system needs to know about Lockstep, and describes the package that `cpack --preset release` makes
# for Debian 12.
# Both are placeholders in a domain that is reserved for examples: who publishes the package has a domain and an address.
set(LOCKSTEP_APP_ID "org.example.Lockstep" CACHE STRING "Name of the program in the AppStream data")
set(LOCKSTEP_MAINTAINER "Lockstep maintainers <maintainers@lockstep.example>" CACHE STRING
    "Maintainer of the package: name and address")
set(packaging ${CMAKE_CURRENT_LIST_DIR})
set(packaged ${CMAKE_BINARY_DIR}/packaging)

# The release notes are in the AppStream data. A version without a text there cannot be built.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${packaging}/lockstep.metainfo.xml.in)
file(READ ${packaging}/lockstep.metainfo.xml.in metainfo)
string(REGEX MATCH "<release version=\"([^\"]*)\"" newest "${metainfo}")
if(NOT CMAKE_MATCH_1 STREQUAL PROJECT_VERSION)
    message(FATAL_ERROR "The newest release in resources/packaging/lockstep.metainfo.xml.in is ${CMAKE_MATCH_1}, but "
                        "CMakeLists.txt states version ${PROJECT_VERSION}. Add a release with its notes there.")
endif()
configure_file(${packaging}/lockstep.metainfo.xml.in ${packaged}/${LOCKSTEP_APP_ID}.metainfo.xml @ONLY)
configure_file(${packaging}/copyright.in ${packaged}/copyright @ONLY)
install(FILES ${packaged}/${LOCKSTEP_APP_ID}.metainfo.xml DESTINATION share/metainfo)

# The programs write their own manual pages and completions.
install(CODE "set(PROGRAMS $<TARGET_FILE:lockstep> $<TARGET_FILE:lockstep-cli>)
include(${packaging}/describe.cmake)")

# What only Debian wants is a component of its own, so that `cmake --install` leaves it out.
install(FILES ${packaged}/copyright DESTINATION share/doc/lockstep COMPONENT debian EXCLUDE_FROM_ALL)
install(FILES ${packaging}/lintian-overrides DESTINATION share/lintian/overrides RENAME lockstep
        COMPONENT debian EXCLUDE_FROM_ALL)
install(CODE "set(METAINFO ${packaged}/${LOCKSTEP_APP_ID}.metainfo.xml)
set(MAINTAINER [[${LOCKSTEP_MAINTAINER}]])
include(${packaging}/changelog.cmake)" COMPONENT debian EXCLUDE_FROM_ALL)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME lockstep)
set(CPACK_PACKAGE_VENDOR Lockstep)
set(CPACK_PACKAGE_CONTACT "${LOCKSTEP_MAINTAINER}")
set(CPACK_INSTALL_CMAKE_PROJECTS "${CMAKE_BINARY_DIR};lockstep;ALL;/" "${CMAKE_BINARY_DIR};lockstep;debian;/")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE
    WORLD_READ WORLD_EXECUTE)
set(CPACK_STRIP_FILES ON)

set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "shows how a GPU executes a kernel and moves its data")
file(READ ${packaging}/description.txt CPACK_DEBIAN_PACKAGE_DESCRIPTION)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
# Libraries that the programs are linked with are found by dpkg-shlibdeps. These are not: Clang's header for OpenCL C,
# whose folder contains its version.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
get_directory_property(clang DIRECTORY ${CMAKE_SOURCE_DIR}/core DEFINITION CLANG_RESOURCES)
cmake_path(GET clang FILENAME clang)
string(REGEX REPLACE "^([0-9]+\\.[0-9]+)\\..*" "\\1" clang_series ${clang})
string(REGEX REPLACE "^.*\\." "" clang_patch ${clang})
math(EXPR clang_next "${clang_patch} + 1")
set(CPACK_DEBIAN_PACKAGE_DEPENDS
    "libclang-common-15-dev (>= 1:${clang}), libclang-common-15-dev (<< 1:${clang_series}.${clang_next}~)")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS
    "pocl-opencl-icd | opencl-icd, fonts-inter, fonts-jetbrains-mono, fonts-nanum, qt6-translations-l10n")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "libavformat59, openssh-client, qt6-wayland")
include(CPack)

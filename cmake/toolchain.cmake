# Warnings, sanitizers, ccache and mold: everything about how any file is compiled and linked.

add_library(cardroom_options INTERFACE)
target_compile_options(cardroom_options INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wswitch-enum -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 reports overlapping copies in any `"text" + std::string` (its bug 105651).
  target_compile_options(cardroom_options INTERFACE -Wno-restrict)
endif()

# Release keeps check(); it has no NDEBUG switch. Debug information is worth its size when there is a
# crash.
set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")
if(CARDROOM_NATIVE)
  include(CheckCXXCompilerFlag)
  check_cxx_compiler_flag(-march=native CARDROOM_HAS_NATIVE)
  if(CARDROOM_HAS_NATIVE)
    add_compile_options(-march=native)
  endif()
endif()

# A package runs on other machines, and says nothing about the one that built it. It also has the program for
# wider processors, and the widest form that can run takes over (wider_program() in modules.cmake).
if(CARDROOM_PORTABLE)
  add_compile_options(-march=x86-64-v2 -mtune=generic -ffile-prefix-map=${CMAKE_SOURCE_DIR}=.
    -ffile-prefix-map=${CMAKE_BINARY_DIR}=build)
  add_compile_definitions(_FORTIFY_SOURCE=2 CARDROOM_PORTABLE)
  add_link_options(-Wl,-z,relro,-z,now -Wl,--build-id=sha1)
endif()

if(CARDROOM_SANITIZE)
  add_compile_options(-fsanitize=${CARDROOM_SANITIZE} -fno-omit-frame-pointer
    -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${CARDROOM_SANITIZE})
  if(CARDROOM_SANITIZE STREQUAL thread AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # Asio has fences, which this sanitizer does not follow; g++ warns about each of them.
    add_compile_options(-Wno-tsan)
  endif()
  if(CARDROOM_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link)
  endif()
endif()

find_program(CARDROOM_CCACHE ccache)
if(CARDROOM_CCACHE AND CARDROOM_PORTABLE)
  # The cache would make paths relative, and those are in the program: with and without it, a package
  # must have the same bytes.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CARDROOM_CCACHE})
elseif(CARDROOM_CCACHE)
  # Paths relative to the root let two checkouts share compiled files.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${CMAKE_SOURCE_DIR}
    CCACHE_NOHASHDIR=1 ${CARDROOM_CCACHE})
endif()

find_program(CARDROOM_MOLD mold)
if(CARDROOM_MOLD)
  add_link_options(-fuse-ld=mold)
endif()

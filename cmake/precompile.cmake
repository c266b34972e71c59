# precompiled_header(NAME HEADER COMPILER FLAG...): compiles a header once, as ${PROJECT_BINARY_DIR}/pch/NAME.pch with the
# target NAME_pch. Beside it lies the sum of what it says: the compiler cache goes by that, so that a clone in another
# folder profits, too. (CMake's own precompiled headers have the folder's name in them.)
function(precompiled_header name header)
  set(pch pch/${name}.pch)
  list(JOIN ARGN " " compile)
  set(preprocess "${compile} -E -P -x c++-header ${header}")
  add_custom_command(
    OUTPUT ${PROJECT_BINARY_DIR}/${pch} ${PROJECT_BINARY_DIR}/${pch}.sum
    COMMAND ${CMAKE_COMMAND} -E make_directory pch
    COMMAND ${ARGN} -Xclang -fno-pch-timestamp -fpch-instantiate-templates -MD -MF ${pch}.d -x c++-header ${header} -o ${pch}
    COMMAND sh -c "{ echo '${compile}' && ${preprocess}; } | sed 's,${PROJECT_SOURCE_DIR},,g' | sha256sum >${pch}.sum"
    DEPENDS ${header}
    DEPFILE ${PROJECT_BINARY_DIR}/${pch}.d
    WORKING_DIRECTORY ${PROJECT_BINARY_DIR}
    COMMENT "Precompiling ${name} headers"
    VERBATIM)
  add_custom_target(${name}_pch DEPENDS ${PROJECT_BINARY_DIR}/${pch})
endfunction()

# What nearly every source includes, and what nearly every test does.
string(TOUPPER "${CMAKE_BUILD_TYPE}" configuration)
separate_arguments(native_flags UNIX_COMMAND "${CMAKE_CXX_FLAGS} ${CMAKE_CXX_FLAGS_${configuration}}")
set(native_compile ${CMAKE_CXX_COMPILER} ${native_flags} -std=c++20 -I${PROJECT_SOURCE_DIR})
set(shared_headers ${PROJECT_SOURCE_DIR}/cmake/shared_headers.hpp)
if(SAMMELSURIUM_PRECOMPILE)
  precompiled_header(shared ${shared_headers} ${native_compile})
  precompiled_header(test ${PROJECT_SOURCE_DIR}/cmake/test_headers.hpp ${native_compile} -DGTEST_HAS_PTHREAD=1)
endif()

# precompile(TARGET [shared|test]): the target's sources begin with these headers.
function(precompile target)
  if(NOT SAMMELSURIUM_PRECOMPILE)
    return()
  endif()
  set(name ${ARGV1})
  if(NOT name)
    set(name shared)
  endif()
  add_dependencies(${target} ${name}_pch)
  # Relative, as the compiler runs in the build folder: the compiler cache compares the words of the command.
  target_compile_options(${target} PRIVATE "SHELL:-Xclang -include-pch -Xclang pch/${name}.pch")
endfunction()

# WebAssembly modules for the browser. They need clang, wasi-libc and libc++ for wasm32; without them everything else
# still builds, and `wasm_is_possible` is off.
find_program(WASM_CXX NAMES clang++-19 clang++)
set(wasi_include /usr/include/wasm32-wasi)
set(wasi_lib /usr/lib/wasm32-wasi)
if(NOT WASM_CXX OR NOT EXISTS ${wasi_include}/c++/v1/string OR NOT EXISTS ${wasi_lib}/libc.a)
  message(STATUS "WebAssembly: left out (needs clang-19, wasi-libc and libc++-19-dev-wasm32)")
  set(wasm_is_possible OFF)
  return()
endif()
set(wasm_is_possible ON)

# A sysroot of links: with --sysroot=/usr the headers of a native libc++ would get in between.
set(sysroot ${PROJECT_BINARY_DIR}/wasm/sysroot)
file(MAKE_DIRECTORY ${sysroot}/include ${sysroot}/lib)
file(CREATE_LINK ${wasi_include} ${sysroot}/include/wasm32-wasi SYMBOLIC)
file(CREATE_LINK ${wasi_lib} ${sysroot}/lib/wasm32-wasi SYMBOLIC)
set(wasm_flags --target=wasm32-wasi --sysroot=${sysroot})

set(wasm_compile ${WASM_CXX} ${wasm_flags} -std=c++20 -O2 -DNDEBUG -fno-exceptions -fno-rtti -Wall -Wextra -Wconversion
    -Wshadow -Werror -I${PROJECT_SOURCE_DIR})
if(SAMMELSURIUM_PRECOMPILE)
  precompiled_header(wasm ${shared_headers} ${wasm_compile})
  set(wasm_use_pch -Xclang -include-pch -Xclang pch/wasm.pch)
  set(wasm_pch wasm_pch)
endif()

# wasm_objects(LIST SOURCE...): compiles, and leaves the objects in LIST. `wasm_warnings` adds to what is warned of.
function(wasm_objects list)
  set(objects)
  foreach(source IN LISTS ARGN)
    file(RELATIVE_PATH name ${PROJECT_SOURCE_DIR} ${source})
    string(REPLACE "/" "_" name ${name})
    set(object ${PROJECT_BINARY_DIR}/wasm/${name}.o)
    add_custom_command(
      OUTPUT ${object}
      COMMAND ${CMAKE_CXX_COMPILER_LAUNCHER} ${wasm_compile} ${wasm_warnings} ${wasm_use_pch} -MD -MF ${object}.d
              -c ${source} -o ${object}
      DEPENDS ${source} ${wasm_pch}
      DEPFILE ${object}.d
      WORKING_DIRECTORY ${PROJECT_BINARY_DIR}
      COMMENT "Building WebAssembly object ${name}.o"
      VERBATIM)
    list(APPEND objects ${object})
  endforeach()
  set(${list} ${objects} PARENT_SCOPE)
endfunction()

# wasm_module(NAME OBJECT...): links ${PROJECT_BINARY_DIR}/NAME.wasm, puts it among the page's public files, and adds the
# target NAME_wasm.
function(wasm_module name)
  set(module ${PROJECT_BINARY_DIR}/${name}.wasm)
  # 1 MiB of stack: the usual 64 KiB are little for beliefs and records.
  add_custom_command(
    OUTPUT ${module}
    COMMAND ${WASM_CXX} ${wasm_flags} -mexec-model=reactor -Wl,--strip-all -Wl,-z,stack-size=1048576 ${ARGN} -o ${module}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_SOURCE_DIR}/web/public
    COMMAND ${CMAKE_COMMAND} -E copy_if_different ${module} ${PROJECT_SOURCE_DIR}/web/public/${name}.wasm
    DEPENDS ${ARGN}
    COMMENT "Linking WebAssembly module ${name}.wasm"
    VERBATIM)
  add_custom_target(${name}_wasm DEPENDS ${module})
endfunction()

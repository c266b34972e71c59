#include "server/forgetful_disk.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <memory>
#include <vector>

namespace sammel::testing {

namespace {
struct Content {
  std::vector<unsigned char> now;
  std::vector<unsigned char> synced;
  bool existsOnDisk = false;                                        // since its first sync
  std::vector<std::unique_ptr<std::vector<unsigned char>>> shared;  // the index of a write-ahead log
};
}  // namespace

struct ForgetfulDisk::Files {
  sqlite3_vfs vfs{};
  std::map<std::string, std::shared_ptr<Content>> byName;
  bool full = false;
  bool off = false;
  std::size_t syncs = 0;
  std::size_t crashAt = SIZE_MAX;  // syncs
  std::string failing;             // the ending of names of files that cannot be written

  void crash();
};

namespace {

using Files = ForgetfulDisk::Files;

struct OpenFile {
  sqlite3_file base;
  Files* files;
  std::shared_ptr<Content>* content;  // owned; SQLite gives us raw memory
  std::string* deleteOnClose;
  std::string* name;
};
OpenFile& self(sqlite3_file* file) { return *reinterpret_cast<OpenFile*>(file); }
std::vector<unsigned char>& bytes(sqlite3_file* file) { return (*self(file).content)->now; }
Files& filesOf(sqlite3_vfs* vfs) { return *static_cast<Files*>(vfs->pAppData); }

int closeFile(sqlite3_file* file) {
  OpenFile& open = self(file);
  if (!open.deleteOnClose->empty()) open.files->byName.erase(*open.deleteOnClose);
  delete open.content;
  delete open.deleteOnClose;
  delete open.name;
  return SQLITE_OK;
}

int readFile(sqlite3_file* file, void* target, int amount, sqlite3_int64 offset) {
  const auto& content = bytes(file);
  const auto wanted = static_cast<std::size_t>(amount);
  const auto from = std::min(static_cast<std::size_t>(offset), content.size());
  const std::size_t there = std::min(wanted, content.size() - from);
  std::copy_n(content.begin() + static_cast<std::ptrdiff_t>(from), there, static_cast<unsigned char*>(target));
  std::fill_n(static_cast<unsigned char*>(target) + there, wanted - there, static_cast<unsigned char>(0));
  return there == wanted ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

int writeFile(sqlite3_file* file, const void* source, int amount, sqlite3_int64 offset) {
  auto& content = bytes(file);
  const auto end = static_cast<std::size_t>(offset) + static_cast<std::size_t>(amount);
  const std::string& failing = self(file).files->failing;
  if (!failing.empty() && self(file).name->ends_with(failing)) return SQLITE_IOERR_WRITE;
  if (self(file).files->full && end > content.size()) return SQLITE_FULL;
  if (end > content.size()) content.resize(end);
  std::memcpy(content.data() + offset, source, static_cast<std::size_t>(amount));
  return SQLITE_OK;
}

int truncateFile(sqlite3_file* file, sqlite3_int64 size) {
  bytes(file).resize(static_cast<std::size_t>(size));
  return SQLITE_OK;
}

int syncFile(sqlite3_file* file, int) {
  Content& content = **self(file).content;
  content.synced = content.now;
  content.existsOnDisk = true;
  if (++self(file).files->syncs == self(file).files->crashAt) self(file).files->crash();
  return SQLITE_OK;
}

int fileSize(sqlite3_file* file, sqlite3_int64* size) {
  *size = static_cast<sqlite3_int64>(bytes(file).size());
  return SQLITE_OK;
}

// One connection at a time: nobody to lock out.
int lockFile(sqlite3_file*, int) { return SQLITE_OK; }
int checkReserved(sqlite3_file*, int* reserved) {
  *reserved = 0;
  return SQLITE_OK;
}
int control(sqlite3_file*, int, void*) { return SQLITE_NOTFOUND; }
int sectorSize(sqlite3_file*) { return 512; }
int characteristics(sqlite3_file*) { return 0; }

int mapShared(sqlite3_file* file, int region, int size, int extend, void volatile** memory) {
  auto& shared = (*self(file).content)->shared;
  const auto index = static_cast<std::size_t>(region);
  *memory = nullptr;
  if (shared.size() <= index && extend == 0) return SQLITE_OK;
  while (shared.size() <= index) {
    shared.push_back(std::make_unique<std::vector<unsigned char>>(static_cast<std::size_t>(size)));
  }
  *memory = shared[index]->data();
  return SQLITE_OK;
}
int lockShared(sqlite3_file*, int, int, int) { return SQLITE_OK; }
void barrier(sqlite3_file*) {}
int unmapShared(sqlite3_file* file, int) {
  (*self(file).content)->shared.clear();
  return SQLITE_OK;
}

const sqlite3_io_methods methods{2,        closeFile,   readFile,        writeFile, truncateFile,
                                 syncFile, fileSize,    lockFile,        lockFile,  checkReserved,
                                 control,  sectorSize,  characteristics, mapShared, lockShared,
                                 barrier,  unmapShared, nullptr,         nullptr};

int openFile(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* outFlags) {
  Files& files = filesOf(vfs);
  file->pMethods = nullptr;
  if (files.off) return SQLITE_CANTOPEN;
  static int temporary = 0;
  const std::string name = path != nullptr ? path : "temporary " + std::to_string(++temporary);
  const auto found = files.byName.find(name);
  if (found == files.byName.end() && (flags & SQLITE_OPEN_CREATE) == 0) return SQLITE_CANTOPEN;
  std::shared_ptr<Content>& content = files.byName[name];
  if (!content) content = std::make_shared<Content>();
  OpenFile& open = self(file);
  open.base.pMethods = &methods;
  open.files = &files;
  open.content = new std::shared_ptr<Content>(content);
  open.deleteOnClose = new std::string((flags & SQLITE_OPEN_DELETEONCLOSE) != 0 ? name : "");
  open.name = new std::string(name);
  if (outFlags != nullptr) *outFlags = flags;
  return SQLITE_OK;
}

int deleteFile(sqlite3_vfs* vfs, const char* path, int) {
  if (filesOf(vfs).off) return SQLITE_IOERR_DELETE;
  return filesOf(vfs).byName.erase(path) > 0 ? SQLITE_OK : SQLITE_IOERR_DELETE_NOENT;
}

int accessFile(sqlite3_vfs* vfs, const char* path, int, int* result) {
  *result = filesOf(vfs).byName.contains(path) ? 1 : 0;
  return SQLITE_OK;
}

int fullPath(sqlite3_vfs*, const char* path, int size, char* out) {
  sqlite3_snprintf(size, out, "%s", path);
  return SQLITE_OK;
}

sqlite3_vfs* system() { return sqlite3_vfs_find(nullptr); }
int randomness(sqlite3_vfs*, int size, char* out) { return system()->xRandomness(system(), size, out); }
int pause(sqlite3_vfs*, int) { return 0; }
int currentTime(sqlite3_vfs*, double* time) { return system()->xCurrentTime(system(), time); }
int lastError(sqlite3_vfs*, int, char*) { return 0; }

}  // namespace

ForgetfulDisk::ForgetfulDisk() : files_(new Files) {
  static int count = 0;
  name_ = "forgetful-" + std::to_string(++count);
  sqlite3_vfs& vfs = files_->vfs;
  vfs.iVersion = 1;
  vfs.szOsFile = sizeof(OpenFile);
  vfs.mxPathname = 512;
  vfs.zName = name_.c_str();
  vfs.pAppData = files_;
  vfs.xOpen = openFile;
  vfs.xDelete = deleteFile;
  vfs.xAccess = accessFile;
  vfs.xFullPathname = fullPath;
  vfs.xRandomness = randomness;
  vfs.xSleep = pause;
  vfs.xCurrentTime = currentTime;
  vfs.xGetLastError = lastError;
  sqlite3_vfs_register(&vfs, 0);
}

ForgetfulDisk::~ForgetfulDisk() {
  sqlite3_vfs_unregister(&files_->vfs);
  delete files_;
}

// The files get new contents; what is still open goes on with the old ones, which nobody will ever see.
void ForgetfulDisk::Files::crash() {
  off = true;
  std::map<std::string, std::shared_ptr<Content>> left;
  for (const auto& [name, content] : byName) {
    if (!content->existsOnDisk) continue;
    left[name] = std::make_shared<Content>();
    left[name]->now = left[name]->synced = content->synced;
    left[name]->existsOnDisk = true;
  }
  byName = std::move(left);
}

void ForgetfulDisk::crash() { files_->crash(); }
void ForgetfulDisk::crashAfter(std::size_t syncs) { files_->crashAt = files_->syncs + syncs; }
bool ForgetfulDisk::hasCrashed() const { return files_->off; }

void ForgetfulDisk::kill() {
  for (const auto& [name, content] : files_->byName) {
    content->synced = content->now;
    content->existsOnDisk = true;
  }
  files_->crash();
}

ForgetfulDisk::Contents ForgetfulDisk::contents() const {
  Contents all;
  for (const auto& [name, content] : files_->byName) all[name] = content->now;
  return all;
}

void ForgetfulDisk::setContents(const Contents& contents) {
  files_->byName.clear();
  for (const auto& [name, bytes] : contents) {
    files_->byName[name] = std::make_shared<Content>();
    files_->byName[name]->now = files_->byName[name]->synced = bytes;
    files_->byName[name]->existsOnDisk = true;
  }
}

void ForgetfulDisk::failWritesTo(std::string file) { files_->failing = std::move(file); }
void ForgetfulDisk::powerUp() { files_->off = false; }
void ForgetfulDisk::setFull(bool full) { files_->full = full; }
std::size_t ForgetfulDisk::syncs() const { return files_->syncs; }

}  // namespace sammel::testing

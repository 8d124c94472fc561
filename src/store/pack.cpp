#include "store/pack.h"

#include <fcntl.h>
#include <unistd.h>
#include <zstd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <memory>
#include <set>

#include "store/hash.h"

namespace cardroom::store {

namespace {

constexpr std::string_view first_line = "cardroom backup 1\n";
constexpr std::size_t block_bytes = 1U << 17U;
constexpr int level = 6;
constexpr std::size_t name_most = 100;

// A file by its number; closed at the end.
class Descriptor {
 public:
  Descriptor(std::string path, int flags)
      : path_(std::move(path)), number_(::open(path_.c_str(), flags | O_CLOEXEC, 0600)) {
    if (number_ < 0) fail("open ");
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() { ::close(number_); }

  void write(std::string_view bytes) const {
    while (!bytes.empty()) {
      const auto written = ::write(number_, bytes.data(), bytes.size());
      if (written < 0 && errno == EINTR) continue;
      if (written < 0) fail("write ");
      bytes.remove_prefix(static_cast<std::size_t>(written));
    }
  }
  // As much as there is now, at most what fits; 0 at the end.
  std::size_t read(std::string& block) const {
    while (true) {
      const auto got = ::read(number_, block.data(), block.size());
      if (got < 0 && errno == EINTR) continue;
      if (got < 0) fail("read ");
      return static_cast<std::size_t>(got);
    }
  }
  void sync() const {
    if (::fsync(number_) != 0) fail("sync ");
  }
  const std::string& path() const { return path_; }

 private:
  [[noreturn]] void fail(const char* what) const {
    throw Fault{what + path_, std::strerror(errno)};
  }

  std::string path_;
  int number_;
};

std::string number_text(std::uint64_t number) {
  std::string bytes;
  for (unsigned at = 0; at < 8; ++at) bytes += static_cast<char>(number >> (8 * at));
  return bytes;
}

class Packer {
 public:
  explicit Packer(const std::string& into) : file_(into, O_WRONLY | O_CREAT | O_EXCL) {
    ZSTD_CCtx_setParameter(stream_.get(), ZSTD_c_compressionLevel, level);
    ZSTD_CCtx_setParameter(stream_.get(), ZSTD_c_checksumFlag, 1);
    file_.write(first_line);
  }

  void add(std::string_view bytes) {
    hasher_.bytes(bytes);
    compress(bytes, ZSTD_e_continue);
  }
  void add_text(std::string_view text) {
    add(number_text(text.size()));
    add(text);
  }
  void end() {
    add_text("");
    compress(view_of(hasher_.done()), ZSTD_e_end);
    file_.sync();
  }

 private:
  void compress(std::string_view bytes, ZSTD_EndDirective how) {
    ZSTD_inBuffer in{bytes.data(), bytes.size(), 0};
    std::size_t left = 1;
    while (in.pos < in.size || (how == ZSTD_e_end && left != 0)) {
      ZSTD_outBuffer out{block_.data(), block_.size(), 0};
      left = ZSTD_compressStream2(stream_.get(), &out, &in, how);
      if (ZSTD_isError(left) != 0) throw Fault{"compress", ZSTD_getErrorName(left)};
      file_.write(std::string_view(block_).substr(0, out.pos));
    }
  }

  struct Free {
    void operator()(ZSTD_CCtx* stream) const { ZSTD_freeCCtx(stream); }
  };
  Descriptor file_;
  std::unique_ptr<ZSTD_CCtx, Free> stream_{ZSTD_createCCtx()};
  Hasher hasher_;
  std::string block_ = std::string(block_bytes, '\0');
};

class Unpacker {
 public:
  explicit Unpacker(const std::string& file) : file_(file, O_RDONLY) {
    std::string line(first_line.size(), '\0');
    if (file_.read(line) != line.size() || line != first_line)
      throw Fault{"read " + file, "it is not a backup of a room that this program knows"};
  }

  // Exactly so many bytes of what was packed, part by part.
  template <class Use>
  void take(std::uint64_t count, Use&& use) {
    while (count > 0) {
      if (at_ == out_.size()) decompress();
      const std::size_t now = std::min<std::uint64_t>(count, out_.size() - at_);
      use(std::string_view(out_).substr(at_, now));
      at_ += now;
      count -= now;
    }
  }
  std::string bytes(std::uint64_t count) {
    std::string taken;
    take(count, [&](std::string_view part) { taken += part; });
    hasher_.bytes(taken);
    return taken;
  }
  std::uint64_t number() {
    const std::string taken = bytes(8);
    std::uint64_t number = 0;
    for (unsigned at = 8; at-- > 0;) number = number << 8U | static_cast<std::uint8_t>(taken[at]);
    return number;
  }
  std::string name() {
    const std::uint64_t size = number();
    if (size > name_most) torn();
    return bytes(size);
  }
  template <class Use>
  void file(Use&& use) {
    take(number(), [&](std::string_view part) {
      hasher_.bytes(part);
      use(part);
    });
  }
  // The hash, and nothing after it.
  void end() {
    const Hash wanted = hasher_.done();
    std::string kept;
    take(wanted.size(), [&](std::string_view part) { kept += part; });
    if (kept != view_of(wanted)) torn();
    // The end of the stream brings its own checksum.
    while (!over_) decompress();
    if (at_ != out_.size() || in_at_ != in_size_ || file_.read(in_) != 0) torn();
  }

 private:
  [[noreturn]] void torn() const {
    throw Fault{"read " + file_.path(), "it was torn or changed; use another copy"};
  }

  void decompress() {
    if (over_) torn();
    if (in_at_ == in_size_) {
      in_.resize(block_bytes);
      in_size_ = file_.read(in_);
      in_at_ = 0;
      if (in_size_ == 0) torn();
    }
    ZSTD_inBuffer in{in_.data(), in_size_, in_at_};
    out_.resize(block_bytes);
    ZSTD_outBuffer out{out_.data(), out_.size(), 0};
    const std::size_t left = ZSTD_decompressStream(stream_.get(), &out, &in);
    if (ZSTD_isError(left) != 0) torn();
    over_ = left == 0;
    in_at_ = in.pos;
    out_.resize(out.pos);
    at_ = 0;
  }

  struct Free {
    void operator()(ZSTD_DCtx* stream) const { ZSTD_freeDCtx(stream); }
  };
  Descriptor file_;
  std::unique_ptr<ZSTD_DCtx, Free> stream_{ZSTD_createDCtx()};
  Hasher hasher_;
  std::string in_;
  std::size_t in_at_ = 0;
  std::size_t in_size_ = 0;
  std::string out_;
  std::size_t at_ = 0;
  bool over_ = false;
};

void pack_file(const PackedFile& one, Packer& packer) {
  const Descriptor file(one.path, O_RDONLY);
  packer.add_text(one.name);
  std::uint64_t left = std::filesystem::file_size(one.path);
  packer.add(number_text(left));
  std::string block(block_bytes, '\0');
  while (left > 0) {
    const std::size_t got = std::min<std::uint64_t>(file.read(block), left);
    if (got == 0) throw Fault{"read " + one.path, "it became shorter"};
    packer.add(std::string_view(block).substr(0, got));
    left -= got;
  }
}

void write_file(Unpacker& unpacker, const std::string& path) {
  const Descriptor into(path, O_WRONLY | O_CREAT | O_EXCL);
  unpacker.file([&](std::string_view part) { into.write(part); });
  into.sync();
}

template <class Each>
void read_all(const std::string& file, const std::vector<PackedFile>& files, Each&& each) {
  Unpacker unpacker(file);
  std::set<std::string> seen;
  for (std::string name = unpacker.name(); !name.empty(); name = unpacker.name()) {
    const auto known =
        std::find_if(files.begin(), files.end(), [&](const auto& one) { return one.name == name; });
    if (known == files.end() || !seen.insert(name).second)
      throw Fault{"read " + file, "it has files in it that do not belong to a room"};
    each(unpacker, known->path);
  }
  unpacker.end();
  if (seen.size() != files.size()) throw Fault{"read " + file, "files are missing in it"};
}

template <class Deed>
Result<Done, Fault> as_value(Deed&& deed) {
  try {
    deed();
    return Done{};
  } catch (const Fault& fault) {
    return fault;
  } catch (const std::filesystem::filesystem_error& error) {
    return Fault{"read " + error.path1().string(), error.code().message()};
  }
}

}  // namespace

Result<Done, Fault> pack(const std::vector<PackedFile>& files, const std::string& into) {
  return as_value([&] {
    Packer packer(into);
    for (const PackedFile& one : files) pack_file(one, packer);
    packer.end();
  });
}

Result<Done, Fault> unpack(const std::string& file, const std::vector<PackedFile>& files) {
  return as_value([&] { read_all(file, files, write_file); });
}

Result<Done, Fault> read_through(const std::string& file, const std::vector<PackedFile>& files) {
  const auto pass = [](Unpacker& unpacker, const std::string&) {
    unpacker.file([](std::string_view) {});
  };
  return as_value([&] { read_all(file, files, pass); });
}

}  // namespace cardroom::store

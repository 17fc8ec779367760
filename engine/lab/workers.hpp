// Plays many games on several threads; each thread has its own worker.
#pragma once
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <exception>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "catalog/catalog.hpp"
#include "game/game.hpp"

namespace misk::game {

/// Calls play(worker, n) for n = 0, 1, 2, ..., each n once, on the given number of threads (at least 1). Each
/// thread has a worker from make() and ends when play() returns false. The first worker is made before the
/// threads, so errors of the call are thrown at once. An exception in a thread ends all threads and is thrown
/// here. Returns all workers, also idle ones.
template <typename Worker, typename Make, typename Play>
std::vector<std::unique_ptr<Worker>> play_on_threads(int threads, const Make& make, const Play& play) {
  std::vector<std::unique_ptr<Worker>> workers(static_cast<std::size_t>(std::max(1, threads)));
  workers[0] = make();
  std::atomic<std::uint64_t> next{0};
  std::atomic<bool> stopped{false};
  std::mutex mutex;
  std::exception_ptr failure;
  const auto run = [&](std::size_t index) {
    try {
      if (!workers[index]) workers[index] = make();
      while (!stopped && play(*workers[index], next.fetch_add(1))) {
      }
    } catch (...) {
      const std::lock_guard<std::mutex> lock(mutex);
      failure = std::current_exception();
      stopped = true;
    }
  };
  std::vector<std::thread> others;
  for (std::size_t i = 1; i < workers.size(); ++i) others.emplace_back(run, i);
  run(0);
  for (std::thread& thread : others) thread.join();
  if (failure) std::rethrow_exception(failure);
  return workers;
}

/// The same with worker.play(k) for every game k of a shard. `options` gives threads, games, shard and
/// shards. Each worker is made from the catalog, the options and scripts of its own: the given ones for the
/// first, loaded ones for others.
template <typename Worker, typename Options>
std::vector<std::unique_ptr<Worker>> play_shard(const Catalog& catalog, const Options& options,
                                                std::unique_ptr<Scripts> loaded) {
  const std::uint64_t first = options.shard % options.shards;
  std::mutex mutex;
  const auto take_loaded = [&] {
    const std::lock_guard<std::mutex> lock(mutex);
    return std::move(loaded);
  };
  const auto make = [&] {
    std::unique_ptr<Scripts> scripts = take_loaded();
    if (!scripts) scripts = std::make_unique<Scripts>(catalog, options.game);
    if (!scripts->ok()) throw SetupError("the packs of '" + options.game + "' do not load; see misk check");
    return std::make_unique<Worker>(catalog, options, std::move(scripts));
  };
  return play_on_threads<Worker>(options.threads, make, [&](Worker& worker, std::uint64_t n) {
    const std::uint64_t k = first + options.shards * n;
    if (k >= options.games) return false;
    worker.play(k);
    return true;
  });
}

}  // namespace misk::game

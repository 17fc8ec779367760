// Turns what the scripts of packs declare into an Image. Tables are collected while packs run and read in
// build(), so anything may refer to what a later file declares.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "script/host.hpp"

struct lua_State;

namespace misk::script {

class Loader {
 public:
  explicit Loader(Host& host) : host_(host) {}

  bool declare(const ScriptPack& pack);
  bool build();
  void install_verbs();
  const std::string& game_of(const std::string& pack) const;

  int api_ref = 0;
  int errors = 0;

 private:
  struct Collected {
    int ref;
    kernel::Origin origin;
  };
  friend int loader_collect(lua_State* L);

  // Reading tables. `at_` is the origin that errors name.
  void error(const std::string& message, const std::string& mend = "", const std::string& rule = "");
  void error_at(const kernel::Origin& origin, const std::string& message, const std::string& mend,
                const std::string& rule);
  void only(int table, std::initializer_list<const char*> allowed, const std::string& what);
  std::string text(int table, const char* key, const std::string& fallback = "");
  int number(int table, const char* key, int fallback);
  bool flag(int table, const char* key, bool fallback = false);
  std::vector<std::string> texts(int table, const char* key);
  void each(int table, const char* key, const std::function<void(int, int)>& f);
  void each_pair(int table, const char* key, const std::function<void(const std::string&, int)>& f);
  kernel::ExprId expression(int table, const char* key, const std::vector<std::string>* memory = nullptr);
  kernel::ExprId compile(const std::string& text, const std::vector<std::string>* memory,
                         const std::string& what);
  kernel::ExprId expression_value(int index, const std::vector<std::string>* memory, const std::string& what);
  kernel::FunctionId function(int table, const char* key);
  kernel::Id named(kernel::Id id, const std::string& what, const std::string& name);
  std::vector<kernel::Assignment> assignments(int table, const char* key, const kernel::Procedure* locals,
                                              const std::vector<std::string>* memory);
  std::uint64_t zone_mask(int table, const char* key, std::uint64_t fallback);

  bool build_protected();
  void names(const Collected& game);
  void bodies(const Collected& game);
  void procedure_body(int table, kernel::Id id);
  void definition_names(const Collected& definition);
  void definition_body(const Collected& definition, kernel::Id id);
  kernel::Id ability(int table, kernel::Id definition, kernel::Id parent, int index);

  Host& host_;
  kernel::Origin at_;
  std::vector<Collected> games_, definitions_, procedures_, verbs_;
  std::map<std::string, std::string> pack_game_;
  std::map<std::string, int> exports_;                                 // by game
  std::map<std::string, std::map<std::string, std::string>> sources_;  // pack -> path -> text
  std::map<std::string, std::vector<std::string>> visible_;
  std::map<std::string, std::string> roots_;
  std::map<std::string, kernel::Origin> defined_;
  std::vector<int> procedure_tables_;
  std::vector<kernel::Origin> procedure_origins_;
};

}  // namespace misk::script

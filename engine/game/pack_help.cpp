#include "game/pack_help.hpp"

namespace misk::game {

namespace {

using Kind = PackDifference::Kind;

/// True if a catalogue has the exact pack that the save was made with.
bool is_offered(const store::Catalogues& catalogues, const PackDifference& difference) {
  try {
    const store::Offer offer = catalogues.exactly(difference.id, content::SemVer::parse(difference.wanted));
    return offer && (difference.hash.empty() || offer.entry->hash == difference.hash);
  } catch (const std::invalid_argument&) {
    return false;  // the save names no version
  }
}

std::string bundled_mend(const PackDifference& difference) {
  return "it comes with misk: use the misk that the save was made with (" + difference.id + " " +
         difference.wanted + ")";
}

std::string terminal_mend(const store::Catalogues& catalogues, const PackDifference& difference) {
  const std::string get = is_offered(catalogues, difference)
                              ? "misk install " + difference.id + "@" + difference.wanted
                              : "get the .zip of its version " + difference.wanted + " and misk install it";
  switch (difference.kind) {
    case Kind::off:
      return "misk enable " + difference.id;
    case Kind::left_out:
      return "";  // the reason already says what to do
    case Kind::extra:
      return difference.origin == content::Origin::named ? "leave it out of --packs"
                                                         : "misk disable " + difference.id;
    default:
      break;
  }
  if (difference.kind != Kind::missing && difference.origin == content::Origin::bundled)
    return bundled_mend(difference);
  return difference.origin == content::Origin::named && difference.kind != Kind::missing
             ? "give --packs the version " + difference.wanted
             : get;
}

std::string table_mend(const store::Catalogues& catalogues, const PackDifference& difference) {
  switch (difference.kind) {
    case Kind::off:
      return "turn it on under Packs";
    case Kind::left_out:
      return "";
    case Kind::extra:
      return "turn it off under Packs";
    default:
      break;
  }
  if (difference.kind != Kind::missing && difference.origin == content::Origin::bundled)
    return bundled_mend(difference);
  return is_offered(catalogues, difference)
             ? "install version " + difference.wanted + " of it under Packs"
             : "get its version " + difference.wanted + " and install that under Packs";
}

}  // namespace

PackHelp terminal_help(const store::Catalogues& catalogues) {
  return {[&catalogues](const PackDifference& each) { return terminal_mend(catalogues, each); },
          "; or go on with the packs as they are by --force"};
}

PackHelp table_help(const store::Catalogues& catalogues) {
  return {[&catalogues](const PackDifference& each) { return table_mend(catalogues, each); }, ""};
}

}  // namespace misk::game

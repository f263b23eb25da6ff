import { SearchPage } from './found/SearchPage';

/** One search through all that is public, as cards (core§2). */
export default function Search() {
  return <SearchPage layout="cards" />;
}

import { SearchPage } from './found/SearchPage';

/** The same as a list (core§2). */
export default function SearchRows() {
  return <SearchPage layout="rows" />;
}

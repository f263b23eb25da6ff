import { BOOKS, booksAsked, bookWords } from '../../../db/contract/books';
import { typeFilter } from '../../domain/catalog/listFilters';
import { TilePage, useTileState } from '../../domain/catalog/TilePage';
import { useEditorLink } from '../../domain/session/useEditorLink';
import kit from '../../i18n/kit';
import { useRows } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { BookTile } from './BookTile';

/** The public shelf (core§2). */
export default function Shelf() {
  const text = useText(bookWords);
  const { filter } = useText(kit);
  const manage = useEditorLink('/content/books', text.manage);
  const state = useTileState(['keyword', 'type']);
  const { keyword = '', type = '' } = state.chosen;
  const { pageIndex, pageSize } = state.params;
  const query = useRows(['book', 'list'], booksAsked({ keyword, type }, pageIndex, pageSize));
  return (
    <TilePage
      title={text.title}
      lead={text.lead}
      actions={manage}
      search={{ action: BOOKS, label: text.keyword, placeholder: text.placeholder, button: filter.search }}
      filters={[typeFilter(state, text.type, text.types)]}
      state={state}
      query={query}
      rows={text.title}
      idOf={({ id }) => id}
      tile={(book) => <BookTile book={book} />}
      min={300}
      none={{ title: text.none, hint: text.noneHint }}
      noneFound={{ title: text.noneFound, hint: text.noneFoundHint, clear: text.showAll }}
    />
  );
}

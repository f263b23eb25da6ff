import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { BOOKS, booksAsked, bookWords } from '../../../db/contract/books';
import { linkFilter } from '../../domain/catalog/listFilters';
import { TilePage, useTileState } from '../../domain/catalog/TilePage';
import { useSession } from '../../domain/session';
import kit from '../../i18n/kit';
import { useRows } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { BookTile } from './BookTile';

/** The public shelf (core§2). */
export default function Shelf() {
  const text = useText(bookWords);
  const { filter } = useText(kit);
  const { has } = useSession();
  const state = useTileState(['keyword', 'type']);
  const { keyword = '', type = '' } = state.chosen;
  const { pageIndex, pageSize } = state.params;
  const query = useRows(['book', 'list'], booksAsked({ keyword, type }, pageIndex, pageSize), { keepPrevious: true });
  return (
    <TilePage
      title={text.title}
      lead={text.lead}
      actions={
        has('content-admin') ? (
          <Button component={Link} to="/content/books" variant="outlined">
            {text.manage}
          </Button>
        ) : null
      }
      search={{ action: BOOKS, label: text.keyword, placeholder: text.placeholder, button: filter.search }}
      filters={[
        linkFilter(
          state,
          'type',
          text.type,
          Object.entries(text.types).map(([id, label]) => ({ id, label })),
        ),
      ]}
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

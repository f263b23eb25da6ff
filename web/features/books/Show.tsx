import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { BOOKS, type Book, bookAsked, bookWords, otherBooksAsked } from '../../../db/contract/books';
import { DetailPage } from '../../domain/catalog/DetailPage';
import { askedRow, type ItemView } from '../../domain/catalog/view';
import { NotShownNote } from '../../domain/publishing/NotShownNote';
import catalog from '../../i18n/catalog';
import { useRows } from '../../kit/api';
import { inChinese, type Lang, pickName, useLang, useText } from '../../kit/i18n';
import { FactTwoColumns } from '../../kit/layout/DetailLayout';
import { RichText } from '../../kit/layout/RichText';
import { Section } from '../../kit/layout/Section';
import { Tiles } from '../../kit/layout/Tiles';
import { BookFront, BookTile, madeBy } from './BookTile';

type Shown = Omit<Book, 'name'> & { name: string; zh: string };

function Facts({ book, lang }: { book: Book; lang: Lang }) {
  const text = useText(bookWords);
  const facts = [
    [text.type, text.types[book.type as keyof typeof text.types]],
    [text.author, pickName(lang, book.author, book.author_en)],
    [text.press, pickName(lang, book.press, book.press_en)],
    [text.year, book.year],
    [text.isbn, book.isbn],
  ].filter(([, value]) => value) as [string, string | number][];
  return <FactTwoColumns facts={facts} />;
}

function Content({ item }: { item: Shown }) {
  const text = useText(bookWords);
  const { lang } = useLang();
  const book: Book = { ...item, name: item.zh };
  const others = useRows(['book', 'others'], otherBooksAsked(book)).data?.records ?? [];
  const profile = pickName(lang, book.profile, book.profile_en);
  return (
    <>
      <NotShownNote {...book} />
      <Section title={text.facts} card>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <BookFront book={book} width={160} />
          <Box sx={{ flex: '1 1 260px', minWidth: 0, display: 'grid', gap: 2.5, alignContent: 'start' }}>
            <Facts book={book} lang={lang} />
            <Box className="no-print">
              {book.url ? (
                <Button variant="contained" href={book.url} target="_blank" rel="noopener">
                  {text.read}
                </Button>
              ) : (
                <>
                  <Box sx={{ mb: 1, color: 'text.secondary' }}>{text.askHint}</Box>
                  <Button variant="outlined" component={Link} to="/service">
                    {text.ask}
                  </Button>
                </>
              )}
            </Box>
          </Box>
        </Box>
      </Section>
      <Section title={text.about} card>
        {profile ? (
          <Box {...inChinese(profile)}>
            <RichText html={profile} />
          </Box>
        ) : (
          text.noProfile
        )}
      </Section>
      {others.length > 0 ? (
        <Section title={text.others}>
          <Tiles
            label={text.others}
            rows={others}
            idOf={({ id }) => id}
            tile={(row) => <BookTile book={row} heading="h3" />}
            min={300}
          />
        </Section>
      ) : null}
    </>
  );
}

function useBook(id: string) {
  const { lang } = useLang();
  const query = useRows(['book', 'detail'], bookAsked(id));
  return askedRow(query, (row): Shown => ({ ...row, zh: row.name, name: pickName(lang, row.name, row.name_en) }));
}

/** The page of a book. */
export default function Show() {
  const text = useText(bookWords);
  const common = useText(catalog);
  const { lang } = useLang();
  const view: ItemView<Shown> = {
    list: { label: text.title, to: BOOKS },
    title: text.noun,
    useItem: useBook,
    lead: (book) => madeBy(lang, book),
    content: (item) => <Content item={item} />,
    gone: { title: text.title, text: common.goneHint, back: common.backToList },
  };
  return <DetailPage view={view} />;
}

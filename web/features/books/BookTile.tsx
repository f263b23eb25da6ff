import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { type BookRow, bookPath, bookWords } from '../../../db/contract/books';
import { smallPicture } from '../../../db/contract/pictures';
import { inChinese, type Lang, pickName, useLang, useText } from '../../kit/i18n';
import { cardLink } from '../../kit/layout/cardLink';
import { panel } from '../../kit/layout/panel';
import { TagChip } from '../../kit/layout/StateChip';

/** Who wrote and published it, and when. */
export const madeBy = (lang: Lang, book: BookRow): string =>
  [pickName(lang, book.author, book.author_en), pickName(lang, book.press, book.press_en), book.year]
    .filter(Boolean)
    .join(' · ');

const SHADES = ['#1f5f9e', '#2b6b57', '#7a4a20', '#5a4a8c'] as const;

/** The front of a book: its picture, or one set in type. */
export function BookFront({ book, width }: { book: BookRow; width: number }) {
  const { lang } = useLang();
  const name = pickName(lang, book.name, book.name_en);
  const look = { width, height: Math.round(width * 1.4), flexShrink: 0, borderRadius: '4px 8px 8px 4px' } as const;
  if (book.cover) {
    return (
      <Box
        component="img"
        src={smallPicture(book.cover)}
        alt=""
        loading="lazy"
        width={look.width}
        height={look.height}
        sx={{ ...look, objectFit: 'cover', boxShadow: 'var(--card-shadow)' }}
      />
    );
  }
  return (
    <Box
      aria-hidden
      sx={{
        ...look,
        p: 1.25,
        pl: 1.75,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        color: '#fff',
        fontSize: width / 8.5,
        lineHeight: 1.35,
        fontWeight: 600,
        overflow: 'hidden',
        overflowWrap: 'anywhere',
        boxShadow: 'var(--card-shadow)',
        background: `linear-gradient(90deg, rgb(0 0 0 / 0.28) 0 6px, transparent 10px), ${SHADES[(book.type - 1) % SHADES.length]}`,
      }}
    >
      <span>{[...name].length > 32 ? `${[...name].slice(0, 31).join('')}…` : name}</span>
      <Box component="span" sx={{ fontSize: '0.7em', fontWeight: 400, opacity: 0.9 }}>
        {book.year ?? ''}
      </Box>
    </Box>
  );
}

/** One book on the shelf. */
export function BookTile({ book, heading = 'h2' }: { book: BookRow; heading?: 'h2' | 'h3' }) {
  const text = useText(bookWords);
  const { lang } = useLang();
  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 2,
        height: '100%',
        p: 2,
        ...panel,
        '&:hover, &:focus-within': { borderColor: 'brand.line', boxShadow: 'var(--card-shadow)' },
      }}
    >
      <BookFront book={book} width={104} />
      <Box sx={{ minWidth: 0, display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'flex-start' }}>
        <Typography variant="h4" component={heading} sx={{ overflowWrap: 'anywhere' }}>
          <Box
            component={Link}
            to={bookPath(book)}
            {...inChinese(pickName(lang, book.name, book.name_en))}
            sx={cardLink}
          >
            {pickName(lang, book.name, book.name_en)}
          </Box>
        </Typography>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>{madeBy(lang, book)}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 'auto' }}>
          <TagChip label={text.types[book.type as keyof typeof text.types] ?? ''} />
          {book.url ? <TagChip label={text.read} /> : null}
        </Box>
      </Box>
    </Box>
  );
}

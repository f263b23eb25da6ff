import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DemandCard, ResultCard } from '../../../db/contract/cards';
import catalog from '../../i18n/catalog';
import { inChinese, pickName, useLang, useNamed, useText } from '../../kit/i18n';
import { Cover } from '../../kit/layout/Cover';
import { clamp } from '../../kit/layout/clamp';
import { formatDay } from '../../kit/layout/format';
import { panel } from '../../kit/layout/panel';
import { TagChip } from '../../kit/layout/StateChip';
import { Highlight } from './Highlight';
import { MarkChip } from './MarkChip';
import { usePlace, useScopeNames } from './words';

interface CatalogCardProps {
  card: ResultCard | DemandCard;
  to: string;
  /** Opens the item as a dialog over the list. */
  onLook: () => void;
  keyword: string;
  /** The one word that says most about it: stage or kind. */
  mark: string;
  facts?: ReactNode;
}

const CHIPS = 3;

/** One row of a list page. The whole card leads to the item, while only the title is the link's text. */
export function CatalogCard({ card, to, onLook, keyword, mark, facts }: CatalogCardProps) {
  const text = useText(catalog);
  const { lang } = useLang();
  const { title, original } = useNamed()(card);
  const scopeNames = useScopeNames();
  const place = usePlace();
  const summary = pickName(lang, card.summary, card.summary_en);
  const origin = [pickName(lang, card.org_name, card.org_name_en), place(card)].filter(Boolean).join(' · ');
  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        display: 'grid',
        columnGap: { xs: 1.5, sm: 2.5 },
        rowGap: 0.75,
        gridTemplateColumns: { xs: '96px minmax(0, 1fr)', sm: '192px minmax(0, 1fr)' },
        gridTemplateRows: { sm: 'auto 1fr' },
        gridTemplateAreas: { xs: '"cover head" "rest rest"', sm: '"cover head" "cover rest"' },
        p: { xs: 2, sm: 2.5 },
        ...panel,
        transition: 'border-color 160ms, box-shadow 160ms',
        '&:hover, &:focus-within': { borderColor: 'brand.line', boxShadow: 'var(--card-shadow)' },
      }}
    >
      <Box sx={{ gridArea: 'cover', alignSelf: 'start', borderRadius: 2, overflow: 'hidden' }}>
        <Cover name={original || title} scopes={card.scope} image={card.cover} />
      </Box>
      <Box sx={{ gridArea: 'head', minWidth: 0, display: 'grid', gap: 0.75, alignContent: 'start' }}>
        <Typography variant="h3" component="h2" sx={{ ...clamp({ xs: 6, sm: 2 }), fontSize: '1.125rem' }}>
          <Box
            component={Link}
            to={to}
            {...inChinese(title)}
            sx={{
              color: 'text.primary',
              textDecoration: 'none',
              '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 3 },
              '&:hover': { color: 'brand.text' },
            }}
          >
            <Highlight text={title} keyword={keyword} />
          </Box>
        </Typography>
        {original ? (
          <Box lang="zh-CN" sx={{ fontSize: '0.875rem', color: 'text.secondary', ...clamp(1) }}>
            <Highlight text={original} keyword={keyword} />
          </Box>
        ) : null}
        {origin ? (
          <Box {...inChinese(origin)} sx={{ fontSize: '0.875rem', color: 'text.secondary', ...clamp(2) }}>
            <Highlight text={origin} keyword={keyword} />
          </Box>
        ) : null}
      </Box>
      <Box sx={{ gridArea: 'rest', minWidth: 0, display: 'flex', flexDirection: 'column', gap: 0.75 }}>
        {summary ? (
          <Typography {...inChinese(summary)} sx={{ ...clamp(2), fontSize: '0.9375rem', color: 'text.secondary' }}>
            <Highlight text={summary} keyword={keyword} />
          </Typography>
        ) : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5 }}>
          {inChinese(title).lang ? <TagChip label={text.chineseOnly} /> : null}
          {mark ? <MarkChip label={mark} /> : null}
          {scopeNames(card.scope)
            .slice(0, CHIPS)
            .map((chip) => (
              <TagChip key={chip} label={chip} />
            ))}
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2,
            rowGap: 0.25,
            mt: 0.5,
            fontSize: '0.8125rem',
            color: 'text.secondary',
          }}
        >
          {card.release_time ? (
            <span>
              {text.published} {formatDay(card.release_time)}
            </span>
          ) : null}
          {card.code ? <span>{card.code}</span> : null}
          {facts}
          <Box
            component="button"
            type="button"
            aria-label={text.quickLookAt(title)}
            {...inChinese(title)}
            onClick={onLook}
            sx={{
              // Above the link that fills the card.
              position: 'relative',
              ml: 'auto',
              px: 1,
              py: 0.25,
              font: 'inherit',
              color: 'brand.text',
              bgcolor: 'transparent',
              border: 0,
              borderRadius: 1.5,
              cursor: 'pointer',
              '&:hover': { bgcolor: 'brand.tint', textDecoration: 'underline' },
            }}
          >
            {text.quickLook}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Scoped } from '../../../db/contract/covers';
import type { Exhibit } from '../../../db/contract/halls';
import { itemPage } from '../../../db/contract/items';
import words from '../../i18n/halls';
import { pickName, useLang, useText } from '../../kit/i18n';
import { Cover } from '../../kit/layout/Cover';
import { panel } from '../../kit/layout/panel';
import { TagChip } from '../../kit/layout/StateChip';
import { SHOWROOM } from './address';

interface TourProps {
  exhibits: readonly Exhibit[];
  /** Fields of the hall, for covers. */
  scopes: readonly Scoped[];
  onLeave: () => void;
}

/** A walk past the exhibits of a hall, one after another; by buttons or keys, with an end, and left at any time. */
export function Tour({ exhibits, scopes, onLeave }: TourProps) {
  const text = useText(words);
  const { lang } = useLang();
  const [at, setAt] = useState(0);
  const stage = useRef<HTMLDivElement>(null);
  const over = at >= exhibits.length;
  const shown = exhibits[at];
  useEffect(() => stage.current?.focus(), []);
  const go = (place: number) => setAt(Math.max(0, Math.min(exhibits.length, place)));
  const onKeyDown = (event: KeyboardEvent) => {
    const places: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: exhibits.length - 1,
    };
    const place = places[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') onLeave();
    else if (place === undefined) return;
    else go(place);
    event.preventDefault();
  };
  return (
    <Box
      ref={stage}
      role="group"
      aria-label={text.tour}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      sx={{ ...panel, p: { xs: 2, md: 4 }, mb: 4, boxShadow: 'var(--card-shadow)' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Box role="status" sx={{ flex: '1 1 160px', fontWeight: 600 }}>
          {over ? text.ended : text.place(at + 1, exhibits.length)}
        </Box>
        <Button onClick={onLeave}>{text.leave}</Button>
      </Box>
      <LinearProgress
        variant="determinate"
        value={(Math.min(at + 1, exhibits.length) / exhibits.length) * 100}
        aria-label={text.tour}
        sx={{ mb: 3, borderRadius: 1, '@media (prefers-reduced-motion: reduce)': { '& *': { transition: 'none' } } }}
      />
      {shown ? (
        <Box
          sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, minHeight: { md: 320 } }}
        >
          <Box sx={{ borderRadius: 2, overflow: 'hidden', alignSelf: 'start' }}>
            <Cover key={shown.id} name={shown.name} scopes={scopes} image={shown.cover} eager />
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <TagChip label={text.kinds[shown.item_type] ?? ''} />
            <Box component="h2" sx={{ mt: 1, mb: 1, fontSize: '1.5rem', overflowWrap: 'anywhere' }}>
              {pickName(lang, shown.name, shown.name_en)}
            </Box>
            {shown.org_name ? (
              <Box sx={{ color: 'text.secondary' }}>{pickName(lang, shown.org_name, shown.org_name_en)}</Box>
            ) : null}
            <Box component="p" sx={{ lineHeight: 1.8 }}>
              {pickName(lang, shown.note || shown.summary, shown.note_en || shown.summary_en)}
            </Box>
            <Button component={Link} to={itemPage(shown.item_type, shown.item_id, shown.name)} variant="outlined">
              {text.details}
            </Button>
          </Box>
        </Box>
      ) : (
        <Box sx={{ py: { xs: 2, md: 6 }, textAlign: 'center' }}>
          <Box component="p" sx={{ mt: 0 }}>
            {text.endedText}
          </Box>
          <Button component={Link} to={SHOWROOM} variant="outlined">
            {text.otherHalls}
          </Button>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 3 }}>
        {over ? (
          <Button variant="contained" onClick={() => go(0)}>
            {text.again}
          </Button>
        ) : (
          <>
            <Button variant="outlined" disabled={at === 0} onClick={() => go(at - 1)}>
              {text.previous}
            </Button>
            <Button variant="contained" onClick={() => go(at + 1)}>
              {at === exhibits.length - 1 ? text.finish : text.next}
            </Button>
          </>
        )}
        <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {text.tourKeys}
        </Box>
      </Box>
    </Box>
  );
}

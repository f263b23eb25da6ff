import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CLASSIFIED } from '../../../db/contract/enums-results';
import { itemPage, type PublishedFacts } from '../../../db/contract/items';
import { AUDIT } from '../../../db/contract/limits';
import { EXPIRY_NOTICE_DAYS, MATCH, type ReleaseRow } from '../../../db/contract/listings';
import { DAY } from '../../../db/contract/time';
import words from '../../i18n/listings';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { factLine, fingerLink, saying } from '../../kit/layout/looks';
import { panel } from '../../kit/layout/panel';
import { StateChip, TagChip, ToneChip } from '../../kit/layout/StateChip';
import { ReleaseButtons, type ReleaseProps } from './ReleaseButtons';
import type { ReleaseActions } from './useReleaseActions';

interface MatchingProps {
  row: ReleaseRow;
  kind: PublishedFacts;
  actions: ReleaseActions;
}

/** Whether matching can be opened: not for what was refused, withdrawn or has ended. */
const mayOpen = (row: ReleaseRow): boolean =>
  !row.is_expired &&
  !row.is_withdrawn &&
  (row.is_public === 1 || row.audit_status === AUDIT.approved || row.audit_status === AUDIT.pending);

/** Smart matching of one item: the switch, where the process stands (core§9), and what it found. */
function Matching({ row, kind, actions }: MatchingProps) {
  const text = useText(words);
  const [busy, setBusy] = useState(false);
  const on = row.match_state > MATCH.unopened;
  const change = async (_: unknown, wanted: boolean) => {
    setBusy(true);
    await actions.switchMatching(row, wanted);
    setBusy(false);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <FormControlLabel
        label={text.matching}
        disabled={busy || (!on && !mayOpen(row))}
        control={
          <Switch
            checked={on}
            onChange={(event, wanted) => void change(event, wanted)}
            slotProps={{ input: { 'aria-label': text.matchingOf(row.name) } }}
          />
        }
        sx={{ ml: -0.75, mr: 0.5 }}
      />
      <TagChip label={text.process[row.match_state] ?? ''} />
      {on ? (
        <Button
          size="small"
          onClick={() => void openDialog('matches', { itemType: kind.itemType, itemId: row.id, name: row.name })}
          aria-label={text.of(text.matches, row.name)}
        >
          {text.matches}
        </Button>
      ) : null}
    </Box>
  );
}

/** Days until a listing ends, where that is soon. */
function daysLeft(row: ReleaseRow): number | null {
  if (!row.is_public || row.expire_time === null) return null;
  const days = Math.ceil((row.expire_time - Date.now() / 1000) / DAY);
  return days > 0 && days <= EXPIRY_NOTICE_DAYS[0] ? days : null;
}

/** Where the listing stands, when that is not simply "listed" or "not yet". */
function ListingChip({ row }: { row: ReleaseRow }) {
  const text = useText(words).chips;
  const days = daysLeft(row);
  const inside = row.secrecy === CLASSIFIED;
  const label = inside
    ? text.classified
    : row.is_expired
      ? text.expired
      : row.is_withdrawn
        ? text.withdrawn
        : days !== null
          ? text.expiring(days)
          : null;
  if (label === null) return null;
  const tone = inside || row.is_expired || row.is_withdrawn ? 'none' : 'review';
  return <ToneChip label={label} tone={tone} />;
}

function Facts({ row }: { row: ReleaseRow }) {
  const text = useText(words);
  const facts = [
    row.code ? `${text.code} ${row.code}` : null,
    row.unit_name,
    `${text.added} ${formatDay(row.add_time)}`,
    row.update_time && formatDay(row.update_time) !== formatDay(row.add_time)
      ? `${text.updated} ${formatDay(row.update_time)}`
      : null,
    row.release_time ? `${text.released} ${formatDay(row.release_time)}` : null,
    row.expire_time ? `${row.is_expired ? text.ended : text.ends} ${formatDay(row.expire_time)}` : null,
    row.contact_reveals ? text.reveals(row.contact_reveals) : null,
  ].filter(Boolean);
  return (
    <Box sx={{ ...factLine, rowGap: 0.25, mt: 1 }}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </Box>
  );
}

function Opinion({ row }: { row: ReleaseRow }) {
  const text = useText(words);
  if (row.audit_status === AUDIT.pending || !row.audit_opinion) return null;
  return (
    <Box
      sx={{
        ...saying,
        mt: 1.5,
        borderColor: row.audit_status === AUDIT.approved ? 'success.main' : 'warning.main',
        fontSize: '0.9375rem',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      <Box component="strong" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
        {text.opinion}
      </Box>
      {row.audit_opinion}
    </Box>
  );
}

/** One item: its states, facts, the opinion about it, smart matching, and what can be done. */
export function ReleaseCard({ row, kind, actions, onEdit, onDuplicate }: ReleaseProps) {
  const text = useText(words);
  return (
    <Box component="article" aria-label={row.name} sx={{ p: { xs: 2, sm: 2.5 }, ...panel }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <StateChip status={row.audit_status} />
        <ListingChip row={row} />
      </Box>
      <Typography component="h2" sx={{ mt: 1, fontWeight: 650, overflowWrap: 'anywhere' }}>
        {row.has_left && !row.is_public ? (
          row.name
        ) : (
          <Box
            component={Link}
            to={itemPage(kind.itemType, row.id, row.name)}
            sx={{ ...fingerLink, color: 'text.primary', textDecoration: 'none', '&:hover': { color: 'brand.text' } }}
          >
            {row.name}
          </Box>
        )}
      </Typography>
      <Facts row={row} />
      {row.is_public && row.audit_status !== AUDIT.approved ? (
        <Box sx={{ mt: 0.75, fontSize: '0.875rem', color: 'brand.text' }}>{text.stillPublic}</Box>
      ) : null}
      <Opinion row={row} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          rowGap: 1,
          mt: 1.5,
          pt: 1.5,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {row.has_left ? (
          <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>{text.left}</Box>
        ) : (
          <>
            <Matching row={row} kind={kind} actions={actions} />
            <ReleaseButtons row={row} kind={kind} actions={actions} onEdit={onEdit} onDuplicate={onDuplicate} />
          </>
        )}
      </Box>
    </Box>
  );
}

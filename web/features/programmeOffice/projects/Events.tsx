import Box from '@mui/material/Box';
import { DECLARATION_STAGES } from '../../../../db/contract/enums-programme';
import type { OfficeEvent } from '../../../../db/contract/programme/office';
import { useLabel } from '../../../domain/catalog/words';
import words from '../../../i18n/programmeProjects';
import { useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';

const MOVES = new Set(['return', 'withdraw', 'restore']);

/** What happened to a declaration, newest first. */
export function Events({ events }: { events: readonly OfficeEvent[] }) {
  const text = useText(words);
  const label = useLabel();
  if (events.length === 0) return <Box sx={{ color: 'text.secondary' }}>{text.detail.noHistory}</Box>;
  const actions: Readonly<Record<string, string>> = text.actions;
  const moved = ({ action, before, after }: OfficeEvent) =>
    MOVES.has(action) ? [before, after].map((stage) => label(DECLARATION_STAGES, stage)).join(' → ') : '';
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {events.map((event) => (
        <li key={event.id}>
          <Box sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>
            {[actions[event.action] ?? text.actions.other, moved(event)].filter(Boolean).join(' · ')}
          </Box>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {`${event.who ?? text.detail.platform} · ${formatMinute(event.time)}`}
          </Box>
          {event.opinion ? (
            <Box sx={{ fontSize: '0.9375rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{event.opinion}</Box>
          ) : null}
        </li>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { ReviewDetail } from '../../../../db/contract/reviews';
import kit from '../../../i18n/kit';
import words from '../../../i18n/moderation';
import { useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { Panel } from './Panel';

type Entry = ReviewDetail['history'][number];

const STATED = new Set(['publish', 'edit', 'audit', 'follow-up']);

/** Actions whose value is a word of their own. */
const SAID = new Set(['attribution-answer', 'object-decide']);

function Line({ entry }: { entry: Entry }) {
  const text = useText(words).history;
  const { status } = useText(kit);
  const state = STATED.has(entry.action) && entry.after ? status[Number(entry.after)] : undefined;
  const said = SAID.has(entry.action) && entry.after ? text.values[entry.after] : undefined;
  return (
    <li>
      <Box sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>
        {[text.actions[entry.action] ?? text.other, state ?? said].filter(Boolean).join(' · ')}
      </Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {`${entry.user === null ? text.system : entry.user || text.closed} · ${formatMinute(entry.add_time)}`}
      </Box>
      {entry.opinion ? (
        <Box sx={{ fontSize: '0.9375rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{entry.opinion}</Box>
      ) : null}
    </li>
  );
}

/** What happened to the item so far, newest first. */
export function History({ entries }: { entries: readonly Entry[] }) {
  const text = useText(words).history;
  return (
    <Panel title={text.title}>
      {entries.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{text.none}</Box>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {entries.map((entry) => (
            <Line key={entry.id} entry={entry} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

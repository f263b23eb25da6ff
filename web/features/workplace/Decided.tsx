import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import type { DecidedItem } from '../../../db/contract/workplace';
import words from '../../i18n/workplace';
import { useText } from '../../kit/i18n';
import { useAge } from '../../kit/layout/AgeChip';
import { formatDay, formatMinute } from '../../kit/layout/format';
import { StateChip } from '../../kit/layout/StateChip';
import { EmptyState } from '../../kit/layout/States';
import { Panel, plainLink, rowLine } from './Panel';

/** The rows behind the figures of one's own decisions. */
export function Decided({ decided, now, today }: { decided: readonly DecidedItem[]; now: number; today: boolean }) {
  const text = useText(words);
  const age = useAge();
  const day = formatDay(now);
  const shown = today ? decided.filter(({ time }) => formatDay(time) === day) : decided;
  const title = today ? text.decidedToday : text.decidedLately;
  return (
    <Panel
      title={title}
      action={
        <Box component={Link} to="/workplace" sx={plainLink}>
          {text.backToNext}
        </Box>
      }
    >
      {shown.length === 0 ? <EmptyState title={text.decidedEmpty} /> : null}
      <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(({ kind, id, name, audit_status, time, took }) => (
          <Box
            component="li"
            key={`${id} ${time}`}
            sx={{ ...rowLine, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, px: 2, py: 1.25 }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <Box
                component={Link}
                to={`/audit/${kind}/${id}`}
                sx={{ color: 'text.primary', fontWeight: 600, textDecoration: 'none' }}
              >
                {name}
              </Box>
              <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
                {`${text.kinds[kind]} · ${formatMinute(time)} · ${text.decidedTook} ${age(took)}`}
              </Box>
            </Box>
            <StateChip status={audit_status} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

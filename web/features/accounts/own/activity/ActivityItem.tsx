import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CLINIC_STATES } from '../../../../../db/contract/enums';
import { itemPage } from '../../../../../db/contract/items';
import { AUDIT, ITEM } from '../../../../../db/contract/limits';
import words from '../../../../i18n/members';
import { useLang, useText } from '../../../../kit/i18n';
import { formatDate } from '../../../../kit/layout/format';
import { StateChip, TagChip } from '../../../../kit/layout/StateChip';
import type { ActivityRow, Kind } from './sources';

interface View {
  title: string;
  to?: string;
  state: ReactNode;
  facts: string[];
  note?: string;
}

const word = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const joined = (value: unknown): ActivityRow => (value ?? {}) as ActivityRow;

function useViews(): Record<Kind, (row: ActivityRow) => View> {
  const text = useText(words).activity;
  const { lang } = useLang();
  return {
    demands: (row) => ({
      title: word(row.name),
      to: itemPage(ITEM.demand, word(row.xuqiu_id), word(row.name)),
      state: <StateChip status={Number(row.audit_status)} />,
      facts: [word(row.code), word(row.org_name)],
      note: row.audit_status === AUDIT.pending ? '' : word(row.audit_opinion),
    }),
    applications: (row) => ({
      title: word(row.org_name),
      state: <TagChip label={CLINIC_STATES.find(({ value }) => value === row.audit_status)?.[lang] ?? ''} />,
      facts: [word(row.contacts), word(row.phone)],
      note: word(row.remark),
    }),
    courses: (row) => ({
      title: word(joined(row.course).name),
      state: <TagChip label={text.registered} />,
      facts: [word(row.name), formatDate(word(joined(row.course).start_time))],
    }),
    meetings: (row) => ({
      title: word(joined(row.meeting).name),
      state: <TagChip label={text.registered} />,
      facts: [word(row.name), formatDate(word(joined(row.meeting).start_time)), word(joined(row.meeting).address)],
    }),
    messages: (row) => {
      const to = row.item_id ? itemPage(Number(row.item_type), word(row.item_id)) : '';
      return {
        title: word(row.remark),
        ...(to && { to }),
        state: <TagChip label={text.submitted} />,
        facts: [],
      };
    },
  };
}

/** One thing the person takes part in: what, how it stands, since when. */
export function ActivityItem({ kind, row }: { kind: Kind; row: ActivityRow }) {
  const text = useText(words).activity;
  const { title, to, state, facts, note } = useViews()[kind](row);
  return (
    <Box
      component="article"
      aria-label={title}
      sx={{ p: { xs: 2, sm: 2.5 }, border: 1, borderColor: 'divider', borderRadius: 3, bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.25 }}>
        <Box sx={{ flexShrink: 0, pt: 0.25 }}>{state}</Box>
        <Typography component="h2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {to ? (
            <Box component={Link} to={to} sx={{ color: 'text.primary' }}>
              {title}
            </Box>
          ) : (
            title
          )}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          mt: 1,
          color: 'text.secondary',
          fontSize: '0.875rem',
        }}
      >
        {facts.filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <span>{`${text.time} ${formatDate(word(row.add_time))}`}</span>
      </Box>
      {note ? (
        <Typography sx={{ mt: 1, fontSize: '0.9375rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      ) : null}
    </Box>
  );
}

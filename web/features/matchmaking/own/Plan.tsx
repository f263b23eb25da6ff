import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OwnMatchmaking, PlannedMeeting } from '../../../../db/contract/matchmaking';
import words from '../../../i18n/matchmaking';
import { useApiQuery } from '../../../kit/api';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { QueryState } from '../../../kit/layout/QueryState';
import { RowCard } from '../../../kit/layout/RowCard';
import { TagChip } from '../../../kit/layout/StateChip';
import { EmptyState } from '../../../kit/layout/States';
import { slotText } from '../times';

/** The own 1:1 meetings in their order. */
export function Plan({ own }: { own: OwnMatchmaking }) {
  const text = useText(words).plan;
  const query = useApiQuery(
    ['matchmaking', 'plan'],
    '/v1/user/matchmaking/plan',
    { meeting_id: own.meeting.id },
    { staleMs: 0 },
  );
  if (!query.data) return <QueryState query={query} count={3} />;
  const { records } = query.data;
  if (records.length === 0) return <EmptyState title={text.empty} hint={text.emptyHint} />;
  const print = () =>
    openDialog('matchmakingSheets', {
      meeting: own.meeting,
      people: [
        {
          id: own.meeting.id,
          name: own.profile.name,
          unit: own.profile.unit,
          rows: records.map(({ slot, table_no, partner }) => ({ slot, table_no, ...partner })),
        },
      ],
    });
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <Button variant="outlined" onClick={() => void print()}>
          {text.print}
        </Button>
      </Box>
      <Box component="ul" aria-label={text.list} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {records.map((planned) => (
          <li key={planned.id}>
            <Planned own={own} planned={planned} />
          </li>
        ))}
      </Box>
    </>
  );
}

function Planned({ own, planned }: { own: OwnMatchmaking; planned: PlannedMeeting }) {
  const text = useText(words);
  const { partner, slot } = planned;
  const coming = slot.start_time * 1000 > Date.now();
  return (
    <RowCard label={partner.name}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
          <Typography component="h2" sx={{ fontWeight: 650, fontSize: '1.0625rem' }}>
            {slotText(slot)}
          </Typography>
          <TagChip label={text.table(planned.table_no)} />
        </Box>
        <Typography sx={{ fontWeight: 600 }}>{partner.name}</Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {[partner.unit, partner.post].filter(Boolean).join(' · ')}
        </Typography>
        {partner.phone ? (
          <Typography sx={{ fontSize: '0.9375rem' }}>{text.plan.phone(partner.phone)}</Typography>
        ) : null}
        {planned.message ? <Typography sx={{ mt: 1, fontSize: '0.9375rem' }}>{planned.message}</Typography> : null}
      </Box>
      {coming ? (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            variant="outlined"
            aria-label={text.plan.moveOf(partner.name)}
            onClick={() => void openDialog('matchmakingMove', { own, planned })}
          >
            {text.plan.move}
          </Button>
          <Button
            color="error"
            aria-label={text.plan.cancelOf(partner.name)}
            onClick={() => void openDialog('matchmakingCancel', { id: planned.id, office: false })}
          >
            {text.plan.cancel}
          </Button>
        </Box>
      ) : null}
    </RowCard>
  );
}

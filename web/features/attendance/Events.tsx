import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { DAY } from '../../../db/contract/time';
import { useSession } from '../../domain/session';
import words from '../../i18n/attendance';
import { useApiQuery } from '../../kit/api';
import { useNamed, useText } from '../../kit/i18n';
import { formatMinute } from '../../kit/layout/format';
import { Page } from '../../kit/layout/Page';
import { QueryState } from '../../kit/layout/QueryState';
import { RowCard } from '../../kit/layout/RowCard';
import { TagChip } from '../../kit/layout/StateChip';
import { EmptyState, ErrorState } from '../../kit/layout/States';

function Rows() {
  const text = useText(words);
  const named = useNamed();
  const query = useApiQuery(['attendance', 'events'], '/v1/door/events');
  if (!query.data) return <QueryState query={query} />;
  const { records } = query.data;
  if (records.length === 0) return <EmptyState title={text.none} hint={text.noneHint} />;
  const now = Date.now() / 1000;
  return (
    <Stack spacing={2}>
      {records.map((event) => {
        const { title } = named(event);
        const at = `${event.kind}/${event.id}`;
        const over = (event.end_time ?? (event.start_time ?? 0) + DAY) < now;
        return (
          <RowCard key={at} label={title}>
            <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
              <Typography component="h2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {title}
              </Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.75, color: 'text.secondary' }}>
                <TagChip label={text.kinds[event.kind]} />
                {over ? <TagChip label={text.over} /> : null}
                <span>{formatMinute(event.start_time)}</span>
                <span>{text.counts(event.arrived, event.expected)}</span>
              </Box>
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button component={Link} to={`/content/attendance/${at}`}>
                {text.list}
              </Button>
              <Button component={Link} to={`/content/door/${at}`} variant="outlined">
                {text.start}
              </Button>
            </Box>
          </RowCard>
        );
      })}
    </Stack>
  );
}

/** Meetings and courses of these days, each with its door and its list. */
export default function DoorEvents() {
  const text = useText(words);
  const { has } = useSession();
  return (
    <Page title={text.title} lead={text.lead} breadcrumbs={[{ label: text.title }]}>
      {has('content-admin') ? <Rows /> : <ErrorState text={text.staffOnly} />}
    </Page>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import words from '../../i18n/notices';
import { useApiQuery } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { PlusIcon } from '../../kit/layout/icons';
import { Pager } from '../../kit/layout/Pager';
import { QueryState } from '../../kit/layout/QueryState';
import { EmptyState } from '../../kit/layout/States';
import { ReminderForm } from './ReminderForm';
import { ReminderItem } from './ReminderItem';
import { REMINDERS } from './reminders';

const PAGE_SIZE = 20;

/** What the person wants to be reminded of, the next one first. */
export default function Reminders() {
  const text = useText(words).reminders;
  const [search] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const query = useApiQuery(
    REMINDERS,
    '/v1/user/reminder/list',
    { pageIndex: Number(search.get('page')) || 1, pageSize: PAGE_SIZE },
    { keepPrevious: true, staleMs: 0 },
  );
  const { data } = query;
  if (!data) {
    return <QueryState query={query} kind="lines" count={5} />;
  }
  return (
    <>
      {adding ? (
        <Box sx={{ px: 2, py: 0.5, mb: 1.25, border: 1, borderColor: 'brand.line', borderRadius: 3 }}>
          <ReminderForm onClose={() => setAdding(false)} />
        </Box>
      ) : (
        <Button variant="outlined" startIcon={<PlusIcon />} onClick={() => setAdding(true)} sx={{ mb: 2 }}>
          {text.add}
        </Button>
      )}
      {data.records.length === 0 ? (
        <EmptyState title={text.emptyTitle} hint={text.emptyHint} />
      ) : (
        <Box
          component="ul"
          aria-label={text.list}
          aria-busy={query.isPlaceholderData}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}
        >
          {data.records.map((reminder) => (
            <li key={reminder.id}>
              <ReminderItem reminder={reminder} />
            </li>
          ))}
        </Box>
      )}
      {data.pages > 1 ? <Pager current={data.current} pages={data.pages} total={data.total} /> : null}
    </>
  );
}

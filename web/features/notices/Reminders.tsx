import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Reminder } from '../../../db/contract/notices';
import words from '../../i18n/notices';
import { useApiQuery } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { useText } from '../../kit/i18n';
import { formatMinute } from '../../kit/layout/format';
import { CalendarIcon, PlusIcon, TrashIcon } from '../../kit/layout/icons';
import { PagedRows } from '../../kit/layout/PagedRows';
import { panel } from '../../kit/layout/panel';
import { QueryState } from '../../kit/layout/QueryState';
import { EmptyState } from '../../kit/layout/States';
import { usePageIndex } from '../../kit/layout/usePageIndex';
import { ReminderForm } from './ReminderForm';
import { REMINDERS, removeReminder } from './reminders';

/** One reminder: what it is about, when it comes, and how to move or delete it. */
function ReminderItem({ reminder }: { reminder: Reminder }) {
  const text = useText(words).reminders;
  const [moving, setMoving] = useState(false);
  const name = reminder.name || text.nameless;
  const told = reminder.ai_stage > 1;
  const remove = useApiMutation(() => removeReminder(reminder.id), {
    ask: () => ({ text: text.confirmRemove(name), danger: true }),
    invalidates: [REMINDERS],
    done: text.removed,
  });
  return (
    <Box sx={{ p: { xs: 1.75, sm: 2 }, ...panel, opacity: remove.isPending ? 0.6 : 1 }}>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {reminder.link ? (
          <Box component={Link} to={reminder.link} sx={{ color: 'text.primary', textDecorationColor: 'inherit' }}>
            {name}
          </Box>
        ) : (
          name
        )}
      </Box>
      {reminder.content ? (
        <Box sx={{ mt: 0.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{reminder.content}</Box>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mt: 0.75 }}>
        <Box component="span" sx={{ flex: 1, minWidth: 200, fontSize: '0.875rem', color: 'text.secondary' }}>
          <time>{formatMinute(reminder.remind_start_time)}</time> · {told ? text.told : text.awaited}
        </Box>
        <Button
          size="small"
          startIcon={<CalendarIcon />}
          aria-label={text.moveOf(name)}
          aria-expanded={moving}
          onClick={() => setMoving(!moving)}
        >
          {text.move}
        </Button>
        <Button
          size="small"
          color="error"
          startIcon={<TrashIcon />}
          aria-label={text.removeOf(name)}
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {text.remove}
        </Button>
      </Box>
      {moving ? <ReminderForm reminder={reminder} onClose={() => setMoving(false)} /> : null}
    </Box>
  );
}

const PAGE_SIZE = 20;

/** What the person wants to be reminded of, the next one first. */
export default function Reminders() {
  const text = useText(words).reminders;
  const pageIndex = usePageIndex();
  const [adding, setAdding] = useState(false);
  const query = useApiQuery(REMINDERS, '/v1/user/reminder/list', { pageIndex, pageSize: PAGE_SIZE }, { staleMs: 0 });
  if (!query.data) return <QueryState query={query} kind="lines" count={5} />;
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
      <PagedRows
        query={query}
        label={text.list}
        counted
        gap={1.25}
        idOf={({ id }) => id}
        tile={(reminder) => <ReminderItem reminder={reminder} />}
        empty={<EmptyState title={text.emptyTitle} hint={text.emptyHint} />}
      />
    </>
  );
}

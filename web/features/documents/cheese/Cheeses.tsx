import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTileState } from '../../../domain/catalog/TilePage';
import words from '../../../i18n/documents';
import { reread, useRows } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { formatDay, formatMinute } from '../../../kit/layout/format';
import { PlusIcon } from '../../../kit/layout/icons';
import { Page } from '../../../kit/layout/Page';
import { PagedRows } from '../../../kit/layout/PagedRows';
import { panel } from '../../../kit/layout/panel';
import { RichText } from '../../../kit/layout/RichText';
import { TagChip } from '../../../kit/layout/StateChip';
import { EmptyState } from '../../../kit/layout/States';
import { KeywordFilter } from '../../../kit/table/filters/KeywordFilter';
import { CHEESES, type Cheese, type CheeseReminder, cheesesAsked, remindersAsked, removeCheese } from './cheeses';

const LONG = 300;

async function write(cheese: Cheese | null, reminder?: CheeseReminder): Promise<void> {
  if (await openDialog('cheeseForm', { cheese, reminder })) await reread([CHEESES]);
}

function Note({ cheese, reminder }: { cheese: Cheese; reminder: CheeseReminder | undefined }) {
  const text = useText(words);
  const [whole, setWhole] = useState(false);
  const long = cheese.profile.length > LONG;
  const { title } = cheese;
  const remove = useApiMutation(() => removeCheese(cheese.id), {
    ask: () => ({ text: text.cheese.confirmRemove(title), danger: true }),
    invalidates: [CHEESES],
    done: text.removed,
  });
  return (
    <Box component="article" aria-label={title} sx={{ p: { xs: 2, sm: 2.5 }, ...panel }}>
      <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 0.75, color: 'text.secondary', fontSize: '0.875rem' }}
      >
        <time>{text.cheese.changed(formatDay(cheese.update_time ?? cheese.add_time))}</time>
        {reminder ? <TagChip label={text.cheese.reminded(formatMinute(reminder.remind_start_time))} /> : null}
      </Box>
      <Box
        sx={
          long && !whole
            ? { maxHeight: 132, overflow: 'hidden', maskImage: 'linear-gradient(#000 60%, transparent)' }
            : {}
        }
      >
        <RichText html={cheese.profile} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {long ? (
          <Button size="small" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? text.cheese.close : text.cheese.open}
          </Button>
        ) : null}
        <Button size="small" aria-label={text.cheese.editOf(title)} onClick={() => void write(cheese, reminder)}>
          {text.edit}
        </Button>
        <Button
          size="small"
          color="error"
          aria-label={text.cheese.removeOf(title)}
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {text.remove}
        </Button>
      </Box>
    </Box>
  );
}

/** The caller's own notes (core§2, core§3). */
export default function Cheeses() {
  const text = useText(words).cheese;
  const state = useTileState(['keyword']);
  const { keyword = '' } = state.chosen;
  const query = useRows(CHEESES, cheesesAsked(keyword, state.params.pageIndex), { staleMs: 0 });
  const rows = query.data?.records ?? [];
  const reminders = useRows([...CHEESES, 'reminders'], remindersAsked(rows.map(({ id }) => id)), {
    enabled: rows.length > 0,
    staleMs: 0,
  }).data?.records;
  return (
    <Page
      title={text.title}
      lead={text.lead}
      breadcrumbs={[{ label: text.title }]}
      actions={
        <>
          <Button component={Link} to="/notices?tab=reminders">
            {text.reminders}
          </Button>
          <Button variant="contained" startIcon={<PlusIcon />} onClick={() => void write(null)}>
            {text.add}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'flex', mb: 2.5 }}>
        <KeywordFilter label={text.keyword} />
      </Box>
      <PagedRows
        query={query}
        label={text.list}
        count={6}
        gap={1.5}
        idOf={({ id }) => id}
        tile={(cheese) => (
          <Note cheese={cheese} reminder={reminders?.find(({ cheese_id }) => cheese_id === cheese.id)} />
        )}
        empty={
          <EmptyState
            title={keyword ? text.noneFound : text.none}
            hint={keyword ? text.noneFoundHint : text.noneHint}
          />
        }
      />
    </Page>
  );
}

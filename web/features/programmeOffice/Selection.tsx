import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import type { SelectableProject } from '../../../db/contract/programme/selection';
import words from '../../i18n/programmeSelection';
import { api } from '../../kit/api';
import { attempt } from '../../kit/api/mutations';
import { openDialog } from '../../kit/dialogs';
import { pickName, useLang, useText } from '../../kit/i18n';
import { QueryState } from '../../kit/layout/QueryState';
import { Section } from '../../kit/layout/Section';
import { TagChip } from '../../kit/layout/StateChip';
import { type Field, ResourceTable } from '../../kit/resource';
import { MovableList } from '../../kit/resource/MovableList';
import { ChoiceFilter } from '../../kit/table/filters/ChoiceFilter';
import { KeywordFilter } from '../../kit/table/filters/KeywordFilter';
import { OfficePage } from './OfficePage';
import { PublicationState, RankingState } from './selection/State';
import { refresh, SELECTION, useRound, useSelect, useSelected } from './selection/useSelection';
import { useRounds } from './useRounds';

const nameOf = ({ name, optimize_name }: SelectableProject): string => optimize_name || name;

const idsOf = (rows: readonly SelectableProject[]): string[] => rows.map(({ id }) => id);

interface OrderListProps {
  rows: readonly SelectableProject[];
  /** Whether visitors see the round: before, nothing has changed since. */
  published: boolean;
}

/** What is selected, in the order in which visitors will see it: dragged, or moved by buttons and keys. */
function OrderList({ rows: stored, published }: OrderListProps) {
  const text = useText(words);
  const asked = useRound();
  const select = useSelect();
  const [rows, setRows] = useState(stored);
  const latest = useRef(rows);
  latest.current = rows;
  const known = useRef(stored);
  useEffect(() => {
    known.current = stored;
    setRows(stored);
  }, [stored]);

  // One order at a time is on its way: the last one counts, and nobody else's is written over unseen.
  const running = useRef<Promise<void>>(Promise.resolve());
  const save = (next: readonly SelectableProject[]) => {
    running.current = running.current.then(async () => {
      if (latest.current !== next) return;
      const order = { ids: idsOf(next), was: idsOf(known.current) };
      if (await attempt(() => api.put('/v1/programme/selection/order', { ...asked, ...order }))) known.current = next;
      if (latest.current === next) await refresh();
    });
  };
  const order = (next: readonly SelectableProject[]) => {
    latest.current = next;
    setRows(next);
    save(next);
  };
  return (
    <MovableList
      rows={rows}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      onOrder={order}
      actions={(row) => (
        <>
          {published && row.is_edited ? <TagChip label={text.edited} /> : null}
          <Button
            size="small"
            aria-label={text.wordOf(nameOf(row))}
            onClick={() => void openDialog('programme-wording', { id: row.id }).then(refresh)}
          >
            {text.word}
          </Button>
          <Button
            size="small"
            color="error"
            aria-label={text.dropOf(nameOf(row))}
            onClick={() => void select(row, false)}
          >
            {text.drop}
          </Button>
        </>
      )}
    >
      {(row) => (
        <>
          <Box sx={{ fontWeight: 600 }}>{nameOf(row)}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{row.org_name}</Box>
        </>
      )}
    </MovableList>
  );
}

const points = (value: number | null | undefined): string =>
  value === null || value === undefined ? '—' : value.toFixed(2);

/** Ranking, selection and publication of a round. */
export default function Selection() {
  const text = useText(words);
  const { lang } = useLang();
  const select = useSelect();
  const selected = useSelected();
  const rounds = useRounds().data?.records ?? [];
  const page = selected.data;
  const fields: Field<SelectableProject>[] = [
    {
      name: 'rank',
      label: text.fields.rank,
      width: 120,
      show: ({ figures }) => figures?.rank ?? '—',
      below: ({ figures }) =>
        figures?.best_rank && figures.worst_rank ? text.interval(figures.best_rank, figures.worst_rank) : '',
    },
    {
      name: 'name',
      role: 'main',
      label: text.fields.name,
      flex: 2,
      minWidth: 240,
      look: 'name',
      show: ({ name, optimize_name }) => optimize_name || name,
      below: ({ name, optimize_name, org_name }) =>
        [optimize_name && optimize_name !== name ? name : '', org_name].filter(Boolean).join(' · '),
    },
    { name: 'corrected', label: text.fields.corrected, width: 110, show: ({ figures }) => points(figures?.corrected) },
    { name: 'mean', label: text.fields.mean, width: 110, show: ({ figures }) => points(figures?.mean) },
    { name: 'spread', label: text.fields.spread, width: 130, show: ({ figures }) => points(figures?.spread) },
    { name: 'opinions', label: text.fields.opinions, width: 90, show: ({ figures }) => figures?.opinions ?? 0 },
    {
      name: 'note',
      label: text.fields.note,
      minWidth: 220,
      show: ({ figures, published }) => (
        <>
          {figures?.third_opinion ? <TagChip label={text.third} /> : null}
          {published ? <TagChip label={text.published} /> : null}
        </>
      ),
    },
  ];
  return (
    <OfficePage room="selection" lead={text.lead}>
      {page ? (
        <>
          <RankingState page={page} />
          <Section title={text.selected(page.selected)} hint={text.selectedHint} card>
            <PublicationState page={page} />
            {page.records.length > 0 ? (
              <OrderList rows={page.records} published={page.publication !== null} />
            ) : (
              // In a line: the table that it speaks of stands below.
              <Box sx={{ color: 'text.secondary' }}>
                {text.noneSelected} · {text.noneSelectedHint}
              </Box>
            )}
          </Section>
        </>
      ) : (
        <QueryState query={selected} kind="lines" count={6} />
      )}
      <ResourceTable
        queryKey={SELECTION}
        path="/v1/programme/ranking"
        label={text.ranking}
        fields={fields}
        rowId={({ id }) => id}
        filters={['round', 'keyword']}
        pageSize={20}
        empty={{ title: text.empty, hint: text.emptyHint }}
        actions={{
          list: (row) => [
            row.last_selected === 1
              ? {
                  label: text.drop,
                  of: text.dropOf(row.name),
                  act: () => void select(row, false),
                }
              : {
                  label: text.select,
                  of: text.selectOf(row.name),
                  act: () => void select(row, true),
                },
          ],
        }}
        toolbar={
          <>
            <ChoiceFilter
              name="round"
              label={text.round}
              first={text.currentRound}
              options={rounds.map(({ id, title, title_en }) => ({ value: id, label: pickName(lang, title, title_en) }))}
            />
            <KeywordFilter label={text.keyword} />
          </>
        }
      />
    </OfficePage>
  );
}

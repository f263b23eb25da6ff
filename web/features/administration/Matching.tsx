import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { REASONS } from '../../../db/contract/matching';
import type { MatchingState } from '../../../db/contract/matching-models';
import { LineChart } from '../../domain/charts/LineChart';
import { marks } from '../../domain/charts/marks';
import { useSession } from '../../domain/session';
import { StaffPage } from '../../domain/session/StaffPage';
import matching from '../../i18n/matching';
import words from '../../i18n/matchingOffice';
import { api, useApiQuery } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { useText } from '../../kit/i18n';
import { formatDay, formatMinute } from '../../kit/layout/format';
import { QueryState } from '../../kit/layout/QueryState';
import { Section } from '../../kit/layout/Section';
import { TagChip } from '../../kit/layout/StateChip';
import { useMedia } from '../../kit/layout/useMedia';
import type { TableColumn } from '../../kit/table';
import { RowCard, WIDE } from '../../kit/table/RowCards';

interface Version {
  version: string;
  current: number;
  /** Unix seconds; 0 for what an installation begins with. */
  add_time: number;
  taken: boolean;
}

interface Column<V> {
  key: string;
  label: string;
  show: (row: V) => ReactNode;
}

interface VersionTableProps<V> {
  label: string;
  rows: readonly V[];
  columns: readonly Column<V>[];
  onUse: (version: string) => void;
}

/** Versions of something that is learned, the newest first; each that is kept can be put into force. */
function VersionTable<V extends Version>({ label, rows, columns, onUse }: VersionTableProps<V>) {
  const text = useText(words);
  const wide = useMedia(WIDE);
  const nameOf = (row: V) => (row.add_time ? formatMinute(row.add_time) : text.beginning);
  const state = (row: V) => {
    if (row.current === 1) return <TagChip label={text.inForce} />;
    if (!row.taken) return text.notTaken;
    return (
      <Button size="small" aria-label={text.putOf(nameOf(row))} onClick={() => onUse(row.version)}>
        {text.put}
      </Button>
    );
  };
  if (!wide) {
    const cells: TableColumn<V>[] = [
      { field: 'version', headerName: text.version, role: 'main', renderCell: ({ row }) => nameOf(row) },
      ...columns.map(({ key, label: headerName, show }) => ({
        field: key,
        headerName,
        renderCell: ({ row }: { row: V }) => show(row),
      })),
      { field: 'state', headerName: text.state, renderCell: ({ row }) => state(row) },
    ];
    return (
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {rows.map((row) => (
          <RowCard key={row.version} id={row.version} row={row} columns={cells} />
        ))}
      </Box>
    );
  }
  return (
    <Box role="group" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        aria-label={label}
        sx={{
          width: '100%',
          minWidth: 560,
          borderCollapse: 'collapse',
          fontSize: '0.875rem',
          fontVariantNumeric: 'tabular-nums',
          '& th, & td': { py: 1, pr: 2, borderBottom: 1, borderColor: 'divider', textAlign: 'start', fontWeight: 400 },
          '& thead th': { color: 'text.secondary' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{text.version}</th>
            {columns.map(({ key, label: name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{text.state}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.version}>
              <th scope="row">{nameOf(row)}</th>
              {columns.map(({ key, show }) => (
                <td key={key}>{show(row)}</td>
              ))}
              <td>{state(row)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const KEY = ['admin', 'matching'];

const percent = (share: number | null): string => (share === null ? '—' : `${(share * 100).toFixed(1)}%`);

/** How smart matching learns: what it knows, how well, and the way back to an earlier version. */
export default function Matching() {
  const text = useText(words);
  const { has } = useSession();
  const query = useApiQuery(KEY, '/v1/admin/matching', {}, { staleMs: 0, enabled: has('admin') });
  const { data } = query;
  const train = useApiMutation(() => api.post('/v1/admin/matching/train', {}), {
    invalidates: [KEY],
    done: text.trained,
  });
  return (
    <StaffPage
      authority="admin"
      title={text.title}
      lead={text.lead}
      actions={
        <Button
          variant="outlined"
          disabled={data?.busy ?? true}
          loading={train.isPending}
          onClick={() => train.mutate()}
        >
          {data?.busy ? text.training : text.train}
        </Button>
      }
    >
      {data ? <State state={data} /> : <QueryState query={query} kind="lines" count={8} />}
    </StaffPage>
  );
}

function State({ state }: { state: MatchingState }) {
  const text = useText(words);
  const put = useApiMutation(
    (input: { what: 'model' | 'weights'; version: string }) => api.put('/v1/admin/matching', input),
    {
      ask: ({ what }) => ({ title: text.confirm, text: what === 'model' ? text.confirmText : text.weightsHint }),
      invalidates: [KEY],
      done: text.used,
    },
  );
  const models: Column<MatchingState['models'][number]>[] = [
    { key: 'texts', label: text.texts, show: ({ texts }) => texts || '—' },
    { key: 'fields', label: text.fields, show: ({ fields }) => fields || '—' },
    { key: 'agreement', label: text.agreement, show: ({ agreement }) => percent(agreement) },
    { key: 'before', label: text.before, show: ({ before }) => percent(before) },
    { key: 'sure', label: text.sure, show: ({ sure }) => percent(sure) },
  ];
  const trials: Column<MatchingState['trials'][number]>[] = [
    {
      key: 'weights',
      label: text.weights,
      show: ({ weights }) => REASONS.map((code) => weights[code]).join(' · '),
    },
    {
      key: 'judgements',
      label: text.judgements,
      show: ({ judgements, heldOut }) => (judgements ? `${judgements} / ${heldOut}` : '—'),
    },
    { key: 'agreement', label: text.agreement, show: ({ agreement }) => percent(agreement) },
    { key: 'before', label: text.before, show: ({ before }) => percent(before) },
  ];
  return (
    <>
      <Section title={text.uses} hint={text.usesHint} card>
        <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 4 }}>
          {(['shown', 'opened', 'dismissed'] as const).map((name) => (
            <Box key={name}>
              <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {text[name]}
              </Box>
              <Box component="dd" sx={{ m: 0, fontSize: '1.5rem', fontWeight: 700 }}>
                {state.uses[name]}
              </Box>
            </Box>
          ))}
        </Box>
      </Section>
      <WeightsSection state={state} />
      <Curve trials={state.trials} />
      <Section title={text.trials} card>
        <VersionTable
          label={text.trials}
          rows={state.trials}
          columns={trials}
          onUse={(version) => put.mutate({ what: 'weights', version })}
        />
      </Section>
      <Section title={text.models} hint={text.modelsHint} card>
        <VersionTable
          label={text.models}
          rows={state.models}
          columns={models}
          onUse={(version) => put.mutate({ what: 'model', version })}
        />
      </Section>
    </>
  );
}

function WeightsSection({ state }: { state: MatchingState }) {
  const text = useText(words);
  const { reason } = useText(matching);
  return (
    <Section title={text.weights} hint={text.weightsHint} card>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {REASONS.map((code) => (
          <Box
            component="li"
            key={code}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(7rem, 12rem) 1fr auto',
              gap: 1.5,
              alignItems: 'center',
            }}
          >
            <span>{reason[code]}</span>
            <Box aria-hidden sx={{ height: 8, borderRadius: 4, bgcolor: 'action.hover', overflow: 'hidden' }}>
              <Box sx={{ width: `${state.weights[code] ?? 0}%`, height: 1, bgcolor: 'primary.main' }} />
            </Box>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {state.weights[code]}
              {state.weights[code] === state.defaults[code] ? null : (
                <TagChip label={`${text.first} ${state.defaults[code]}`} />
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

function Curve({ trials }: { trials: MatchingState['trials'] }) {
  const text = useText(words);
  const tried = trials.filter(({ agreement }) => agreement !== null).reverse();
  const line = (name: 'agreement' | 'before') => tried.map((each) => Math.round((each[name] ?? 0) * 1000) / 10);
  return (
    <Section title={text.curve} hint={text.curveHint} card>
      {tried.length < 2 ? (
        <Box sx={{ color: 'text.secondary' }}>{tried.length === 0 ? text.none : text.curveNone}</Box>
      ) : (
        <Box sx={{ ...marks, display: 'flex' }}>
          <LineChart
            lines={[
              { key: 'agreement', label: text.curveNew, values: line('agreement') },
              { key: 'before', label: text.curveBefore, values: line('before') },
            ]}
            places={tried.map(({ add_time }) => formatDay(add_time))}
          />
        </Box>
      )}
    </Section>
  );
}

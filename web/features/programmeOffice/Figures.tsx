import Box from '@mui/material/Box';
import { Link, useSearchParams } from 'react-router-dom';
import { IDENTIFY, INDUSTRIAL } from '../../../db/contract/enums-programme';
import { type Counted, NONE, type OfficeFigures, STANDING } from '../../../db/contract/programme/office';
import { useLabel } from '../../domain/catalog/words';
import words from '../../i18n/programmeFigures';
import { useApiQuery } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';
import { panel } from '../../kit/layout/panel';
import { QueryState } from '../../kit/layout/QueryState';
import { EmptyState } from '../../kit/layout/States';
import { ChoiceFilter } from '../../kit/table/filters/ChoiceFilter';
import { Numbers } from './figures/Numbers';
import { OfficePage } from './OfficePage';
import { useProvinces } from './projects/useChoices';
import { useRounds } from './useRounds';

/** The address of the table of declarations with these filters. */
const rowsAt = (filters: Readonly<Record<string, string>>): string =>
  `/programme/office/projects?${new URLSearchParams(filters)}`;

/** How far each recommender of a round is. */
function ProgressTable({ round }: { round: string }) {
  const text = useText(words);
  const label = useLabel();
  const query = useApiQuery(['programme', 'progress'], '/v1/programme/office/progress', { round });
  if (!query.data) return <QueryState query={query} />;
  if (query.data.length === 0) return null;
  return (
    <Numbers
      title={text.progress}
      hint={text.progressHint}
      first={text.recommender}
      columns={[text.assigned, text.written, text.due]}
      lines={query.data.map(({ recommender_id: recommender, name, identify, assigned, written, due }) => {
        const at = { round, recommender };
        return {
          key: recommender,
          said: name ?? recommender,
          name: (
            <>
              {name}
              <Box component="span" sx={{ ml: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
                {label(IDENTIFY, identify)}
              </Box>
            </>
          ),
          numbers: [
            { value: assigned, to: rowsAt(at) },
            { value: written, to: rowsAt({ ...at, progress: 'written' }) },
            { value: due, to: rowsAt({ ...at, progress: 'due' }) },
          ],
        };
      })}
    />
  );
}

interface CountTableProps {
  title: string;
  /** What the numbers are counted by. */
  first: string;
  rows: readonly (Counted & { name: string })[];
  /** Filters that open the rows of a value. */
  to: (value: string) => Record<string, string>;
}

/** Declared, recommended and selected by some value of the declarations. */
function CountTable({ title, first, rows, to }: CountTableProps) {
  const text = useText(words);
  return (
    <Numbers
      title={title}
      first={first}
      columns={[text.declared, text.recommended, text.selected]}
      lines={rows.map(({ value, name, declared, recommended, selected }) => {
        const at = { ...to(value), stage: STANDING };
        return {
          key: value,
          name,
          said: name,
          numbers: [
            { value: declared, to: rowsAt(at) },
            { value: recommended, to: rowsAt({ ...at, recommend_state: '1' }) },
            { value: selected, to: rowsAt({ ...at, selected: '1' }) },
          ],
        };
      })}
    />
  );
}

/** Figures of a round; every number leads to its rows. */
export default function Figures() {
  const text = useText(words);
  return (
    <OfficePage room="figures" lead={text.lead}>
      <OfRound />
    </OfficePage>
  );
}

function OfRound() {
  const text = useText(words);
  const { lang } = useLang();
  const [search] = useSearchParams();
  const asked = search.get('round') ?? '';
  const rounds = useRounds().data?.records ?? [];
  const query = useApiQuery(['programme', 'figures'], '/v1/programme/office/figures', { round: asked });
  return (
    <>
      <Box sx={{ mb: 3, display: 'flex' }}>
        <ChoiceFilter
          name="round"
          label={text.round}
          first={text.currentRound}
          options={rounds.map(({ id, title, title_en }) => ({ value: id, label: pickName(lang, title, title_en) }))}
        />
      </Box>
      {query.data ? <Shown of={query.data} /> : null}
      {query.data ? null : <QueryState query={query} />}
    </>
  );
}

function Shown({ of }: { of: OfficeFigures }) {
  const text = useText(words);
  const { lang } = useLang();
  const label = useLabel();
  const provinces = useProvinces();
  const round = of.total.value;
  const { declared, recommended, selected } = of.total;
  const tiles: [string, number, Record<string, string>][] = [
    [text.declared, declared, { stage: STANDING }],
    [text.recommended, recommended, { stage: STANDING, recommend_state: '1' }],
    [text.selected, selected, { stage: STANDING, selected: '1' }],
    [text.returned, of.returned, { stage: '2' }],
    [text.withdrawn, of.withdrawn, { stage: '3' }],
  ];
  return (
    <>
      <Box
        component="ul"
        aria-label={text.totals(of.round ? pickName(lang, of.round.title, of.round.title_en) : text.noRound)}
        sx={{
          ...{ listStyle: 'none', m: 0, mb: 4, p: 0, display: 'grid', gap: 2 },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
        }}
      >
        {tiles.map(([name, number, filters]) => (
          <Box component="li" key={name} sx={{ p: 2, ...panel }}>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{name}</Box>
            <Box
              component={Link}
              to={rowsAt({ round, ...filters })}
              aria-label={text.open(name, number)}
              sx={{ fontSize: '1.75rem', fontWeight: 700, color: 'brand.text', textDecoration: 'none' }}
            >
              {number}
            </Box>
          </Box>
        ))}
      </Box>
      {declared === 0 ? <EmptyState title={text.empty} hint={text.emptyHint} /> : null}
      {declared > 0 ? (
        <Box
          sx={{
            display: 'grid',
            columnGap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            alignItems: 'start',
          }}
        >
          <CountTable
            title={text.byField}
            first={text.field}
            rows={of.scope.map((row) => ({
              ...row,
              name: row.name ? pickName(lang, row.name, row.name_en) : text.none,
            }))}
            to={(value) => ({ round, scope: value })}
          />
          <Box>
            <CountTable
              title={text.byProvince}
              first={text.province}
              rows={of.province.map((row) => ({
                ...row,
                name:
                  row.value === NONE
                    ? text.none
                    : (provinces.find(({ value }) => value === row.value)?.label ?? row.value),
              }))}
              to={(value) => ({ round, province: value })}
            />
            <CountTable
              title={text.byKind}
              first={text.kind}
              rows={of.industrial.map((row) => ({ ...row, name: label(INDUSTRIAL, row.value) }))}
              to={(value) => ({ round, industrial: value })}
            />
          </Box>
        </Box>
      ) : null}
      {declared > 0 ? <ProgressTable round={round} /> : null}
      {of.rounds.length > 0 ? (
        <CountTable
          title={text.byRound}
          first={text.round}
          rows={of.rounds.map((row) => ({ ...row, name: pickName(lang, row.title, row.title_en) }))}
          to={(value) => ({ round: value })}
        />
      ) : null}
    </>
  );
}

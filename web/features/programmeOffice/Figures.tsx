import Box from '@mui/material/Box';
import { Link, useSearchParams } from 'react-router-dom';
import { INDUSTRIAL } from '../../../db/contract/enums-programme';
import { NONE, type OfficeFigures, STANDING } from '../../../db/contract/programme/office';
import { useLabel } from '../../domain/catalog/words';
import words from '../../i18n/programmeFigures';
import { useApiQuery } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';
import { QueryState } from '../../kit/layout/QueryState';
import { EmptyState } from '../../kit/layout/States';
import { ChoiceFilter } from '../../kit/table/filters/ChoiceFilter';
import { CountTable } from './figures/CountTable';
import { ProgressTable } from './figures/ProgressTable';
import { rowsAt } from './figures/rowsAt';
import { OfficePage } from './OfficePage';
import { useProvinces } from './projects/useChoices';
import { useRounds } from './useRounds';

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
          <Box
            component="li"
            key={name}
            sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 3, bgcolor: 'background.paper' }}
          >
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

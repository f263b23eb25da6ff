import Box from '@mui/material/Box';
import type { CockpitFigures } from '../../db/contract/cockpit';
import { activityLines, flowSteps, worstStep } from '../../db/contract/cockpit-conclusions';
import { DEAL_STATES } from '../../db/contract/deal-states';
import type { PlacesFigures } from '../../db/contract/figures';
import type { Panel } from '../../db/contract/panels';
import { listAddress, placeAddress } from '../domain/catalog/address';
import { BarRows } from '../domain/charts/BarRows';
import type { ChartTable } from '../domain/charts/ChartPanel';
import { Funnel } from '../domain/charts/Funnel';
import { HeatTable } from '../domain/charts/HeatTable';
import { Keys, LineChart } from '../domain/charts/LineChart';
import { StackedBar } from '../domain/charts/StackedBar';
import { TileMap } from '../domain/charts/TileMap';
import words from '../i18n/cockpit';
import { inChinese, pickName, useLang, useText } from '../kit/i18n';
import { formatDay } from '../kit/layout/format';
import { Anchor } from '../kit/link/Anchor';
import { sinceQuery } from './useRange';

interface Shown {
  figures: CockpitFigures;
}

function Flow({ figures }: Shown) {
  const text = useText(words);
  const worst = worstStep(figures);
  return (
    <Funnel
      steps={flowSteps(figures).map(({ step, n, lost }) => ({
        key: step,
        label: text.steps[step],
        n,
        ...{ lost, why: lost > 0 && step !== 'published' ? text.lost[step] : '' },
        hot: worst?.step === step,
      }))}
    />
  );
}

function Places({ figures: { country, region } }: Shown) {
  const text = useText(words);
  const { lang } = useLang();
  const map = ({ of, places, approved }: PlacesFigures, title: string) => ({
    ...{ of, places, approved, title },
    label: `${text.panels.map}: ${title}`,
  });
  return (
    <TileMap
      {...map(country, text.country)}
      beside={region.of ? map(region, pickName(lang, region.name, region.name_en)) : null}
      hrefOf={placeAddress}
    />
  );
}

function Fields({ figures: { fields } }: Shown) {
  const text = useText(words);
  const { lang } = useLang();
  const { results, demands, deals } = text.kinds;
  return (
    <>
      <BarRows
        rows={[...fields]
          .sort((a, b) => b.results - a.results)
          .map((field) => ({
            key: field.id,
            label: pickName(lang, field.name, field.name_en),
            values: [field.results, field.demands, field.deals],
            text: `${field.results} · ${field.demands} · ${field.deals}`,
            to: listAddress('results', { scope: field.id }),
          }))}
      />
      <Keys labels={[results, demands, deals]} />
    </>
  );
}

/** A step beneath its place: the number of a month, with the year where another one begins. */
function shortStep(step: string, index: number): string {
  const [year = '', part] = step.split('-');
  if (part === undefined) return year;
  if (part.startsWith('Q')) return `${year.slice(2)}${part}`;
  return index === 0 && part !== '01' ? `${year.slice(2)}.${Number(part)}` : String(Number(part));
}

function Months({ figures: { released, steps } }: Shown) {
  const text = useText(words);
  return (
    <LineChart
      places={steps.map(shortStep)}
      lines={[
        { key: 'results', label: text.kinds.results, values: released.results },
        { key: 'demands', label: text.kinds.demands, values: released.demands },
      ]}
    />
  );
}

function Activity({ figures }: Shown) {
  const text = useText(words);
  return (
    <HeatTable
      label={text.panels.activity}
      columns={figures.steps.map(shortStep)}
      rows={activityLines(figures).map(({ kind, steps }) => ({ key: kind, label: text.kinds[kind], values: steps }))}
    />
  );
}

function Deals({ figures: { states, fields } }: Shown) {
  const text = useText(words);
  const { lang } = useLang();
  const signed = fields.filter(({ deals }) => deals > 0).sort((a, b) => b.deals - a.deals);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '0.75rem', flex: 1 }}>
      <StackedBar
        parts={[states.signed, states.negotiating, states.contacted + states.interest, states.declined].map(
          (n, index) => ({
            key: String(index),
            n,
            label: [
              text.states.signed,
              text.states.negotiating,
              `${text.states.interest} / ${text.states.contacted}`,
              text.states.declined,
            ][index] as string,
          }),
        )}
      />
      <BarRows
        rows={signed.map((field) => ({
          key: field.id,
          label: pickName(lang, field.name, field.name_en),
          values: [field.deals],
          text: field.amount === null ? `${field.deals}` : `${field.deals} · ${text.tenThousand(field.amount)}`,
        }))}
      />
    </Box>
  );
}

const SENT = ['reached', 'opened', 'answered', 'failed'] as const;

function Pushes({ figures: { pushes } }: Shown) {
  const text = useText(words);
  const share = (n: number) => (pushes.reached > 0 ? ` · ${Math.round((n / pushes.reached) * 100)}%` : '');
  return (
    <BarRows
      rows={SENT.map((step) => ({
        key: step,
        label: text.sent[step],
        values: [pushes[step]],
        text: `${pushes[step]}${step === 'opened' || step === 'answered' ? share(pushes[step]) : ''}`,
        hot: step === 'failed',
      }))}
    />
  );
}

const STAGES = ['declared', 'published'] as const;

function Programme({ figures: { programme, meetings } }: Shown) {
  const text = useText(words);
  const { lang } = useLang();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '0.75rem', flex: 1 }}>
      <BarRows
        rows={STAGES.map((stage) => ({
          key: stage,
          label: text.stages[stage],
          values: [programme[stage]],
          text: String(programme[stage]),
          to: stage === 'published' ? '/programme/selected' : undefined,
        }))}
      />
      <Box sx={{ fontSize: '0.875rem' }}>
        {text.meetings} <strong>{meetings.n}</strong> · {text.signups} <strong>{meetings.signups}</strong>
      </Box>
      {meetings.next.length > 0 ? (
        <Box component="ul" aria-label={text.nextMeetings} sx={{ listStyle: 'none', m: 0, p: 0, fontSize: '0.875rem' }}>
          {meetings.next.map(({ id, name, name_en, address, address_en, start_time }) => (
            <Box key={id} component="li" sx={{ py: '0.25rem' }}>
              <Box component="time" sx={{ fontWeight: 650, mr: '0.5rem' }}>
                {lang === 'zh' ? formatDay(start_time).slice(5) : formatDay(start_time)}
              </Box>
              <span {...inChinese(pickName(lang, name, name_en))}>{pickName(lang, name, name_en)}</span>
              {address ? (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {' · '}
                  <span {...inChinese(pickName(lang, address, address_en))}>{pickName(lang, address, address_en)}</span>
                </Box>
              ) : null}
            </Box>
          ))}
        </Box>
      ) : (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{text.noMeetings}</Box>
      )}
    </Box>
  );
}

/** The picture of each panel. */
export const PICTURES: Readonly<Record<Panel, (props: Shown) => React.ReactNode>> = {
  flow: Flow,
  map: Places,
  fields: Fields,
  months: Months,
  activity: Activity,
  deals: Deals,
  pushes: Pushes,
  programme: Programme,
};

type Texts = (typeof words)['zh'];

/** The numbers of each panel as rows. */
export function tableOf(panel: Panel, figures: CockpitFigures, text: Texts, lang: 'zh' | 'en'): ChartTable {
  const { column } = text;
  const { steps, released, fields, country, region, states, pushes, programme, meetings } = figures;
  const name = (thing: { name: string; name_en: string | null }) => pickName(lang, thing.name, thing.name_en);
  const places = (region.of ? [...country.places, ...region.places] : country.places).filter(
    ({ results, demands, deals }) => results + demands + deals > 0,
  );
  const tables: Readonly<Record<Panel, () => ChartTable>> = {
    flow: () => ({
      head: [column.step, column.demands],
      rows: flowSteps(figures).map(({ step, n }) => [text.steps[step], n]),
    }),
    map: () => ({
      head: [column.place, column.results, column.demands, column.signed],
      rows: places.map((place) => [name(place), place.results, place.demands, place.deals]),
    }),
    fields: () => ({
      head: [column.field, column.results, column.demands, column.deals, column.amount],
      rows: fields.map((field) => [name(field), field.results, field.demands, field.deals, field.amount ?? '—']),
    }),
    months: () => ({
      head: [column.time, column.results, column.demands],
      rows: steps.map((step, at) => [step, released.results[at] ?? 0, released.demands[at] ?? 0]),
    }),
    activity: () => ({
      head: [column.time, column.results, column.demands, column.signed, column.pushes],
      rows: steps.map((step, at) => [step, ...activityLines(figures).map((line) => line.steps[at] ?? 0)]),
    }),
    deals: () => ({
      head: [column.state, column.n],
      rows: DEAL_STATES.map((state) => [text.states[state], states[state]]),
    }),
    pushes: () => ({ head: [column.state, column.n], rows: SENT.map((step) => [text.sent[step], pushes[step]]) }),
    programme: () => ({
      head: [column.what, column.n],
      rows: [
        ...STAGES.map((stage) => [text.stages[stage], programme[stage]]),
        [text.meetings, meetings.n],
        [text.signups, meetings.signups],
      ],
    }),
  };
  return tables[panel]();
}

/** Where the rows behind a panel's figures are, or why there are none to open. */
export function RowsOf({ panel, figures }: { panel: Panel } & Shown) {
  const text = useText(words);
  if (panel === 'deals') return <Anchor to="/cases">{text.toCases}</Anchor>;
  if (panel === 'pushes') return <span>{text.hiddenPushes}</span>;
  if (panel === 'programme') return <Anchor to="/programme/selected">{text.toSelected}</Anchor>;
  const since = panel === 'months' ? sinceQuery(figures) : '';
  return (
    <>
      {panel === 'flow' ? null : <Anchor to={`/results${since}`}>{text.toResults}</Anchor>}
      <Anchor to={`/demands${since}`}>{text.toDemands}</Anchor>
    </>
  );
}

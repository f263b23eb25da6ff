import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import {
  AGES,
  type DecidedItem,
  WAITING_COUNTED,
  type WaitingItem,
  type Workplace,
} from '../../../db/contract/workplace';
import words from '../../i18n/workplace';
import { pickName, useLang, useText } from '../../kit/i18n';
import { AgeChip, isLate, useAge } from '../../kit/layout/AgeChip';
import { type Figure, FigureStrip } from '../../kit/layout/FigureStrip';
import { formatDay, formatMinute } from '../../kit/layout/format';
import { StateChip } from '../../kit/layout/StateChip';
import { EmptyState } from '../../kit/layout/States';
import { Duty, lineUp, Panel, plainLink, rowLine, rowName } from './Panel';

/** The rows behind the figures of one's own decisions. */
function Decided({ decided, now, today }: { decided: readonly DecidedItem[]; now: number; today: boolean }) {
  const text = useText(words);
  const { lang } = useLang();
  const age = useAge();
  const day = formatDay(now);
  const shown = today ? decided.filter(({ time }) => formatDay(time) === day) : decided;
  const title = today ? text.decidedToday : text.decidedLately;
  return (
    <Panel
      title={title}
      action={
        <Box component={Link} to="/workplace" sx={plainLink}>
          {text.backToNext}
        </Box>
      }
    >
      {shown.length === 0 ? <EmptyState title={text.decidedEmpty} /> : null}
      <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(({ kind, id, name, name_en, audit_status, time, took }) => (
          <Box
            component="li"
            key={`${id} ${time}`}
            sx={{ ...rowLine, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, px: 2, py: 1.25 }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <Box component={Link} to={`/audit/${kind}/${id}`} sx={rowName}>
                {pickName(lang, name, name_en)}
              </Box>
              <Box sx={underName}>
                {`${text.kind[kind]} · ${formatMinute(time)} · ${text.decidedTook} ${age(took)}`}
              </Box>
            </Box>
            <StateChip status={audit_status} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

type Reviews = NonNullable<Workplace['reviews']>;

const underName = {
  ...{ fontSize: '0.8125rem', color: 'text.secondary' },
  '&::first-letter': { textTransform: 'uppercase' },
} as const;

type Kinds = Record<WaitingItem['kind'], string>;
const named = (text: { kind: Kinds; kinds: Kinds }, kind: WaitingItem['kind'], count: number): string =>
  (count === 1 ? text.kind : text.kinds)[kind];

const addressOf = ({ kind, id }: Pick<WaitingItem, 'kind' | 'id'>): string => `/audit/${kind}/${id}`;

/** Where all that waits can be seen: the queue of the kind of which most wait. */
const queueOf = ({ waiting }: Reviews): string => {
  const [fullest] = waiting.toSorted((a, b) => b.count - a.count);
  return `/audit/${fullest?.kind ?? 'results'}`;
};

function NextRow({ item, now, first }: { item: WaitingItem; now: number; first: boolean }) {
  const text = useText(words);
  const { lang } = useLang();
  const name = pickName(lang, item.name, item.name_en);
  const wait = now - item.since;
  const why = [
    item.organization ? pickName(lang, item.organization, item.organization_en) : text.person,
    ...(isLate(wait) ? [text.late] : []),
    item.submission > 1 ? text.again(item.submission) : text.first,
  ];
  return (
    <Box component="li" sx={{ ...rowLine, display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 1.25 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component={Link} to={addressOf(item)} sx={rowName}>
          {name}
        </Box>
        <Box sx={underName}>
          {[text.kind[item.kind], ...why].join(' · ')}
          {item.doubt ? (
            <Box component="span" sx={{ ml: 1, color: 'warning.main', fontWeight: 600 }}>
              {text.doubts[item.doubt]}
            </Box>
          ) : null}
        </Box>
      </Box>
      <AgeChip seconds={wait} title={formatMinute(item.since)} />
      <Button
        component={Link}
        to={addressOf(item)}
        size="small"
        variant={first ? 'contained' : 'outlined'}
        aria-label={text.reviewOf(name)}
        sx={{ display: { xs: 'none', sm: 'inline-flex' }, flexShrink: 0 }}
      >
        {text.review}
      </Button>
    </Box>
  );
}

const cell = { px: 1, py: 0.75, textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;

/** How long what waits has waited; each number opens the queue narrowed to it. */
function Ages({ reviews }: { reviews: Reviews }) {
  const text = useText(words);
  const last = AGES.length - 1;
  return (
    <Panel title={text.ages}>
      <Box sx={{ px: 1, pb: 1.5 }}>
        <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', fontSize: '0.875rem' }}>
          <thead>
            <tr>
              <td />
              {AGES.map((days) => (
                <Box component="th" key={days} scope="col" sx={{ ...cell, color: 'text.secondary', fontWeight: 500 }}>
                  {text.daysOrMore(days)}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {reviews.waiting.map(({ kind, ages }) => (
              <tr key={kind}>
                <Box component="th" scope="row" sx={{ ...cell, textAlign: 'left', fontWeight: 500 }}>
                  {text.kinds[kind]}
                </Box>
                {ages.map((count, at) => (
                  <Box component="td" key={AGES[at]} sx={cell}>
                    <Box
                      component={Link}
                      to={`/audit/${kind}?age=${AGES[at]}`}
                      aria-label={text.agedOf(text.kinds[kind], AGES[at] ?? 0, count)}
                      sx={{
                        display: 'inline-block',
                        minWidth: 32,
                        px: 1,
                        py: { xs: 1.25, sm: 0.25 },
                        borderRadius: 1,
                        fontWeight: 600,
                        textDecoration: 'none',
                        color: 'text.primary',
                        ...(at === last &&
                          count > 0 && { bgcolor: 'var(--state-review-bg)', color: 'var(--state-review-fg)' }),
                      }}
                    >
                      {count}
                    </Box>
                  </Box>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Panel>
  );
}

function useFigures(reviews: Reviews, now: number): Figure[] {
  const text = useText(words);
  const { lang } = useLang();
  const age = useAge();
  const total = reviews.waiting.reduce((sum, { count }) => sum + count, 0);
  const counted = (count: number) => (count >= WAITING_COUNTED ? text.more(WAITING_COUNTED) : String(count));
  const [oldest] = reviews.next;
  const { approved, returned, rejected } = reviews.today;
  const hours = reviews.median === null ? null : Math.round(reviews.median / 360) / 10;
  return [
    {
      key: 'waiting',
      label: text.waiting,
      value: reviews.waiting.some(({ count }) => count >= WAITING_COUNTED) ? `${total - 1}+` : total,
      unit: text.unit.items,
      note: reviews.waiting
        .map(({ kind, count }) => text.kindCount(named(text, kind, count), counted(count)))
        .join(' · '),
      to: queueOf(reviews),
    },
    {
      key: 'oldest',
      label: text.oldest,
      value: oldest ? age(now - oldest.since) : '–',
      note: oldest ? pickName(lang, oldest.name, oldest.name_en) : text.oldestNone,
      to: oldest ? addressOf(oldest) : queueOf(reviews),
      tone: oldest && isLate(now - oldest.since) ? 'late' : undefined,
    },
    {
      key: 'today',
      label: text.today,
      value: approved + returned + rejected,
      unit: text.unit.items,
      note: text.todayParts(approved, returned, rejected),
      to: '/workplace?show=today',
    },
    {
      key: 'median',
      label: text.median,
      value: hours === 0 ? age(reviews.median ?? 0) : (hours ?? '–'),
      ...(hours && { unit: text.unit.hours }),
      note: hours === null ? text.medianNone : text.medianOf(reviews.decided.length),
      to: '/workplace?show=decided',
    },
  ];
}

/** What waits for the decision of a reviewer, and what was decided. */
export function ReviewDuty({ reviews, now }: { reviews: Reviews; now: number }) {
  const text = useText(words);
  const [search] = useSearchParams();
  const show = search.get('show');
  const figures = useFigures(reviews, now);
  const kinds = reviews.waiting.map(({ kind }) => text.kinds[kind]).join(text.separator);
  return (
    <Duty title={text.reviews} hint={text.reviewsHint(kinds)}>
      <FigureStrip label={text.reviews} figures={figures} />
      <Box sx={lineUp}>
        {show === 'today' || show === 'decided' ? (
          <Decided decided={reviews.decided} now={now} today={show === 'today'} />
        ) : (
          <Panel
            title={text.next}
            hint={text.nextHint}
            action={
              reviews.next.length > 0 ? (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
                  {reviews.waiting
                    .filter(({ count }) => count > 0)
                    .map(({ kind, count }) => (
                      <Box key={kind} component={Link} to={`/audit/${kind}`} sx={plainLink}>
                        {text.kindCount(
                          named(text, kind, count),
                          count >= WAITING_COUNTED ? text.more(WAITING_COUNTED) : String(count),
                        )}
                      </Box>
                    ))}
                </Box>
              ) : null
            }
          >
            {reviews.next.length > 0 ? (
              <Box component="ul" aria-label={text.next} sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {reviews.next.map((item, at) => (
                  <NextRow key={item.id} item={item} now={now} first={at === 0} />
                ))}
              </Box>
            ) : (
              <EmptyState title={text.nextEmpty} hint={text.nextEmptyHint} />
            )}
          </Panel>
        )}
        <Ages reviews={reviews} />
      </Box>
    </Duty>
  );
}

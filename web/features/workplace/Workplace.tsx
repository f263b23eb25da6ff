import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PAGES } from '../../../db/contract/pages';
import { STAFF_PAGES } from '../../../db/contract/staff-pages';
import { type Workplace as Overview, WAITING_COUNTED } from '../../../db/contract/workplace';
import { isStaff, useSession } from '../../domain/session';
import { RefusedPage } from '../../domain/session/StaffPage';
import words from '../../i18n/workplace';
import { useApiQuery } from '../../kit/api';
import { useLang, useText } from '../../kit/i18n';
import { type Figure, FigureStrip } from '../../kit/layout/FigureStrip';
import { Page } from '../../kit/layout/Page';
import { QueryState } from '../../kit/layout/QueryState';
import { EmptyState } from '../../kit/layout/States';
import { Duty } from './Panel';
import { PushDuty } from './Pushes';
import { ReviewDuty } from './Reviews';

const ZONE = 'Asia/Shanghai';

function useLead(overview: Overview | undefined): string {
  const text = useText(words);
  const { lang } = useLang();
  if (!overview) return '';
  const { now, reviews, pushes } = overview;
  const day = new Intl.DateTimeFormat(lang === 'zh' ? 'zh-CN' : 'en-GB', {
    month: 'long',
    day: 'numeric',
    weekday: 'long',
    timeZone: ZONE,
  }).format(new Date(now * 1000));
  const total = reviews?.waiting.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const late = reviews?.waiting.reduce((sum, { ages }) => sum + (ages.at(-1) ?? 0), 0) ?? 0;
  return text.day(day, [
    ...(reviews ? [text.leadWaiting(String(total))] : []),
    ...(late > 0 ? [text.leadLate(late)] : []),
    ...(pushes && pushes.failed > 0 ? [text.leadFailed(pushes.failed)] : []),
  ]);
}

/** What waits in the queues beside the reviews, each with the page on which it is decided; else what is given. */
function OtherDuties({ otherwise }: { otherwise: ReactNode }) {
  const text = useText(words);
  const { lang } = useLang();
  const query = useApiQuery(['workplace', 'counts'], '/v1/workplace/counts', {}, { silent: true });
  const counts = query.data ?? {};
  const inReviews = new Set(['results', 'demands', 'products', 'projects', 'experts', 'pushes']);
  const figures: Figure[] = STAFF_PAGES.flatMap(({ page, to, waits }) => {
    const count = waits && !inReviews.has(waits) ? counts[waits] : undefined;
    const alerts = waits === 'alerts';
    if (waits === undefined || count === undefined || (count === 0 && !alerts)) return [];
    return [
      {
        key: waits,
        label: alerts ? text.alerts : waits === 'allowances' ? text.allowances : PAGES[page][lang],
        value: count >= WAITING_COUNTED ? text.more(WAITING_COUNTED) : count,
        unit: text.unit.items,
        ...(alerts && { note: count > 0 ? text.alertsSome : text.alertsNone }),
        to,
        tone: count > 0 && alerts ? ('late' as const) : undefined,
      },
    ];
  });
  if (figures.length === 0) return query.data ? otherwise : null;
  return (
    <Duty title={text.others} hint={text.othersHint}>
      <FigureStrip label={text.others} figures={figures} />
    </Duty>
  );
}

/** Where staff begin: what waits for them, and how their work stands. */
export default function Workplace() {
  const text = useText(words);
  const { user, has } = useSession();
  const staff = isStaff(user);
  const query = useApiQuery(['workplace', 'overview'], '/v1/workplace', {}, { enabled: staff, staleMs: 0 });
  const lead = useLead(query.data);
  if (!staff) return <RefusedPage title={text.title} />;
  const { reviews, pushes, now } = query.data ?? { reviews: null, pushes: null, now: 0 };
  const [first] = reviews?.next ?? [];
  return (
    <Page
      title={text.title}
      width="xl"
      {...(lead && { lead })}
      actions={
        <>
          {has('push-admin') ? (
            <Button component={Link} to="/push" variant="outlined">
              {text.newPush}
            </Button>
          ) : null}
          {first ? (
            <Button component={Link} to={`/audit/${first.kind}/${first.id}`} variant="contained">
              {text.start}
            </Button>
          ) : null}
        </>
      }
    >
      {query.data ? null : <QueryState query={query} kind="block" />}
      {reviews ? <ReviewDuty reviews={reviews} now={now} /> : null}
      {pushes ? <PushDuty pushes={pushes} /> : null}
      <OtherDuties
        otherwise={
          query.data && !reviews && !pushes && !has('admin') && !has('cg-input') && !has('xq-input') ? (
            <EmptyState title={text.nothing} hint={text.nothingHint} />
          ) : null
        }
      />
    </Page>
  );
}

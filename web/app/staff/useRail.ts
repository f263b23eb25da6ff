import { useEffect } from 'react';
import { PAGES } from '../../../db/contract/pages';
import { STAFF_GROUPS, STAFF_PAGES, type StaffGroup, type StaffPage } from '../../../db/contract/staff-pages';
import { WAITING_COUNTED } from '../../../db/contract/workplace';
import { useSession } from '../../domain/session';
import words from '../../i18n/workplace';
import { queryClient, reread, useApiQuery } from '../../kit/api';
import { useLang, useText } from '../../kit/i18n';

export interface RailEntry {
  to: string;
  label: string;
  /** As it reads; null for nothing. */
  count: string | null;
  tone: 'plain' | 'late' | 'failed';
}

export interface RailGroup {
  group: StaffGroup;
  entries: RailEntry[];
}

const MINUTE = 60_000;
/** Lists are fetched anew one after the other: what they say of the counts is asked for once. */
const SETTLED = 500;

/** Pages on which editors keep what the site shows; each says for itself who may. */
const CONTENT: readonly StaffPage[] = (Object.keys(PAGES) as (keyof typeof PAGES)[])
  .filter((page) => page.startsWith('/content/') && !page.includes(':') && !STAFF_PAGES.some(({ to }) => to === page))
  .map((page) => ({ page: page as StaffPage['page'], to: page, group: 'content', who: ['content-admin'] }));

const TONES: Readonly<Record<string, RailEntry['tone']>> = { pushes: 'failed', alerts: 'late', platform: 'failed' };

/** Whatever makes a list stale may change what waits. */
function useFreshCounts(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
      if (event.query.queryKey[0] === 'workplace') return;
      clearTimeout(timer);
      timer = setTimeout(() => void reread([['workplace']]), SETTLED);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
}

/** What the session's user may open in the workplace, and what waits there. */
export function useRail(): RailGroup[] {
  const text = useText(words);
  const { lang } = useLang();
  const { has } = useSession();
  useFreshCounts();
  const counts = useApiQuery(
    ['workplace', 'counts'],
    '/v1/workplace/counts',
    {},
    { silent: true, every: () => MINUTE },
  ).data;
  const own = [...STAFF_PAGES, ...CONTENT].filter(({ who }) => who.some((authority) => has(authority)));
  return STAFF_GROUPS.map((group) => ({
    group,
    entries: own
      .filter((page) => page.group === group)
      .map(({ page, to, waits }) => {
        const count = waits ? (counts?.[waits] ?? 0) : 0;
        return {
          to,
          label: PAGES[page][lang],
          count: count === 0 ? null : count >= WAITING_COUNTED ? text.more(WAITING_COUNTED) : String(count),
          tone: TONES[waits ?? ''] ?? 'plain',
        };
      }),
  })).filter(({ entries }) => entries.length > 0);
}

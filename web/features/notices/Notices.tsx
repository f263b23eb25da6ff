import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { reminderText } from '../../../db/contract/programme/reminders';
import { deliveryHint } from '../../../db/contract/pushes';
import deals from '../../i18n/deals';
import kit from '../../i18n/kit';
import words from '../../i18n/notices';
import { api, reread, useApiQuery } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { type Lang, pickName, useLang, useText } from '../../kit/i18n';
import { formatMinute } from '../../kit/layout/format';
import { CheckIcon, ChevronRightIcon } from '../../kit/layout/icons';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { PagedRows } from '../../kit/layout/PagedRows';
import { PageTabs } from '../../kit/layout/PageTabs';
import { EmptyState } from '../../kit/layout/States';
import { usePageIndex } from '../../kit/layout/usePageIndex';
import { NOTICES, type NoticeRow } from './types';

/** What a notice says in words of its own, or of its kind. */
function contentOf({ topic, params }: NoticeRow, lang: Lang): string {
  if (topic === 'programme_reminder') return reminderText(params, lang);
  if (topic === 'push_stopped') return deliveryHint(String(params.code ?? ''), lang) ?? '';
  return String(params.content ?? '');
}

/** The text of a notice in the page's language. */
function useNoticeText(): (notice: NoticeRow) => string {
  const { topics } = useText(words);
  const { status } = useText(kit);
  const states: Readonly<Record<string, string>> = useText(deals).states;
  const { lang } = useLang();
  return (notice) => {
    const { topic, params, name_en } = notice;
    const text = (key: string): string =>
      params[key] === null || params[key] === undefined ? '' : String(params[key]);
    const number = (key: string): number => Number(params[key] ?? 0) || 0;
    return (
      topics[topic]?.({
        name: pickName(lang, text('name'), name_en),
        days: number('days'),
        count: number('count'),
        threads: number('threads'),
        failed: number('failed'),
        status: status[number('audit_status')] ?? text('audit_status'),
        state: states[text('state')] ?? '',
        opinion: text('opinion'),
        content: contentOf(notice, lang),
        code: text('code'),
        added: text('added'),
        removed: text('removed'),
        from: text('from'),
        inside: number('inside') === 1,
      }) ?? text('name')
    );
  };
}

interface NoticeItemProps {
  notice: NoticeRow;
  /** Called when it is followed, or marked without following. */
  onRead: () => void;
}

/** One notice; where it leads somewhere, all of it is the link. */
function NoticeItem({ notice, onRead }: NoticeItemProps) {
  const text = useText(words);
  const textOf = useNoticeText();
  const unread = notice.read_time === null;
  const leads = notice.link.startsWith('/');
  return (
    <Box
      {...(leads ? { component: Link, to: notice.link, onClick: onRead } : {})}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.5,
        p: { xs: 1.75, sm: 2 },
        border: 1,
        borderColor: unread ? 'brand.line' : 'divider',
        borderRadius: 3,
        bgcolor: unread ? 'brand.tint' : 'background.paper',
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': leads ? { borderColor: 'primary.main' } : {},
      }}
    >
      <Box sx={{ flexShrink: 0, width: 10, height: 10, mt: 0.9 }}>
        {unread ? (
          <Box
            role="img"
            aria-label={text.unread}
            sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: 'error.main' }}
          />
        ) : null}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: unread ? 600 : 400, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {textOf(notice)}
        </Box>
        <Box component="time" sx={{ display: 'block', mt: 0.5, fontSize: '0.875rem', color: 'text.secondary' }}>
          {formatMinute(notice.add_time)}
        </Box>
      </Box>
      {leads ? <ChevronRightIcon sx={{ flexShrink: 0, color: 'text.secondary' }} /> : null}
    </Box>
  );
}

const TABS = ['notices', 'reminders'] as const;
type NoticeTab = (typeof TABS)[number];

/** The two parts of the page, each with an address of its own. */
function NoticeTabs({ current }: { current: NoticeTab }) {
  const text = useText(words);
  const tabs = TABS.map((tab) => ({
    to: tab === 'notices' ? '/notices' : `/notices?tab=${tab}`,
    label: text.tabs[tab],
    current: tab === current,
  }));
  return <PageTabs label={text.parts} tabs={tabs} />;
}

const READ = '/v1/user/notice/read';
const PAGE_SIZE = 20;

/** Following a notice marks it; that it may fail must not keep anybody from the page it leads to. */
function markRead(id: string): void {
  void api
    .post(READ, { ids: [id] }, { silent: true })
    .then(() => reread([NOTICES]))
    .catch(() => undefined);
}

const Reminders = lazy(() => import('./Reminders'));

/** What the platform told the person, and what the person wants to be reminded of. */
export default function Notices() {
  const text = useText(words);
  const [search] = useSearchParams();
  if (search.get('tab') !== 'reminders') return <NoticePage />;
  const { title, lead } = text.reminders;
  return (
    <Page title={title} lead={lead}>
      <NoticeTabs current="reminders" />
      <Suspense fallback={<LoadingState kind="lines" count={5} />}>
        <Reminders />
      </Suspense>
    </Page>
  );
}

/** The notices, newest first. */
function NoticePage() {
  const text = useText(words);
  const pageIndex = usePageIndex();
  const query = useApiQuery(
    [...NOTICES, 'list'],
    '/v1/user/notice/list',
    { pageIndex, pageSize: PAGE_SIZE },
    { staleMs: 0 },
  );
  const readAll = useApiMutation(() => api.post(READ, { all: true }), {
    invalidates: [NOTICES],
    done: text.allRead,
  });
  const unread = query.data?.records.some((notice) => notice.read_time === null);
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        unread ? (
          <Button
            variant="outlined"
            startIcon={<CheckIcon />}
            loading={readAll.isPending}
            onClick={() => readAll.mutate()}
          >
            {text.readAll}
          </Button>
        ) : null
      }
    >
      <NoticeTabs current="notices" />
      <PagedRows
        query={query}
        label={text.list}
        kind="lines"
        count={5}
        counted
        gap={1.25}
        idOf={({ id }) => id}
        tile={(notice) => <NoticeItem notice={notice} onRead={() => markRead(notice.id)} />}
        empty={<EmptyState title={text.emptyTitle} hint={text.emptyHint} />}
      />
    </Page>
  );
}

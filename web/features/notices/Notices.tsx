import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import words from '../../i18n/notices';
import { api, type Paged, queryClient, useApiQuery } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { useText } from '../../kit/i18n';
import { CheckIcon } from '../../kit/layout/icons';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { Pager } from '../../kit/layout/Pager';
import { PageTabs } from '../../kit/layout/PageTabs';
import { QueryState } from '../../kit/layout/QueryState';
import { EmptyState } from '../../kit/layout/States';
import { toast } from '../../kit/toast';
import { NoticeItem } from './NoticeItem';
import { NOTICES, type NoticeRow } from './types';

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
    .then(() => queryClient.invalidateQueries({ queryKey: NOTICES }))
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
  const [search] = useSearchParams();
  const query = useApiQuery(
    [...NOTICES, 'list'],
    '/v1/user/notice/list',
    { pageIndex: Number(search.get('page')) || 1, pageSize: PAGE_SIZE },
    { keepPrevious: true, staleMs: 0 },
  );
  const readAll = useApiMutation(() => api.post(READ, { all: true }), {
    invalidates: [NOTICES],
    onSuccess: () => toast.success(text.allRead),
  });
  const { data } = query;
  const unread = data?.records.some((notice) => notice.read_time === null);
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
      {data ? (
        <NoticeList data={data} stale={query.isPlaceholderData} />
      ) : (
        <QueryState query={query} kind="lines" count={5} />
      )}
    </Page>
  );
}

function NoticeList({ data, stale }: { data: Paged<NoticeRow>; stale: boolean }) {
  const text = useText(words);
  if (data.records.length === 0) return <EmptyState title={text.emptyTitle} hint={text.emptyHint} />;
  return (
    <>
      <Box
        component="ul"
        aria-label={text.list}
        aria-busy={stale}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25, opacity: stale ? 0.6 : 1 }}
      >
        {data.records.map((notice) => (
          <li key={notice.id}>
            <NoticeItem notice={notice} onRead={() => markRead(notice.id)} />
          </li>
        ))}
      </Box>
      {data.pages > 1 ? <Pager current={data.current} pages={data.pages} total={data.total} /> : null}
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import {
  MODERATORS,
  type ModeratedPost,
  QUEUE_STATES,
  type QueueState,
  REPORT_REASONS,
} from '../../../db/contract/comments';
import { useSession } from '../../domain/session';
import { WorkGroups } from '../../domain/session/WorkGroups';
import words from '../../i18n/moderation';
import { api, reread, useApiQuery } from '../../kit/api';
import { confirm, openDialog } from '../../kit/dialogs';
import { useLang, useText } from '../../kit/i18n';
import { formatMinute } from '../../kit/layout/format';
import { Page } from '../../kit/layout/Page';
import { TagChip } from '../../kit/layout/StateChip';
import { type Field, ResourceTable, type RowAction, type RowActions, small } from '../../kit/resource';
import { toast } from '../../kit/toast';
import { NotAllowed } from './NotAllowed';

const KEY = ['audit', 'comments'];
const SPOKEN = 20;

function useActions(state: QueueState): RowActions<ModeratedPost> {
  const text = useText(words).comments;
  const refresh = () => reread([KEY]);
  const call = async (act: () => Promise<unknown>, said: string) => {
    try {
      await act();
      toast.success(said);
    } finally {
      await refresh();
    }
  };
  const hide = async ({ kind, id, content }: ModeratedPost) => {
    const held = state === 'held';
    if (!(await openDialog('hidePost', { kind, id, content, held }))) return;
    const undo = () =>
      void call(() => api.post('/v1/post/restore', { kind, id, undo: true }), text.undone).catch(() => undefined);
    toast.success(held ? text.refused : text.hidden, { label: text.undo, run: undo });
    await refresh();
  };
  const keep = async ({ kind, id }: ModeratedPost) => {
    if (await confirm({ text: text.confirmKeep }))
      await call(() => api.post('/v1/post/dismiss', { kind, id }), text.kept);
  };
  const restore = async ({ kind, id }: ModeratedPost) => {
    if (await confirm({ text: text.confirmRestore }))
      await call(() => api.post('/v1/post/restore', { kind, id }), text.restored);
  };
  const approve = ({ kind, id, update_time }: ModeratedPost) =>
    call(() => api.post('/v1/post/approve', { kind, id, update_time }), text.approved);
  // The client has said what went wrong.
  const action = (
    label: string,
    of: string,
    act: () => Promise<unknown>,
    danger = false,
  ): RowAction & { of: string } => ({
    label,
    of,
    act: () => act().catch(() => undefined),
    ...(danger && { danger }),
  });
  return {
    list: (row) => {
      const spoken = row.content.slice(0, SPOKEN);
      if (state === 'hidden') return [action(text.restore, text.restoreOf(spoken), () => restore(row))];
      return state === 'held'
        ? [
            action(text.approve, text.approveOf(spoken), () => approve(row)),
            action(text.refuse, text.refuseOf(spoken), () => hide(row), true),
          ]
        : [
            action(text.keep, text.keepOf(spoken), () => keep(row)),
            action(text.hide, text.hideOf(spoken), () => hide(row), true),
          ];
    },
  };
}

/** What the moderators need to know of where a post stands. */
function Stand({ row }: { row: ModeratedPost }) {
  const text = useText(words).comments;
  if (!row.hide_time) return row.hold_time ? <Box>{text.heldSince(formatMinute(row.hold_time))}</Box> : null;
  const since = formatMinute(row.hide_time);
  return (
    <Box sx={{ color: 'error.main' }}>
      {row.hide_reason ? text.hiddenWhy(row.hide_reason, since) : text.hiddenByReports(since)}
    </Box>
  );
}

const useCounts = () => useApiQuery([...KEY, 'counts'], '/v1/post/queue/counts', {}, { silent: true }).data;

function useFields(state: QueueState): Field<ModeratedPost>[] {
  const text = useText(words).comments;
  const { lang } = useLang();
  const counts = useCounts();
  const reports: Field<ModeratedPost> = {
    name: 'reports',
    label: text.reports,
    flex: 1.4,
    minWidth: 200,
    show: (row) => text.reportsOf(row.reports),
    below: (row) => (
      <>
        {row.reasons.map(({ reason, count }) => (
          <Box key={reason}>{text.reasonOf(REPORT_REASONS[reason][lang], count)}</Box>
        ))}
        {row.notes.map((note) => (
          <Box key={note} sx={{ fontStyle: 'italic' }}>
            {note}
          </Box>
        ))}
      </>
    ),
  };
  return [
    {
      name: 'content',
      role: 'main',
      label: text.comment,
      look: 'name',
      flex: 2,
      minWidth: 260,
      show: (row) => <Box sx={{ whiteSpace: 'pre-line' }}>{row.content}</Box>,
      below: (row) => (
        <>
          {text.by(row.author || text.somebody, formatMinute(row.add_time))}
          <Stand row={row} />
        </>
      ),
    },
    {
      name: 'place',
      label: text.item,
      flex: 1.2,
      minWidth: 180,
      show: (row) => row.place || <Box sx={small}>{text.gone}</Box>,
      to: (row) => row.page,
      below: (row) => <TagChip label={text.kinds[row.kind]} />,
    },
    ...(state === 'held' ? [] : [reports]),
    {
      name: 'state',
      label: text.state,
      only: 'filter',
      filter: {
        first: text.states.open(counts?.open ?? 0),
        options: [
          { value: 'held', label: text.states.held(counts?.held ?? 0) },
          { value: 'hidden', label: text.states.hidden },
        ],
      },
    },
  ];
}

/** Reported comments, threads and replies, and first posts of new accounts, for whom they are to look at (/audit/comments). */
export default function Comments() {
  const text = useText(words).comments;
  const { has } = useSession();
  const [search] = useSearchParams();
  const state = QUEUE_STATES.find((each) => each === search.get('state')) ?? 'open';
  if (!MODERATORS.some(has)) return <NotAllowed title={text.title} />;
  return <Queue state={state} />;
}

function Queue({ state }: { state: QueueState }) {
  const text = useText(words).comments;
  const fields = useFields(state);
  const actions = useActions(state);
  const held = useCounts()?.held ?? 0;
  const empty = {
    // The rail counts first posts, too: whoever comes for one finds it beside an empty list of reports.
    open: {
      title: text.empty,
      hint: held > 0 ? text.heldInstead(held) : text.emptyHint,
      ...(held > 0 && {
        action: (
          <Button component={Link} to="?state=held" variant="outlined">
            {text.toHeld}
          </Button>
        ),
      }),
    },
    held: { title: text.emptyHeld, hint: text.emptyHeldHint },
    hidden: { title: text.emptyHidden },
  };
  return (
    <Page title={text.title} lead={text.lead} labels={<WorkGroups />} width="xl" breadcrumbs={[{ label: text.title }]}>
      <ResourceTable
        queryKey={KEY}
        path="/v1/post/queue/list"
        fields={fields}
        actions={actions}
        rowId={(row) => `${row.kind}/${row.id}`}
        label={text.list}
        empty={empty[state]}
      />
    </Page>
  );
}

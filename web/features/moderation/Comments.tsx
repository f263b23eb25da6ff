import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { REPORT_REASONS, type ReportedComment } from '../../../db/contract/comments';
import { itemPage } from '../../../db/contract/items';
import { WorkGroups } from '../../domain/session/WorkGroups';
import words from '../../i18n/moderation';
import { api, queryClient } from '../../kit/api';
import { confirm, openDialog } from '../../kit/dialogs';
import { useLang, useText } from '../../kit/i18n';
import { formatMinute } from '../../kit/layout/format';
import { Page } from '../../kit/layout/Page';
import { type Field, ResourceTable, type RowActions, small } from '../../kit/resource';
import { toast } from '../../kit/toast';
import { useOwnReviews } from './kinds';
import { NotAllowed } from './NotAllowed';

const KEY = ['audit', 'comments'];
const SPOKEN = 20;
function useActions(): RowActions<ReportedComment> {
  const text = useText(words).comments;
  const reread = () => queryClient.invalidateQueries({ queryKey: KEY });
  const hide = async (row: ReportedComment) => {
    if (await openDialog('hideComment', { id: row.comment_id, content: row.content })) await reread();
  };
  const keep = async ({ comment_id }: ReportedComment) => {
    if (!(await confirm({ text: text.confirmKeep }))) return;
    try {
      await api.post('/v1/comment/dismiss', { comment_id });
      toast.success(text.kept);
    } finally {
      await reread();
    }
  };
  return {
    label: text.actions,
    minWidth: 170,
    list: (row) => {
      const spoken = row.content.slice(0, SPOKEN);
      return [
        { label: text.keep, of: text.keepOf(spoken), act: () => keep(row).catch(() => undefined) },
        { label: text.hide, of: text.hideOf(spoken), act: () => hide(row), danger: true },
      ];
    },
  };
}

function useFields(): Field<ReportedComment>[] {
  const text = useText(words).comments;
  const { lang } = useLang();
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
          {row.hide_time ? (
            <Box sx={{ color: 'error.main' }}>{text.hiddenWhy(row.hide_reason ?? '', formatMinute(row.hide_time))}</Box>
          ) : null}
        </>
      ),
    },
    {
      name: 'item_name',
      label: text.item,
      flex: 1.2,
      minWidth: 180,
      show: (row) => row.item_name || <Box sx={small}>{text.gone}</Box>,
      to: (row) => row.item_name && itemPage(row.item_type, row.item_id),
    },
    {
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
    },
    {
      name: 'state',
      label: text.state,
      only: 'filter',
      filter: { first: text.states.open, options: [{ value: 'hidden', label: text.states.hidden }] },
    },
  ];
}

/** Reported comments on items of the kinds that one reviews (/audit/comments). */
export default function Comments() {
  const text = useText(words).comments;
  const own = useOwnReviews();
  const [search] = useSearchParams();
  const waiting = search.get('state') !== 'hidden';
  const fields = useFields();
  const actions = useActions();
  if (own.length === 0) return <NotAllowed title={text.title} />;
  return (
    <Page title={text.title} lead={text.lead} labels={<WorkGroups />} width="xl" breadcrumbs={[{ label: text.title }]}>
      <ResourceTable
        queryKey={KEY}
        path="/v1/comment/reports/list"
        fields={fields}
        actions={waiting && actions}
        rowId={(row) => row.comment_id}
        label={text.list}
        empty={waiting ? { title: text.empty, hint: text.emptyHint } : { title: text.emptyHidden }}
      />
    </Page>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { REPORT_REASONS, type ReportedComment } from '../../../db/contract/comments';
import { itemPage } from '../../../db/contract/items';
import { WorkGroups } from '../../domain/session/WorkGroups';
import words from '../../i18n/audit';
import { api, queryClient } from '../../kit/api';
import { confirm, openDialog } from '../../kit/dialogs';
import { useLang, useText } from '../../kit/i18n';
import { formatDate } from '../../kit/layout/format';
import { Page } from '../../kit/layout/Page';
import { type TableColumn, TablePage } from '../../kit/table';
import { ChoiceFilter } from '../../kit/table/filters/ChoiceFilter';
import { toast } from '../../kit/toast';
import { useOwnReviews } from './kinds';
import { NotAllowed } from './NotAllowed';
import { KindTabs } from './queue/KindTabs';

const KEY = ['audit', 'comments'];
const SPOKEN = 20;
const wrapping = { whiteSpace: 'normal', lineHeight: 1.5, overflowWrap: 'anywhere' } as const;
const small = { ...wrapping, fontSize: '0.8125rem', color: 'text.secondary' } as const;

function useColumns(waiting: boolean): TableColumn<ReportedComment>[] {
  const text = useText(words).comments;
  const { lang } = useLang();
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
  const actions: TableColumn<ReportedComment> = {
    field: 'actions',
    role: 'actions',
    headerName: text.actions,
    sortable: false,
    minWidth: 170,
    renderCell: ({ row }) => {
      const spoken = row.content.slice(0, SPOKEN);
      return (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="small" aria-label={text.keepOf(spoken)} onClick={() => void keep(row).catch(() => undefined)}>
            {text.keep}
          </Button>
          <Button
            size="small"
            sx={{ color: 'error.main' }}
            aria-label={text.hideOf(spoken)}
            onClick={() => void hide(row)}
          >
            {text.hide}
          </Button>
        </Box>
      );
    },
  };
  return [
    {
      field: 'content',
      role: 'main',
      headerName: text.comment,
      sortable: false,
      flex: 2,
      minWidth: 260,
      renderCell: ({ row }) => (
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ ...wrapping, whiteSpace: 'pre-line', fontWeight: 600 }}>{row.content}</Box>
          <Box sx={small}>{text.by(row.author || text.somebody, formatDate(row.add_time))}</Box>
          {row.hide_time ? (
            <Box sx={{ ...small, color: 'error.main' }}>
              {text.hiddenWhy(row.hide_reason ?? '', formatDate(row.hide_time))}
            </Box>
          ) : null}
        </Box>
      ),
    },
    {
      field: 'item_name',
      headerName: text.item,
      sortable: false,
      flex: 1.2,
      minWidth: 180,
      renderCell: ({ row }) => {
        const page = itemPage(row.item_type, row.item_id);
        if (!row.item_name) return <Box sx={small}>{text.gone}</Box>;
        if (!page) return <Box sx={wrapping}>{row.item_name}</Box>;
        return (
          <Box component={Link} to={page} sx={{ ...wrapping, color: 'brand.text' }}>
            {row.item_name}
          </Box>
        );
      },
    },
    {
      field: 'reports',
      headerName: text.reports,
      sortable: false,
      flex: 1.4,
      minWidth: 200,
      renderCell: ({ row }) => (
        <Box sx={wrapping}>
          {text.reportsOf(row.reports)}
          {row.reasons.map(({ reason, count }) => (
            <Box key={reason} sx={small}>
              {text.reasonOf(REPORT_REASONS[reason][lang], count)}
            </Box>
          ))}
          {row.notes.map((note) => (
            <Box key={note} sx={{ ...small, fontStyle: 'italic' }}>
              {note}
            </Box>
          ))}
        </Box>
      ),
    },
    ...(waiting ? [actions] : []),
  ];
}

/** Reported comments on items of the kinds that one reviews (/audit/comments). */
export default function Comments() {
  const text = useText(words).comments;
  const own = useOwnReviews();
  const [search] = useSearchParams();
  const waiting = search.get('state') !== 'hidden';
  const columns = useColumns(waiting);
  if (own.length === 0) return <NotAllowed title={text.title} />;
  return (
    <Page title={text.title} lead={text.lead} labels={<WorkGroups />} width="xl" breadcrumbs={[{ label: text.title }]}>
      <KindTabs kinds={own} />
      <TablePage<ReportedComment>
        queryKey={KEY}
        path="/v1/comment/reports/list"
        columns={columns}
        rowId={(row) => row.comment_id}
        filters={['state']}
        toolbar={
          <ChoiceFilter
            name="state"
            label={text.state}
            first={text.states.open}
            options={[{ value: 'hidden', label: text.states.hidden }]}
          />
        }
        label={text.list}
        empty={waiting ? { title: text.empty, hint: text.emptyHint } : { title: text.emptyHidden }}
      />
    </Page>
  );
}

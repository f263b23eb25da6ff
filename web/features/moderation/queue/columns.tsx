import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { SUB_TYPE } from '../../../../db/contract/enums-results';
import { AUDIT } from '../../../../db/contract/limits';
import attributions from '../../../i18n/attributions';
import words from '../../../i18n/moderation';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { AgeChip } from '../../../kit/layout/AgeChip';
import { formatMinute } from '../../../kit/layout/format';
import { StateChip } from '../../../kit/layout/StateChip';
import type { TableColumn } from '../../../kit/table';
import type { ReviewPages } from '../kinds';
import type { QueueRow } from '../types';
import { queueSearch } from './way';

export function keyOf(row: QueueRow): string {
  if ('chanpin_id' in row) return row.chanpin_id;
  if ('xiangmu_id' in row) return row.xiangmu_id;
  if ('expert_id' in row) return row.expert_id;
  return 'chengguo_id' in row ? row.chengguo_id : row.xuqiu_id;
}

const small = { fontSize: '0.8125rem', color: 'text.secondary' } as const;

/** The columns of the queue: what it is, whose, how long it waits, how it stands. */
export function useQueueColumns(pages: ReviewPages, waiting: boolean): TableColumn<QueueRow>[] {
  const text = useText(words).queue;
  const names = useText(attributions).review;
  const { lang } = useLang();
  const [search] = useSearchParams();
  const placeOf = (row: QueueRow) =>
    lang === 'en' && row.region_name_en
      ? row.region_name_en
      : (row.region_name ?? ('org_country' in row ? row.org_country : null) ?? '').replaceAll(',', ' ');
  const publisherOf = (row: QueueRow) =>
    'sub_type' in row && row.sub_type === SUB_TYPE.individual
      ? [text.individual, row.publisher_name].filter(Boolean).join(' · ')
      : pickName(lang, row.unit_name ?? row.org_name ?? row.publisher_name, row.unit_name && row.unit_name_en);
  const addressOf = (row: QueueRow) => `/audit/${pages}/${keyOf(row)}${queueSearch(search)}`;
  return [
    {
      field: 'name',
      headerName: text.name,
      sortable: false,
      flex: 2,
      minWidth: 220,
      renderCell: ({ row }) => (
        <Box sx={{ minWidth: 0, whiteSpace: 'normal', lineHeight: 1.5, overflowWrap: 'anywhere' }}>
          <Box component={Link} to={addressOf(row)} sx={{ color: 'brand.text', fontWeight: 600 }}>
            {pickName(lang, row.name, row.name_en)}
          </Box>
          {'code' in row && row.code ? <Box sx={small}>{row.code}</Box> : null}
          {'is_public' in row && row.is_public && row.audit_status === AUDIT.pending ? (
            <Box sx={{ ...small, color: 'brand.text' }}>{text.again}</Box>
          ) : null}
        </Box>
      ),
    },
    {
      field: 'publisher',
      headerName: text.publisher,
      sortable: false,
      flex: 1.2,
      minWidth: 150,
      renderCell: ({ row }) => (
        <Box sx={{ whiteSpace: 'normal', lineHeight: 1.5, overflowWrap: 'anywhere' }}>
          {publisherOf(row)}
          <Box sx={small}>{placeOf(row)}</Box>
          {row.doubt ? (
            <Box sx={{ ...small, color: 'warning.main', fontWeight: 600 }}>{names.queueDoubts[row.doubt]}</Box>
          ) : null}
        </Box>
      ),
    },
    {
      field: 'add_time',
      headerName: waiting ? text.waits : text.added,
      sortable: false,
      minWidth: 160,
      renderCell: ({ row }) => {
        return (
          <Box sx={{ whiteSpace: 'normal', lineHeight: 1.5 }}>
            {waiting ? <AgeChip seconds={row.wait_seconds} /> : null}
            <Box sx={small}>{formatMinute(row.add_time)}</Box>
          </Box>
        );
      },
    },
    {
      field: 'audit_status',
      headerName: text.state,
      sortable: false,
      minWidth: 145,
      renderCell: ({ row }) => (
        <Box sx={{ lineHeight: 1.5 }}>
          <StateChip status={row.audit_status} />
          {row.open_comments ? <Box sx={small}>{text.openComments(row.open_comments)}</Box> : null}
        </Box>
      ),
    },
    {
      field: 'actions',
      role: 'actions',
      headerName: text.actions,
      sortable: false,
      minWidth: 110,
      renderCell: ({ row }) => {
        const action = row.audit_status === AUDIT.pending ? text.open : text.view;
        return (
          <Button
            component={Link}
            to={addressOf(row)}
            size="small"
            variant="outlined"
            aria-label={text.of(action, pickName(lang, row.name, row.name_en))}
          >
            {action}
          </Button>
        );
      },
    },
  ];
}

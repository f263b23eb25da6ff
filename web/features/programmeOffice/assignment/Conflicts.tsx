import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import words from '../../../i18n/programmeAssignment';
import { useApiQuery } from '../../../kit/api';
import { useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { Pager } from '../../../kit/layout/Pager';
import { QueryState } from '../../../kit/layout/QueryState';
import { ToneChip } from '../../../kit/layout/StateChip';
import { EmptyState } from '../../../kit/layout/States';
import { KindMark } from './KindMark';

/** Conflicts of interest that are known, with their kinds. */
export function Conflicts() {
  const text = useText(words);
  const [search] = useSearchParams();
  const query = useApiQuery(
    ['programme', 'assignment', 'conflicts'],
    '/v1/programme/conflict/list',
    { pageIndex: Number(search.get('page')) || 1, pageSize: 20 },
    { keepPrevious: true, staleMs: 0 },
  );
  const { data } = query;
  if (!data) return <QueryState query={query} count={4} />;
  if (data.records.length === 0) return <EmptyState title={text.noConflicts} hint={text.noConflictsHint} />;
  return (
    <>
      <Box
        component="ul"
        aria-label={text.conflictList}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
      >
        {data.records.map((row) => (
          <Box
            key={`${row.project_id} ${row.recommender_id} ${row.kind}`}
            component="li"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              alignItems: 'center',
              p: 2,
              border: 1,
              borderColor: 'divider',
              borderRadius: 3,
              bgcolor: 'background.paper',
            }}
          >
            <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <strong>{row.recommender}</strong>
              <Box component="span" sx={{ color: 'text.secondary', mx: 1 }}>
                {text.recommender[row.identify as 1 | 2 | 3]}
              </Box>
              {row.project}
              {row.reason ? <Box sx={{ color: 'text.secondary' }}>{text.reason(row.reason)}</Box> : null}
            </Box>
            <KindMark kind={row.kind} isHard={row.is_hard} />
            <ToneChip tone={row.is_hard ? 'rejected' : 'none'} label={row.is_hard ? text.hard : text.soft} />
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {formatMinute(row.add_time)}
            </Box>
          </Box>
        ))}
      </Box>
      {data.pages > 1 ? <Pager current={data.current} pages={data.pages} total={data.total} /> : null}
    </>
  );
}

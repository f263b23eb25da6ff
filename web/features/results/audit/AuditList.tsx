import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SUB_TYPE } from '../../../../db/contract/enums-results';
import { AUDIT } from '../../../../db/contract/limits';
import kit from '../../../i18n/kit';
import words from '../../../i18n/publish';
import { type Paged, useApiQuery } from '../../../shared/api';
import { useText } from '../../../shared/i18n';
import { EmptyState } from '../../../shared/layout/States';
import { useTableFilter } from '../../../shared/table/useTableFilter';
import { StateFilter } from '../mine/StateFilter';
import type { WorkRow } from '../mine/types';
import { WorkCard } from '../mine/WorkCard';
import { WorkList } from '../mine/WorkList';
import { useAddressDialog } from '../publish/useAddressDialog';
import { usePublish } from '../publish/usePublish';

const PENDING = String(AUDIT.pending);

/** What waits for a decision, the oldest first; other states newest first. */
export function AuditList() {
  const text = useText(words).audit;
  const own = useText(words).mine;
  const [search] = useSearchParams();
  const [chosen, setChosen] = useTableFilter('audit_status');
  const [keyword, setKeyword] = useTableFilter('keyword');
  const state = chosen || PENDING;
  const publish = usePublish();
  const open = useAddressDialog('id', (id) => publish({ mode: 'audit', id, param: 'id' }));
  const query = useApiQuery<Paged<WorkRow>>(
    ['results', 'audit'],
    '/v1/chengguo/audit/list',
    {
      audit_status: state,
      keyword,
      order: state === PENDING ? 'oldest' : 'newest',
      pageIndex: Number(search.get('page')) || 1,
    },
    { keepPrevious: true, staleMs: 0 },
  );

  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          mb: 2.5,
        }}
      >
        <StateFilter label={text.filter} value={state} onChange={(next) => setChosen(next === PENDING ? '' : next)} />
        <KeywordFilter value={keyword} onSearch={setKeyword} />
      </Box>
      <WorkList
        query={query}
        label={text.list}
        empty={<Nothing narrowed={Boolean(keyword) || state !== PENDING} />}
        card={(row) => (
          <WorkCard
            row={row}
            publisher={row.sub_type === SUB_TYPE.individual ? text.individual : (row.unit_name ?? row.org_name ?? '')}
            note={row.is_public && row.audit_status !== AUDIT.approved ? text.again : null}
            actions={
              <Button
                variant={row.audit_status === AUDIT.pending ? 'contained' : 'outlined'}
                onClick={() => open(row.chengguo_id)}
                aria-label={own.of(row.audit_status === AUDIT.pending ? text.open : own.view, row.name)}
              >
                {row.audit_status === AUDIT.pending ? text.open : own.view}
              </Button>
            }
          />
        )}
      />
    </>
  );
}

function Nothing({ narrowed }: { narrowed: boolean }) {
  const text = useText(words).audit;
  const general = useText(kit);
  return narrowed ? (
    <EmptyState title={general.emptyFiltered} hint={general.emptyFilteredHint} />
  ) : (
    <EmptyState title={text.emptyTitle} hint={text.emptyHint} />
  );
}

function KeywordFilter({ value, onSearch }: { value: string; onSearch: (word: string) => void }) {
  const text = useText(words).audit;
  const [word, setWord] = useState(value);
  // The address may change by other means: back, a cleared filter.
  useEffect(() => setWord(value), [value]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(word.trim());
  };
  return (
    <Box
      component="form"
      role="search"
      onSubmit={submit}
      sx={{ display: 'flex', gap: 1, flex: { xs: '1 1 100%', sm: '0 1 340px' } }}
    >
      <TextField
        fullWidth
        size="small"
        type="search"
        label={text.keyword}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <Button type="submit" variant="outlined" sx={{ flexShrink: 0 }}>
        {text.search}
      </Button>
    </Box>
  );
}

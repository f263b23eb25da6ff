import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { AUDIT } from '../../../db/contract/limits';
import common from '../../i18n/common';
import words from '../../i18n/publish';
import { api, type Paged, queryClient, useApiQuery } from '../../shared/api';
import { confirm } from '../../shared/dialogs';
import { useText } from '../../shared/i18n';
import { slug } from '../../shared/layout/format';
import { PlusIcon } from '../../shared/layout/icons';
import { Page } from '../../shared/layout/Page';
import { EmptyState } from '../../shared/layout/States';
import { useTableFilter } from '../../shared/table/useTableFilter';
import { toast } from '../../shared/toast';
import { StateFilter } from './mine/StateFilter';
import type { WorkRow } from './mine/types';
import { WorkCard } from './mine/WorkCard';
import { WorkList } from './mine/WorkList';
import { useAddressDialog } from './publish/useAddressDialog';
import { usePublish } from './publish/usePublish';

/** The address of the empty form; any other value is the id of the result that is edited. */
const NEW = 'new';

export default function Mine() {
  const text = useText(words).mine;
  const labels = useText(common);
  const [search] = useSearchParams();
  const [state, setState] = useTableFilter('audit_status');
  const publish = usePublish();
  const open = useAddressDialog('publish', (id) =>
    publish(id === NEW ? { mode: 'add', param: 'publish' } : { mode: 'put', id, param: 'publish' }),
  );
  const query = useApiQuery<Paged<WorkRow>>(
    ['results', 'mine'],
    '/v1/user/chengguo/list',
    { audit_status: state, pageIndex: Number(search.get('page')) || 1 },
    { keepPrevious: true, staleMs: 0 },
  );

  const remove = async (row: WorkRow) => {
    const sure = { title: text.removeTitle, text: text.removeText(row.name), confirmLabel: text.remove, danger: true };
    if (!(await confirm(sure))) return;
    try {
      await api.del('/v1/user/chengguo', { chengguo_id: row.chengguo_id });
      toast.success(labels.deleted);
    } catch {
      // The API client has said why; the list shows how things stand.
    }
    await queryClient.invalidateQueries({ queryKey: ['results'] });
  };

  const release = (
    <Button variant="contained" startIcon={<PlusIcon />} onClick={() => open(NEW)}>
      {labels.releaseResult}
    </Button>
  );
  const empty = state ? (
    <EmptyState
      title={text.emptyFiltered}
      hint={text.emptyFilteredHint}
      action={
        <Button variant="outlined" onClick={() => setState('')}>
          {text.showAll}
        </Button>
      }
    />
  ) : (
    <EmptyState title={text.emptyTitle} hint={text.emptyHint} action={release} />
  );

  return (
    <Page title={text.title} lead={text.lead} breadcrumbs={[{ label: text.title }]} actions={release}>
      <Box sx={{ mb: 2.5 }}>
        <StateFilter label={text.filter} allLabel={text.all} value={state} onChange={setState} />
      </Box>
      <WorkList
        query={query}
        label={text.list}
        empty={empty}
        card={(row) => (
          <WorkCard
            row={row}
            note={row.is_public && row.audit_status !== AUDIT.approved ? text.stillPublic : null}
            actions={
              <>
                <Button
                  component={Link}
                  to={`/resultDetail/${row.chengguo_id}/${slug(row.name)}`}
                  aria-label={text.of(text.view, row.name)}
                >
                  {text.view}
                </Button>
                <Button
                  variant="outlined"
                  onClick={() => open(row.chengguo_id)}
                  aria-label={text.of(text.edit, row.name)}
                >
                  {text.edit}
                </Button>
                <Button
                  sx={{ color: 'error.main' }}
                  onClick={() => void remove(row)}
                  aria-label={text.of(text.remove, row.name)}
                >
                  {text.remove}
                </Button>
              </>
            }
          />
        )}
      />
    </Page>
  );
}

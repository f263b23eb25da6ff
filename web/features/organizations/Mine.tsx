import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Query } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { AUDIT } from '../../../db/contract/limits';
import type { OwnOrganization } from '../../../db/contract/organizations';
import type { MemberKind } from '../../domain/organization';
import { refreshUser } from '../../domain/session';
import words from '../../i18n/organizations';
import { queryClient, reread, useApiQuery } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { bracketed, useText } from '../../kit/i18n';
import { Page } from '../../kit/layout/Page';
import { QueryState } from '../../kit/layout/QueryState';
import { EmptyState } from '../../kit/layout/States';
import { useTableFilter } from '../../kit/table/useTableFilter';
import { toast } from '../../kit/toast';
import { OrganizationPanel } from './mine/OrganizationPanel';
import { Requests } from './mine/Requests';

const MINE = ['organizations', 'mine'];
/** Lists of one organisation that its administrators alone may read. */
const MANAGED: readonly unknown[] = ['verification', 'proposals', 'invitations', 'edit', 'information'];

/** Whether what a query asks of one organisation is still the person's to read. */
function isReadable({ queryKey }: Query, rows: OwnOrganization[]): boolean {
  const [, part, call] = queryKey;
  if (part === 'mine') return false;
  const id = new URLSearchParams(String(call).split('?')[1]).get('organization_id');
  if (part !== 'members' && !MANAGED.includes(part)) return true;
  const row = rows.find(({ organization_id }) => organization_id === id);
  const speaks = row?.audit_status === AUDIT.approved && !row.frozen;
  return speaks && (part === 'members' || row.is_admin === 1);
}

/**
 * What is known of memberships anywhere: lists, the session's organisations, public pages. What the person may no longer read
 * is not asked for: it leaves the page with the next look at the own organisations.
 */
async function reload(): Promise<void> {
  await Promise.allSettled([reread([MINE]), refreshUser()]);
  const [known] = queryClient.getQueriesData<{ records: OwnOrganization[] }>({ queryKey: MINE });
  const rows = known?.[1]?.records ?? [];
  await queryClient.invalidateQueries({
    queryKey: ['organizations'],
    predicate: (query) => isReadable(query, rows),
  });
}

/** The organisations a person belongs to: information, members, invitations (/memberOrg, /memberCompany). */
export default function MyOrganizations() {
  const kind: MemberKind = useLocation().pathname.startsWith('/memberCompany') ? 'company' : 'org';
  const text = useText(words).mine;
  const [chosen, choose] = useTableFilter('id');
  const query = useApiQuery(MINE, '/v1/user/organization/mine', {}, { staleMs: 0 });
  const rows = query.data?.records ?? [];
  const shown = rows.find((row) => row.organization_id === chosen) ?? rows[0];

  const create = async () => {
    const id = await openDialog('organization-information', { kind });
    if (!id) return;
    toast.success(text.created);
    await reload();
    choose(id);
  };
  const bind = async () => {
    const bound = await openDialog('bindOrganization', {});
    if (bound) choose(bound.organization_id);
    await reload();
    if (bound?.waits_for !== 'platform') return;
    const { organization_id: id, name } = bound;
    if (await openDialog('organization-ask', { id, name, member: false })) await reload();
  };
  const actions = (
    <>
      <Button variant="outlined" onClick={() => void bind()}>
        {text.bind}
      </Button>
      <Button variant={rows.length > 0 ? 'outlined' : 'contained'} onClick={() => void create()}>
        {text.create[kind]}
      </Button>
    </>
  );

  return (
    <Page title={text.title[kind]} lead={text.lead} actions={rows.length > 0 ? actions : null}>
      {query.data ? null : <QueryState query={query} count={5} />}
      {query.data && !shown ? (
        <EmptyState
          title={text.emptyTitle}
          hint={text.emptyHint}
          action={<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>{actions}</Box>}
        />
      ) : null}
      <Requests rows={rows} />
      {rows.length > 1 ? (
        <Box role="group" aria-label={text.choose} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2.5 }}>
          {rows.map((row) => {
            const on = row === shown;
            return (
              <Button
                key={row.organization_id}
                size="small"
                aria-pressed={on}
                variant={on ? 'contained' : 'outlined'}
                onClick={() => choose(row.organization_id)}
                sx={{ minHeight: 36, textAlign: 'left' }}
              >
                {row.pending > 0 ? bracketed(row.name, row.pending) : row.name}
              </Button>
            );
          })}
        </Box>
      ) : null}
      {shown ? <OrganizationPanel key={shown.organization_id} kind={kind} row={shown} onChanged={reload} /> : null}
    </Page>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { applicationPath, CLINIC, type ClinicRow } from '../../../db/contract/clinic';
import words from '../../i18n/clinic';
import { useApiQuery } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { useText } from '../../kit/i18n';
import { clamp } from '../../kit/layout/clamp';
import { formatDay } from '../../kit/layout/format';
import { QueryState } from '../../kit/layout/QueryState';
import { NewChip } from '../../kit/layout/StateChip';
import { EmptyState } from '../../kit/layout/States';
import { ApplicationState, registerPath, useAsked } from './parts';
import { useRevoke } from './useRevoke';

const PAGE = 50;

interface RecordProps {
  row: ClinicRow;
  close: () => void;
  busy: boolean;
  /** Without it the reader does not revoke. */
  onRevoke: (() => void) | null;
}

function Record({ row, close, busy, onRevoke }: RecordProps) {
  const text = useText(words);
  const { expert, field, time } = useAsked()(row);
  const about = [expert || text.noExpert, field, time || text.waits].filter(Boolean).join(' · ');
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 0.75,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere', flex: '1 1 160px' }}>{row.org_name}</Box>
        {row.unread > 0 ? <NewChip label={text.unread(row.unread)} /> : null}
        <ApplicationState row={row} />
      </Box>
      <Box sx={{ fontSize: '0.9375rem' }}>{about}</Box>
      {row.problem ? (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', ...clamp(2) }}>{row.problem}</Box>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mr: 'auto' }}>{formatDay(row.add_time)}</Box>
        <Button
          component={Link}
          to={applicationPath(row.id)}
          onClick={close}
          size="small"
          variant="outlined"
          aria-label={text.openOf(row.org_name)}
        >
          {text.open}
        </Button>
        {onRevoke ? (
          <Button size="small" color="error" loading={busy} onClick={onRevoke} aria-label={text.revokeOf(row.org_name)}>
            {text.revoke}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}

type Role = 'applicant' | 'expert';

/** The dialog 'clinicRecords': own applications, which are revoked here (core§2, core§4). */
export default function RecordsDialog({ as = 'applicant', close }: DialogProps<{ as?: Role }>) {
  const text = useText(words);
  const [role, setRole] = useState<Role>(as);
  const queryKey = ['clinic', 'own', role];
  const query = useApiQuery(queryKey, '/v1/user/clinic/list', { role, pageSize: PAGE }, { staleMs: 0 });
  const asExpert = useApiQuery(
    ['clinic', 'own', 'any'],
    '/v1/user/clinic/list',
    { role: 'expert', pageSize: 1 },
    { staleMs: 0, silent: true },
  );
  const { revoke, busy } = useRevoke();
  const rows = query.data?.records;
  return (
    <AppDialog title={text.records} width={640}>
      {(asExpert.data?.total ?? 0) > 0 ? (
        <Box sx={{ display: 'flex', gap: 1, mb: 2 }}>
          {(['applicant', 'expert'] as const).map((each) => (
            <Button
              key={each}
              size="small"
              variant={role === each ? 'contained' : 'outlined'}
              aria-pressed={role === each}
              onClick={() => setRole(each)}
            >
              {each === 'expert' ? text.asExpert : text.asApplicant}
            </Button>
          ))}
        </Box>
      ) : null}
      {!rows || query.isError ? <QueryState query={query} count={3} /> : null}
      {rows?.length === 0 ? (
        <EmptyState
          title={text.none}
          hint={text.noneHint}
          action={
            <Button component={Link} to={registerPath()} variant="contained" onClick={() => close()}>
              {text.register}
            </Button>
          }
        />
      ) : null}
      <Box component="ul" aria-label={text.records} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {rows?.map((row) => (
          <Record
            key={row.id}
            row={row}
            close={() => close()}
            busy={busy === row.id}
            onRevoke={role === 'applicant' && row.audit_status !== CLINIC.revoked ? () => void revoke(row.id) : null}
          />
        ))}
      </Box>
    </AppDialog>
  );
}

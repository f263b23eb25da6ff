import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OpenInvitation } from '../../../../db/contract/organizations';
import words from '../../../i18n/organizations';
import { api, useApiQuery } from '../../../kit/api';
import { useAttempt } from '../../../kit/api/mutations';
import { useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';

export const INVITATIONS = ['organizations', 'invitations'];

/** Invitations that still hold; a link that went to the wrong hands can be taken back. */
export function OpenInvitations({ id }: { id: string }) {
  const text = useText(words).invite;
  const { busy, attempt } = useAttempt();
  const query = useApiQuery(INVITATIONS, '/v1/user/organization/invite', { organization_id: id }, { staleMs: 0 });
  const rows = query.data?.records ?? [];
  const revoke = (row: OpenInvitation) =>
    attempt(() => api.del('/v1/user/organization/invite', { id: row.id }), [INVITATIONS], text.revoked);
  if (rows.length === 0) return null;
  return (
    <Box component="section" aria-label={text.open} sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '0.9375rem', fontWeight: 650 }}>
        {text.open}
      </Box>
      <Box component="ul" aria-label={text.open} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Box
            component="li"
            key={row.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, py: 0.5 }}
          >
            <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
              <Box>{row.phone ? text.forPhone(row.phone) : text.forLink(row.uses)}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {text.until(formatMinute(row.expire_time))}
              </Box>
            </Box>
            <Button
              size="small"
              disabled={busy}
              aria-label={`${text.revoke} ${row.phone ?? formatMinute(row.add_time)}`}
              onClick={() => void revoke(row)}
            >
              {text.revoke}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { HOUR_MS } from '../../../db/contract/time';
import auth from '../../i18n/signin';
import { useApiQuery } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';
import { TagChip } from '../../kit/layout/StateChip';
import { useSession } from './useSession';

/** The studios that the signed-in member of staff belongs to; nothing for everybody else. */
export function WorkGroups() {
  const text = useText(auth);
  const { lang } = useLang();
  const { user } = useSession();
  const query = useApiQuery(
    ['workGroups', user?.user_id],
    '/v1/user/workGroups',
    {},
    { enabled: !!user?.authority, staleMs: HOUR_MS, silent: true },
  );
  const row = { listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, mt: 1, p: 0 } as const;
  // Keeps its place: what stands below would move away from whoever is about to press it.
  if (query.isLoading) {
    return (
      <Box component="ul" aria-hidden sx={{ ...row, visibility: 'hidden' }}>
        <li>
          <TagChip label={text.workGroups} />
        </li>
      </Box>
    );
  }
  const groups = query.data ?? [];
  if (groups.length === 0) return null;
  return (
    <Box component="ul" aria-label={text.workGroups} sx={row}>
      {groups.map((group) => (
        <li key={group.id}>
          <TagChip label={pickName(lang, group.name, group.name_en)} />
        </li>
      ))}
    </Box>
  );
}

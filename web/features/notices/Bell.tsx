import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import words from '../../i18n/notices';
import { api } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { icon } from '../../kit/layout/icons';
import { NOTICES } from './types';

/** How often is asked at most, and only while the page is looked at. */
const EVERY_MS = 60_000;
/** The server counts no further than one more than this. */
const SHOWN = 99;

const BellIcon = icon('M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4', 'BellIcon');

/** The way to the notices, with the number of unread ones; for people who are signed in. */
export default function Bell() {
  const text = useText(words);
  const { data } = useQuery({
    queryKey: [...NOTICES, 'unread'],
    queryFn: () => api.get('/v1/user/notice/unread', {}, { silent: true, quiet: true }),
    staleTime: EVERY_MS,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
  });
  const unread = data?.unread ?? 0;
  const count = unread > SHOWN ? `${SHOWN}+` : String(unread);
  return (
    <IconButton component={Link} to="/notices" aria-label={unread > 0 ? text.bellUnread(count) : text.bell}>
      {unread > 0 ? (
        <Badge badgeContent={unread} max={SHOWN} color="error">
          <BellIcon />
        </Badge>
      ) : (
        <BellIcon />
      )}
    </IconButton>
  );
}

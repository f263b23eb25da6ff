import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../../domain/session';
import words from '../../../i18n/organizations';
import { useApiQuery } from '../../../kit/api';
import { useText } from '../../../kit/i18n';
import { Pager } from '../../../kit/layout/Pager';
import { QueryState } from '../../../kit/layout/QueryState';
import { MemberRow } from './MemberRow';
import { useMemberActions } from './useMemberActions';

interface MemberListProps {
  id: string;
  name: string;
  /** The reader administers the organisation. */
  manage: boolean;
  /** The organisation is the reader's to hand over. */
  handsOver: boolean;
  /** The member to whom it was offered and who has not answered. */
  receiver: string | undefined;
  onChanged: () => Promise<void>;
}

/** Who belongs to an organisation; those who wait to be admitted come first. */
export function MemberList({ id, name, manage, handsOver, receiver, onChanged }: MemberListProps) {
  const text = useText(words).mine;
  const { user } = useSession();
  const [search] = useSearchParams();
  const query = useApiQuery(
    ['organizations', 'members'],
    '/v1/user/organization/members',
    { organization_id: id, pageIndex: Number(search.get('page')) || 1, pageSize: 20 },
    { keepPrevious: true, staleMs: 0 },
  );
  const actions = useMemberActions(id, onChanged);
  const { data } = query;
  if (!data) {
    return <QueryState query={query} count={3} />;
  }
  return (
    <>
      <Box
        component="ul"
        aria-label={text.membersOf(name)}
        aria-busy={actions.busy}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {data.records.map((member) => (
          <MemberRow
            key={member.user_id}
            member={member}
            self={member.user_id === user?.user_id}
            manage={manage}
            handsOver={handsOver}
            offered={member.user_id === receiver}
            actions={actions}
          />
        ))}
      </Box>
      {data.pages > 1 ? <Pager current={data.current} pages={data.pages} total={data.total} /> : null}
    </>
  );
}

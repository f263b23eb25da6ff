import Button from '@mui/material/Button';
import { ITEMS } from '../../../db/contract/items';
import { LIMITS } from '../../../db/contract/limits';
import { OwnItems } from '../../domain/ownItems/OwnItems';
import words from '../../i18n/experts';
import { api, reread, useApiQuery } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { Page } from '../../kit/layout/Page';
import { TagChip } from '../../kit/layout/StateChip';
import { UserAvatar } from '../../kit/layout/UserAvatar';
import { usePageIndex } from '../../kit/layout/usePageIndex';

/** Experts that the user entered: oneself once, and others of one's organisation. */
export default function OwnExperts() {
  const text = useText(words);
  const pageIndex = usePageIndex();
  const query = useApiQuery(
    ['experts', 'own'],
    '/v1/user/zhuanjia/list',
    { pageIndex, pageSize: LIMITS.pageSize },
    { staleMs: 0 },
  );
  const enter = async (id: string | 0, self: boolean) => {
    if (await openDialog('expertForm', { id, self })) await reread([['experts']]);
  };
  const { data } = query;
  const applied = data?.records.some(({ is_self }) => is_self === 1);
  return (
    <Page
      title={text.mine}
      lead={text.mineLead}
      breadcrumbs={[{ label: text.title, to: '/expert' }, { label: text.mine }]}
      actions={
        <>
          {data && !applied ? (
            <Button variant="contained" onClick={() => void enter(0, true)}>
              {text.apply}
            </Button>
          ) : null}
          <Button variant="outlined" onClick={() => void enter(0, false)}>
            {text.enter}
          </Button>
        </>
      }
    >
      <OwnItems
        facts={ITEMS.expert}
        label={text.mine}
        removeTitle={text.removeTitle}
        query={query}
        queryKey="experts"
        empty={{ title: text.mineNone, hint: text.mineNoneHint }}
        onEdit={({ expert_id, is_self }) => void enter(expert_id, is_self === 1)}
        remove={(expert_id) => api.del('/v1/user/zhuanjia', { expert_id })}
        itemOf={({ expert_id, avatar, is_self, qualification, org_name, works, ...row }) => ({
          ...row,
          id: expert_id,
          picture: <UserAvatar src={avatar} size={64} />,
          chips: is_self ? <TagChip label={text.self} /> : null,
          facts: [qualification, org_name, text.worksCount(works), formatDay(row.update_time ?? row.add_time)],
        })}
      />
    </Page>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { ITEMS } from '../../../db/contract/items';
import { LIMITS } from '../../../db/contract/limits';
import { OWN_PROJECT, scopesOf } from '../../../db/contract/projects';
import { useAmount } from '../../domain/catalog/words';
import { OwnItems } from '../../domain/ownItems/OwnItems';
import { useSession } from '../../domain/session';
import common from '../../i18n/ownItems';
import words from '../../i18n/ownProjects';
import { api, queryClient, useRows } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { Cover } from '../../kit/layout/Cover';
import { formatDay } from '../../kit/layout/format';
import { PlusIcon } from '../../kit/layout/icons';
import { Page } from '../../kit/layout/Page';
import { TagChip } from '../../kit/layout/StateChip';

const PICTURE = 144;

/** The projects that a member entered, in every state. */
export default function OwnProjects() {
  const text = useText(words);
  const { noEnglish } = useText(common);
  const amount = useAmount();
  const { user } = useSession();
  const [address] = useSearchParams();
  const query = useRows(
    ['projects', 'own'],
    {
      table: 'xiangmu',
      columns: OWN_PROJECT,
      where: { add_user: user?.user_id ?? '' },
      order: [
        ['add_time', 'desc'],
        ['xiangmu_id', 'desc'],
      ],
      pageIndex: Number(address.get('page')) || 1,
      pageSize: LIMITS.pageSize,
    },
    { keepPrevious: true, staleMs: 0 },
  );
  const enter = async (id: string | 0) => {
    if (await openDialog('projectEntry', { id })) await queryClient.invalidateQueries({ queryKey: ['projects'] });
  };
  const add = (
    <Button variant="contained" startIcon={<PlusIcon />} onClick={() => void enter(0)}>
      {text.enter}
    </Button>
  );
  return (
    <Page title={text.title} lead={text.lead} actions={add}>
      <OwnItems
        facts={ITEMS.project}
        label={text.title}
        removeTitle={text.removeTitle}
        query={query}
        queryKey="projects"
        empty={{ title: text.none, hint: text.noneHint }}
        onEdit={({ xiangmu_id }) => void enter(xiangmu_id)}
        remove={(xiangmu_id) => api.del('/v1/user/xiangmu', { xiangmu_id })}
        itemOf={(row) => ({
          id: row.xiangmu_id,
          name: row.name,
          name_en: row.name_en,
          audit_status: row.audit_status,
          audit_opinion: row.audit_opinion,
          picture: (
            <Box sx={{ width: PICTURE, alignSelf: 'start', borderRadius: 2, overflow: 'hidden' }}>
              <Cover name={row.name} scopes={scopesOf(row)} image={row.cover} />
            </Box>
          ),
          chips: row.name_en ? null : <TagChip label={noEnglish} />,
          facts: [row.org_name, amount(row.investment_amount), formatDay(row.update_time ?? row.add_time)],
        })}
      />
    </Page>
  );
}

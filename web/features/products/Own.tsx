import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { ITEMS } from '../../../db/contract/items';
import { LIMITS } from '../../../db/contract/limits';
import { OwnItems } from '../../domain/ownItems/OwnItems';
import common from '../../i18n/ownItems';
import words from '../../i18n/ownProducts';
import { api, queryClient, useApiQuery } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { Cover } from '../../kit/layout/Cover';
import { formatDay } from '../../kit/layout/format';
import { PlusIcon } from '../../kit/layout/icons';
import { Page } from '../../kit/layout/Page';
import { TagChip } from '../../kit/layout/StateChip';

const PICTURE = 144;

/** The products that a member entered, in every state. */
export default function OwnProducts() {
  const text = useText(words);
  const { noEnglish } = useText(common);
  const [address] = useSearchParams();
  const query = useApiQuery(
    ['products', 'own'],
    '/v1/user/chanpin/list',
    { pageIndex: Number(address.get('page')) || 1, pageSize: LIMITS.pageSize },
    { keepPrevious: true, staleMs: 0 },
  );
  const enter = async (id: string | 0) => {
    if (await openDialog('productForm', { id })) await queryClient.invalidateQueries({ queryKey: ['products'] });
  };
  const add = (
    <Button variant="contained" startIcon={<PlusIcon />} onClick={() => void enter(0)}>
      {text.enter}
    </Button>
  );
  return (
    <Page title={text.title} lead={text.lead} actions={add}>
      <OwnItems
        facts={ITEMS.product}
        label={text.title}
        removeTitle={text.removeTitle}
        query={query}
        queryKey="products"
        empty={{ title: text.none, hint: text.noneHint }}
        onEdit={({ chanpin_id }) => void enter(chanpin_id)}
        remove={(chanpin_id) => api.del('/v1/user/chanpin', { chanpin_id })}
        itemOf={({ chanpin_id, cover, org_name, ...row }) => ({
          ...row,
          id: chanpin_id,
          picture: (
            <Box sx={{ width: PICTURE, alignSelf: 'start', borderRadius: 2, overflow: 'hidden' }}>
              <Cover name={row.name} scopes={row.scope} image={cover} />
            </Box>
          ),
          chips: row.name_en ? null : <TagChip label={noEnglish} />,
          facts: [org_name, formatDay(row.update_time ?? row.add_time)],
        })}
      />
    </Page>
  );
}

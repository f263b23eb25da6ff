import { ITEMS } from '../../../db/contract/items';
import { LIMITS } from '../../../db/contract/limits';
import { OwnCover, OwnItemsPage } from '../../domain/ownItems/OwnItemsPage';
import common from '../../i18n/ownItems';
import words from '../../i18n/ownProducts';
import { api, useApiQuery } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { TagChip } from '../../kit/layout/StateChip';
import { usePageIndex } from '../../kit/layout/usePageIndex';

/** The products that a member entered, in every state. */
export default function OwnProducts() {
  const text = useText(words);
  const { noEnglish } = useText(common);
  const pageIndex = usePageIndex();
  const query = useApiQuery(
    ['products', 'own'],
    '/v1/user/chanpin/list',
    { pageIndex, pageSize: LIMITS.pageSize },
    { staleMs: 0 },
  );
  return (
    <OwnItemsPage
      title={text.title}
      lead={text.lead}
      enter={text.enter}
      facts={ITEMS.product}
      removeTitle={text.removeTitle}
      query={query}
      queryKey="products"
      empty={{ title: text.none, hint: text.noneHint }}
      keyOf={({ chanpin_id }) => chanpin_id}
      openForm={(id) => openDialog('productForm', { id })}
      remove={(chanpin_id) => api.del('/v1/user/chanpin', { chanpin_id })}
      itemOf={({ chanpin_id, cover, org_name, ...row }) => ({
        ...row,
        id: chanpin_id,
        picture: <OwnCover name={row.name} scopes={row.scope} image={cover} />,
        chips: row.name_en ? null : <TagChip label={noEnglish} />,
        facts: [org_name, formatDay(row.update_time ?? row.add_time)],
      })}
    />
  );
}

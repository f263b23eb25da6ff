import { ITEMS } from '../../../db/contract/items';
import { LIMITS } from '../../../db/contract/limits';
import { OWN_PROJECT, scopesOf } from '../../../db/contract/projects';
import { useAmount } from '../../domain/catalog/words';
import { OwnCover, OwnItemsPage } from '../../domain/ownItems/OwnItemsPage';
import { useSession } from '../../domain/session';
import common from '../../i18n/ownItems';
import words from '../../i18n/ownProjects';
import { api, useRows } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { TagChip } from '../../kit/layout/StateChip';
import { usePageIndex } from '../../kit/layout/usePageIndex';

/** The projects that a member entered, in every state. */
export default function OwnProjects() {
  const text = useText(words);
  const { noEnglish } = useText(common);
  const amount = useAmount();
  const { user } = useSession();
  const pageIndex = usePageIndex();
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
      pageIndex,
      pageSize: LIMITS.pageSize,
    },
    { staleMs: 0 },
  );
  return (
    <OwnItemsPage
      title={text.title}
      lead={text.lead}
      enter={text.enter}
      facts={ITEMS.project}
      removeTitle={text.removeTitle}
      query={query}
      queryKey="projects"
      empty={{ title: text.none, hint: text.noneHint }}
      keyOf={({ xiangmu_id }) => xiangmu_id}
      openForm={(id) => openDialog('projectEntry', { id })}
      remove={(xiangmu_id) => api.del('/v1/user/xiangmu', { xiangmu_id })}
      itemOf={(row) => ({
        id: row.xiangmu_id,
        name: row.name,
        name_en: row.name_en,
        audit_status: row.audit_status,
        audit_opinion: row.audit_opinion,
        picture: <OwnCover name={row.name} scopes={scopesOf(row)} image={row.cover} />,
        chips: row.name_en ? null : <TagChip label={noEnglish} />,
        facts: [row.org_name, amount(row.investment_amount), formatDay(row.update_time ?? row.add_time)],
      })}
    />
  );
}

import { useState } from 'react';
import type { ExpertInput } from '../../../db/contract/experts';
import { useStoredRegion } from '../../domain/catalog/places';
import { fill, listOf } from '../../domain/publishing/values';
import { useSession } from '../../domain/session';
import words from '../../i18n/experts';
import { useRows } from '../../kit/api';
import type { DialogProps } from '../../kit/dialogs/registry';
import { OpeningDialog } from '../../kit/form/OpeningDialog';
import { useText } from '../../kit/i18n';
import { ExpertForm } from './form/ExpertForm';

const WIDTH = 800;

const COLUMNS = [
  ...(['expert_id', 'name', 'name_en', 'sex', 'qualification', 'qualification_en', 'duties', 'avatar'] as const),
  ...(['profile', 'profile_en', 'direction', 'direction_en', 'unit', 'org_name', 'scope', 'contacts_tel'] as const),
  ...(['contacts_email', 'contact_open', 'province', 'city', 'county', 'is_self'] as const),
] as const;
const WORKS = ['kind', 'title', 'title_en', 'year', 'source', 'url', 'is_highlight', 'sort'] as const;

const FIRST: ExpertInput = {
  ...{ name: '', name_en: '', qualification: '', qualification_en: '', duties: '', org_name: '', scopes: [] },
  ...{ direction: '', direction_en: '', region: [], avatar: '', profile: '', profile_en: '' },
  ...{ contacts_tel: '', contacts_email: '', contact_open: 0, works: [] },
};

/** The dialog 'expertForm': one that is there, or with 0 a new one; `self` for whoever is the expert. */
export default function FormDialog({ id, self, close }: DialogProps<{ id: string | 0; self: boolean }, boolean>) {
  const text = useText(words);
  const { user } = useSession();
  const there = id !== 0;
  // What was kept of an earlier opening may be old: a form begins with what is stored now.
  const [opening] = useState(() => performance.now());
  const query = useRows(
    ['experts', 'form', id, opening],
    {
      table: 'zhuanjia',
      columns: COLUMNS,
      where: { expert_id: String(id) },
      process: [{ table: 'zhuanjia_work', on: { expert_id: 'expert_id' }, columns: WORKS, as: 'works' }],
      pageSize: 1,
    },
    { enabled: there },
  );
  const row = query.data?.records[0];
  const { region, places } = useStoredRegion(row);
  const title = there ? text.formEdit : self ? text.formApply : text.formEnter;
  const shared = { title, self, close };
  if (!there) {
    const own = {
      ...FIRST,
      ...(self && { name: user?.name ?? '', contacts_tel: user?.tel ?? '' }),
      org_name: user?.orgs?.[0]?.name ?? '',
    };
    return <ExpertForm {...shared} id={null} values={own} />;
  }
  if (row && region) {
    const values: ExpertInput = {
      ...fill(FIRST, row),
      ...(row.sex === 1 || row.sex === 2 ? { sex: row.sex } : {}),
      scopes: listOf(row.scope),
      region,
      contact_open: row.contact_open === 1 ? 1 : 0,
      works: [...row.works]
        .sort((one, other) => one.sort - other.sort)
        .map((work) => ({
          kind: work.kind,
          title: work.title,
          title_en: work.title_en ?? '',
          year: work.year === null ? '' : String(work.year),
          source: work.source ?? '',
          url: work.url ?? '',
          is_highlight: work.is_highlight === 1 ? 1 : 0,
        })),
    };
    return <ExpertForm {...shared} id={row.expert_id} values={values} />;
  }
  return <OpeningDialog title={title} width={WIDTH} queries={[query, places]} />;
}

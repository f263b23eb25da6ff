import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { EXPERT_DUTIES, ORG_CATEGORIES } from '../../../db/contract/enums-programme';
import { RECOMMENDER, recommenderKind } from '../../../db/contract/programme/recommenders';
import { optionsOf } from '../../domain/publishing/choices';
import words from '../../i18n/programmePeople';
import { delRows, reread } from '../../kit/api';
import { attempt } from '../../kit/api/mutations';
import { confirm, openDialog } from '../../kit/dialogs';
import { useLang, useText } from '../../kit/i18n';
import { TagChip } from '../../kit/layout/StateChip';
import { type Field, ResourceTable, type StoredRow } from '../../kit/resource';
import { OfficePage } from './OfficePage';

const KEY = ['programme', 'recommenders'];
const DIALOGS = { unit: 'programme-unit', person: 'programme-person', expert: 'programme-expert' } as const;
const KINDS = [1, 2, 3] as const;

const refresh = () => reread([KEY]);

/** Recommending units, persons and experts: who they are, and what they sign in with. */
export default function Recommenders() {
  const text = useText(words);
  const { lang } = useLang();
  const [address] = useSearchParams();
  const chosen = recommenderKind(address.get('identify'));
  const edit = async (identify: unknown, id: string | 0) => {
    if (await openDialog(DIALOGS[recommenderKind(identify) ?? 'unit'], { id })) await refresh();
  };
  const remove = async ({ id, org_name }: StoredRow) => {
    const question = { title: text.removeTitle, text: text.removeText(String(org_name)), confirmLabel: text.remove };
    if (!(await confirm({ ...question, danger: true }))) return;
    await attempt(() => delRows('project_recommend', { id }), refresh, text.removed);
  };
  const kinds = KINDS.map((value) => ({ value, label: text.kinds[value] }));
  const of: Partial<Record<string, string>> = { 1: text.fields.unitName, 2: text.fields.personName };
  const own: Field<StoredRow>[] =
    chosen === 'expert'
      ? [
          { name: 'org_contacts_name', label: text.fields.expertName, minWidth: 120 },
          { name: 'area', label: text.fields.area, minWidth: 130, flex: 1 },
          {
            name: 'duties',
            label: text.fields.duties,
            look: 'choice',
            options: optionsOf(EXPERT_DUTIES, lang),
            minWidth: 120,
          },
        ]
      : [
          ...(chosen === 'person'
            ? []
            : [
                {
                  ...{ name: 'org_category', label: text.fields.org_category, look: 'choice' as const, minWidth: 150 },
                  options: optionsOf(ORG_CATEGORIES, lang),
                },
              ]),
          { name: 'org_contacts_name', label: text.fields.org_contacts_name, minWidth: 120 },
        ];
  return (
    <OfficePage room="recommenders" lead={text.lead}>
      <ResourceTable
        queryKey={KEY}
        from={{
          table: 'project_recommend',
          search: ['org_name', 'org_contacts_name'],
          order: ['identify', 'org_category', 'id'],
        }}
        label={text.list}
        fields={[
          {
            name: 'org_name',
            label: (chosen && of[RECOMMENDER[chosen]]) || text.fields.org_name,
            look: 'name',
            flex: 1.6,
            minWidth: 200,
            sortable: true,
            below: (row) => (row.must_change === 1 ? text.initial : ''),
          },
          {
            name: 'identify',
            label: text.fields.identify,
            look: 'choice',
            options: kinds,
            filter: true,
            width: 120,
            show: (row) => <TagChip label={text.kinds[row.identify as 1 | 2 | 3] ?? ''} />,
          },
          ...own,
          { name: 'org_contacts_phone', label: text.fields.org_contacts_phone, minWidth: 140 },
        ]}
        rowId={(row) => row.id}
        keyword={text.keyword}
        none="—"
        toolbar={
          <>
            <Button sx={{ ml: { sm: 'auto' } }} onClick={() => void openDialog('programme-import', {}).then(refresh)}>
              {text.bring.open}
            </Button>
            {KINDS.filter((kind) => !chosen || RECOMMENDER[chosen] === kind).map((kind) => (
              <Button key={kind} variant={chosen ? 'contained' : 'outlined'} onClick={() => void edit(kind, 0)}>
                {text.addOf[kind]}
              </Button>
            ))}
          </>
        }
        actions={{
          nameOf: (row) => String(row.org_name),
          list: (row) => [
            { label: text.edit, act: () => edit(row.identify, row.id) },
            {
              label: text.password.open,
              act: () => openDialog('programme-password', { id: row.id, name: String(row.org_name) }).then(refresh),
            },
            { label: text.remove, act: () => remove(row), danger: true },
          ],
        }}
        empty={{ title: text.empty, hint: text.emptyHint }}
      />
    </OfficePage>
  );
}

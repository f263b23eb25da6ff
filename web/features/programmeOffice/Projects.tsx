import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useSearchParams } from 'react-router-dom';
import {
  DECLARATION_STAGES,
  INDUSTRIAL,
  RECOMMEND_STATES,
  RECOMMEND_TYPES_OPERATOR,
} from '../../../db/contract/enums-programme';
import {
  NONE,
  OFFICE_COUNTED,
  OFFICE_FILTERS,
  type OfficeProject,
  operatorType,
  STANDING,
} from '../../../db/contract/programme/office';
import { useLabel } from '../../domain/catalog/words';
import { useAddressDialog } from '../../domain/publishing/useAddressDialog';
import words from '../../i18n/programmeProjects';
import { changedSearch } from '../../kit/address';
import { reread, useRows } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { pickName, useLang, useText } from '../../kit/i18n';
import { DownloadButton } from '../../kit/layout/DownloadButton';
import { formatMinute } from '../../kit/layout/format';
import { TagChip } from '../../kit/layout/StateChip';
import { type Field, ResourceTable } from '../../kit/resource';
import { ChoiceFilter, type FilterOption } from '../../kit/table/filters/ChoiceFilter';
import { KeywordFilter } from '../../kit/table/filters/KeywordFilter';
import { useTableFilter } from '../../kit/table/useTableFilter';
import { OfficePage } from './OfficePage';
import { StageChip } from './projects/StageChip';
import { useFields, useProvinces, useRecommenders } from './projects/useChoices';
import { useRounds } from './useRounds';

/** Of whose declarations the table is, where the progress of a recommender led here. */
function Given() {
  const text = useText(words);
  const [search, setSearch] = useSearchParams();
  const id = search.get('recommender') ?? '';
  const query = useRows(
    ['programme', 'recommenders', 'named'],
    { table: 'project_recommend', columns: ['id', 'org_name'], where: { id }, pageSize: 1 },
    { enabled: id !== '', staleMs: 300_000 },
  );
  if (!id) return null;
  const name = query.data?.records[0]?.org_name ?? '';
  const of = search.get('progress');
  return (
    <Chip
      label={of === 'due' ? text.dueOf(name) : of === 'written' ? text.writtenOf(name) : text.givenTo(name)}
      onDelete={() => setSearch(changedSearch({ recommender: '', progress: '', page: '' }))}
      sx={{ alignSelf: 'center' }}
    />
  );
}

/** What declarations are narrowed by. Where none of a value stands is offered where the address asks for it: figures lead there. */
function Filters() {
  const text = useText(words);
  const { lang } = useLang();
  const rounds = useRounds().data?.records ?? [];
  const asked = {
    round: useTableFilter('round')[0],
    scope: useTableFilter('scope')[0],
    province: useTableFilter('province')[0],
  };
  const withNone = (name: keyof typeof asked, options: readonly FilterOption[]) =>
    asked[name] === NONE ? [...options, { value: NONE, label: text.none }] : options;
  const listed = (list: readonly { value: number; zh: string; en: string }[]) =>
    list.map((choice) => ({ value: String(choice.value), label: choice[lang] }));
  return (
    <>
      <ChoiceFilter
        name="round"
        label={text.filters.round}
        first={text.currentRound}
        options={withNone(
          'round',
          rounds.map(({ id, title, title_en }) => ({ value: id, label: pickName(lang, title, title_en) })),
        )}
      />
      <ChoiceFilter name="scope" label={text.filters.scope} options={withNone('scope', useFields())} />
      <ChoiceFilter name="unit" label={text.filters.unit} options={useRecommenders()} />
      <ChoiceFilter name="province" label={text.filters.province} options={withNone('province', useProvinces())} />
      <ChoiceFilter name="industrial" label={text.filters.industrial} options={listed(INDUSTRIAL)} />
      <ChoiceFilter
        name="stage"
        label={text.filters.stage}
        options={[{ value: STANDING, label: text.standing }, ...listed(DECLARATION_STAGES)]}
      />
      <ChoiceFilter name="recommend_state" label={text.filters.recommend_state} options={listed(RECOMMEND_STATES)} />
      <ChoiceFilter name="report_type" label={text.filters.report_type} options={listed(RECOMMEND_TYPES_OPERATOR)} />
      <ChoiceFilter
        name="selected"
        label={text.filters.selected}
        options={[
          { value: '1', label: text.yes },
          { value: '0', label: text.no },
        ]}
      />
    </>
  );
}

/** Files of exactly what is filtered. */
function ExportButtons() {
  const text = useText(words);
  return (['xlsx', 'csv'] as const).map((kind) => (
    <DownloadButton
      key={kind}
      path={`/v1/programme/office/projects.${kind}`}
      filters={OFFICE_FILTERS}
      label={text.exports[kind]}
    />
  ));
}

const PARAM = 'project';

/** The declarations of a round as the office reads them: filtered, exported, and each opened with all that is known of it. */
export default function Projects() {
  const text = useText(words);
  const { lang } = useLang();
  const label = useLabel();
  const provinces = useProvinces();
  // The address of a row holds the filters of now.
  useSearchParams();
  useAddressDialog(PARAM, (id) =>
    openDialog('programme-project', { id }).finally(() => reread([['programme', 'projects']])),
  );

  const fields: Field<OfficeProject>[] = [
    {
      name: 'name',
      label: text.fields.name,
      flex: 2,
      minWidth: 240,
      to: ({ id }) => `?${changedSearch({ [PARAM]: id })}`,
      below: ({ receipt, submit_time }) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          {receipt ? <span>{receipt}</span> : null}
          <span>{formatMinute(submit_time)}</span>
        </Box>
      ),
    },
    {
      name: 'org_name',
      label: text.fields.org_name,
      flex: 1.4,
      minWidth: 170,
      below: ({ org_province_name, declarant_name }) =>
        [provinces.find(({ value }) => value === org_province_name)?.label ?? org_province_name, declarant_name]
          .filter(Boolean)
          .join(' · '),
    },
    {
      name: 'scope',
      label: text.fields.scope,
      flex: 1,
      minWidth: 130,
      show: ({ scope_name, scope_name_en }) => (scope_name ? pickName(lang, scope_name, scope_name_en) : ''),
    },
    {
      name: 'recommender',
      label: text.fields.recommender,
      flex: 1.2,
      minWidth: 150,
      show: ({ unit_name, person_name }) => [unit_name, person_name].filter(Boolean).join(' · '),
    },
    { name: 'stage', label: text.fields.stage, width: 116, show: ({ stage }) => <StageChip stage={stage} /> },
    {
      name: 'recommend_state',
      label: text.fields.recommend_state,
      minWidth: 170,
      show: ({ recommend_state }) => label(RECOMMEND_STATES, recommend_state),
      below: ({ report_type, recommend_date }) =>
        [label(RECOMMEND_TYPES_OPERATOR, operatorType(report_type)), recommend_date?.slice(0, 10)]
          .filter(Boolean)
          .join(' · '),
    },
    {
      name: 'selected',
      label: text.fields.selected,
      width: 110,
      show: ({ last_selected, published }) => {
        if (published) return <TagChip label={text.published} />;
        return last_selected === 1 ? <TagChip label={text.selected} /> : '';
      },
    },
  ];

  return (
    <OfficePage room="projects" lead={text.lead} actions={<ExportButtons />}>
      <ResourceTable
        queryKey={['programme', 'projects']}
        path="/v1/programme/office/project/list"
        label={text.list}
        fields={fields}
        rowId={({ id }) => id}
        filters={OFFICE_FILTERS}
        none="—"
        pageSize={20}
        more={text.more(OFFICE_COUNTED)}
        empty={{ title: text.empty, hint: text.emptyHint }}
        toolbar={
          <>
            <KeywordFilter label={text.keyword} />
            <Filters />
            <Given />
          </>
        }
      />
    </OfficePage>
  );
}

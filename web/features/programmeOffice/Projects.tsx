import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { RECOMMEND_STATES, RECOMMEND_TYPES_OPERATOR } from '../../../db/contract/enums-programme';
import {
  OFFICE_COUNTED,
  OFFICE_FILTERS,
  type OfficeProject,
  operatorType,
} from '../../../db/contract/programme/office';
import { useLabel } from '../../domain/catalog/words';
import { useAddressDialog } from '../../domain/publishing/useAddressDialog';
import words from '../../i18n/programmeProjects';
import { changedSearch } from '../../kit/address';
import { queryClient } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { pickName, useLang, useText } from '../../kit/i18n';
import { formatMinute } from '../../kit/layout/format';
import { TagChip } from '../../kit/layout/StateChip';
import { type Field, ResourceTable } from '../../kit/resource';
import { KeywordFilter } from '../../kit/table/filters/KeywordFilter';
import { OfficePage } from './OfficePage';
import { ExportButtons } from './projects/ExportButtons';
import { Filters } from './projects/Filters';
import { Given } from './projects/Given';
import { SavedFilters } from './projects/SavedFilters';
import { StageChip } from './projects/StageChip';
import { useProvinces } from './projects/useChoices';

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
    openDialog('programme-project', { id }).finally(() =>
      queryClient.invalidateQueries({ queryKey: ['programme', 'projects'] }),
    ),
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
    { name: 'stage', label: text.fields.stage, width: 104, show: ({ stage }) => <StageChip stage={stage} /> },
    {
      name: 'recommend_state',
      label: text.fields.recommend_state,
      minWidth: 150,
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
            <SavedFilters />
            <Given />
          </>
        }
      />
    </OfficePage>
  );
}

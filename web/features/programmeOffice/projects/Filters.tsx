import {
  DECLARATION_STAGES,
  INDUSTRIAL,
  RECOMMEND_STATES,
  RECOMMEND_TYPES_OPERATOR,
} from '../../../../db/contract/enums-programme';
import { NONE, STANDING } from '../../../../db/contract/programme/office';
import words from '../../../i18n/programmeProjects';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { ChoiceFilter, type FilterOption } from '../../../kit/table/filters/ChoiceFilter';
import { useTableFilter } from '../../../kit/table/useTableFilter';
import { useRounds } from '../useRounds';
import { useFields, useProvinces, useRecommenders } from './useChoices';

/** What declarations are narrowed by. Where none of a value stands is offered where the address asks for it: figures lead there. */
export function Filters() {
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

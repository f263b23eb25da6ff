import { AUDIT } from '../../../../db/contract/limits';
import { useRegionChildren } from '../../../domain/fields/regions';
import { useScopes } from '../../../domain/fields/scopes';
import kit from '../../../i18n/kit';
import words from '../../../i18n/moderation';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { ChoiceFilter } from '../../../kit/table/filters/ChoiceFilter';
import { KeywordFilter } from '../../../kit/table/filters/KeywordFilter';
import { SwitchFilter } from '../../../kit/table/filters/SwitchFilter';
import { PENDING } from './way';

/** What narrows the queue: those under review when the address names no state. */
export function QueueFilters({ keyword }: { keyword: string }) {
  const text = useText(words).queue;
  const { status } = useText(kit);
  const { lang } = useLang();
  const provinces = useRegionChildren('0').data?.records ?? [];
  const scopes = useScopes().data ?? [];
  const fields = scopes.flatMap((top) => top.children);
  return (
    <>
      <SwitchFilter
        name="audit_status"
        label={text.filter}
        fallback={PENDING}
        options={Object.values(AUDIT).map((state) => ({ value: String(state), label: status[state] ?? '' }))}
      />
      <KeywordFilter label={keyword} />
      <ChoiceFilter
        name="region"
        label={text.region}
        options={provinces.map(({ id, name, name_en }) => ({
          value: String(id),
          label: pickName(lang, name, name_en),
        }))}
      />
      <ChoiceFilter
        name="scope"
        label={text.scope}
        options={fields.map(({ id, name, name_en }) => ({ value: id, label: pickName(lang, name, name_en) }))}
      />
      <ChoiceFilter
        name="age"
        label={text.age}
        options={Object.entries(text.ages).map(([value, label]) => ({ value, label }))}
      />
    </>
  );
}

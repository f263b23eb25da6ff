import { useSearchParams } from 'react-router-dom';
import { AUDIT } from '../../../../db/contract/limits';
import { STATE_COUNTED } from '../../../../db/contract/reviews';
import { useRegionChildren } from '../../../domain/fields/regions';
import { useScopes } from '../../../domain/fields/scopes';
import kit from '../../../i18n/kit';
import words from '../../../i18n/moderation';
import { useApiQuery } from '../../../kit/api';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { ChoiceFilter } from '../../../kit/table/filters/ChoiceFilter';
import { KeywordFilter } from '../../../kit/table/filters/KeywordFilter';
import { SwitchFilter } from '../../../kit/table/filters/SwitchFilter';
import type { ReviewKind } from '../kinds';
import { PENDING, QUEUE_FILTERS } from './way';

/** What narrows the queue: those under review when the address names no state. */
export function QueueFilters({ kind, keyword }: { kind: ReviewKind; keyword: string }) {
  const text = useText(words).queue;
  const { status } = useText(kit);
  const { lang } = useLang();
  const provinces = useRegionChildren('0').data?.records ?? [];
  const scopes = useScopes().data ?? [];
  const fields = scopes.flatMap((top) => top.children);
  const [search] = useSearchParams();
  // The numbers are those of whole queues: of a narrowed one they would be wrong.
  const narrowed = QUEUE_FILTERS.some((name) => name !== 'audit_status' && search.get(name));
  const counts = useApiQuery(
    ['audit', 'states'],
    '/v1/review/states',
    { item_type: kind.itemType },
    { silent: true, staleMs: 0, enabled: !narrowed },
  ).data;
  const countOf = (state: number): string | undefined => {
    const count = narrowed ? undefined : counts?.[state];
    return count === undefined ? undefined : count >= STATE_COUNTED ? `${STATE_COUNTED - 1}+` : String(count);
  };
  return (
    <>
      <SwitchFilter
        name="audit_status"
        label={text.filter}
        fallback={PENDING}
        options={Object.values(AUDIT).map((state) => ({
          value: String(state),
          label: status[state] ?? '',
          count: countOf(state),
        }))}
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

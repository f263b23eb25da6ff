import { useQuery } from '@tanstack/react-query';
import { HOUR_MS } from '../../../../db/contract/time';
import { useRegionChildren } from '../../../domain/fields/regions';
import { useScopes } from '../../../domain/fields/scopes';
import { readRows } from '../../../kit/api';
import { pickName, useLang } from '../../../kit/i18n';
import type { FilterOption } from '../../../kit/table/filters/ChoiceFilter';

/** Recommending units and persons that a list to choose from holds. */
const PAGES = 5;
const PAGE = 100;

/** Units and persons by category (back-office§7), for choosing one. */
async function loadRecommenders(signal: AbortSignal): Promise<FilterOption[]> {
  const found: FilterOption[] = [];
  for (let pageIndex = 1, pages = 1; pageIndex <= Math.min(pages, PAGES); pageIndex += 1) {
    const page = await readRows(
      {
        table: 'project_recommend',
        columns: ['id', 'org_name'],
        where: { identify: { in: [1, 2] } },
        order: [['org_category', 'asc'], ['id']],
        pageIndex,
        pageSize: PAGE,
      },
      { signal },
    );
    found.push(...page.records.map(({ id, org_name }) => ({ value: id, label: org_name })));
    pages = page.pages;
  }
  return found;
}

export function useRecommenders(): readonly FilterOption[] {
  const query = useQuery({
    queryKey: ['programme', 'recommenders', 'choices'],
    queryFn: ({ signal }) => loadRecommenders(signal),
    staleTime: HOUR_MS / 12,
  });
  return query.data ?? [];
}

/** Fields of the second level, each behind its group. */
export function useFields(): readonly FilterOption[] {
  const { lang } = useLang();
  const { data = [] } = useScopes(2);
  return data.flatMap((group) =>
    group.children.map(({ id, name, name_en }) => ({
      value: id,
      label: `${pickName(lang, group.name, group.name_en)} / ${pickName(lang, name, name_en)}`,
    })),
  );
}

/** Provinces by their Chinese names, as declarations keep them. */
export function useProvinces(): readonly FilterOption[] {
  const { lang } = useLang();
  const query = useRegionChildren('0');
  return (query.data?.records ?? []).map(({ name, name_en }) => ({
    value: name,
    label: pickName(lang, name, name_en),
  }));
}

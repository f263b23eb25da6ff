import { useQuery } from '@tanstack/react-query';
import { ORG_CATEGORIES } from '../../../../db/contract/enums-programme';
import { CHOSEN_NONE } from '../../../../db/contract/programme/declaration';
import { DAY_MS, HOUR_MS } from '../../../../db/contract/time';
import { useRecommenderRows } from '../../../domain/programme/useRecommenderRows';
import words from '../../../i18n/programmeDeclarations';
import { readRows, useRows } from '../../../kit/api';
import { readPages } from '../../../kit/api/readPages';
import type { Option } from '../../../kit/form/FormChoices';
import { pickName, useLang, useText } from '../../../kit/i18n';

/** The category of fields that the programme's domains are (back-office§7). */
const DIRECTION = '产业方向';
const PAGE = 100;

/** Provinces by name: places of level 1 (back-office§7). */
export function useProvinces(): Option[] {
  const { lang } = useLang();
  const query = useRows(
    ['china', 'provinces'],
    {
      table: 'china',
      columns: ['id', 'name', 'name_en'],
      where: { level: 1, pid: '0' },
      order: [['id', 'asc']],
      pageSize: PAGE,
    },
    { staleMs: DAY_MS },
  );
  return (query.data?.records ?? []).map(({ name, name_en }) => ({
    value: name,
    label: pickName(lang, name, name_en),
  }));
}

/** Domains of projects: fields of the industry-direction category, the wider before their parts (back-office§7). */
export function useDomains(): Option[] {
  const { lang } = useLang();
  const query = useQuery({
    queryKey: ['scopes', 'domains'],
    queryFn: ({ signal }) =>
      readPages((pageIndex) =>
        readRows(
          {
            table: 'scope',
            columns: ['id', 'name', 'name_en', 'level'],
            where: { patent_classify_names: DIRECTION, is_delete: 0, stage: 1 },
            order: [
              ['code', 'asc'],
              ['id', 'asc'],
            ],
            pageIndex,
            pageSize: PAGE,
          },
          { signal },
        ),
      ),
    staleTime: HOUR_MS,
  });
  return (query.data ?? []).map(({ id, name, name_en, level }) => ({
    value: id,
    label: `${'　'.repeat(Math.max(0, level - 2))}${pickName(lang, name, name_en)}`,
  }));
}

/**
 * Units (1) or persons (2) that recommend, by their category (back-office§7), after the answer that there is none.
 * @param identify kind of recommender
 */
export function useRecommenders(identify: 1 | 2): Option[] {
  const { lang } = useLang();
  const text = useText(words).form;
  const query = useRecommenderRows(identify);
  const kindOf = (category: number | null) => ORG_CATEGORIES.find(({ value }) => value === category)?.[lang];
  return [
    { value: CHOSEN_NONE, label: identify === 1 ? text.noRecommendingUnit : text.noRecommendingPerson },
    ...(query.data ?? []).map(({ id, org_name, org_category }) => {
      const kind = identify === 1 ? kindOf(org_category) : undefined;
      return { value: id, label: kind ? `${org_name}（${kind}）` : org_name };
    }),
  ];
}

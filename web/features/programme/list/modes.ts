import { useQuery } from '@tanstack/react-query';
import { DAY_MS } from '../../../../db/contract/time';
import { useRecommenderRows } from '../../../domain/programme/useRecommenderRows';
import { readRows, useRows } from '../../../kit/api';
import { readPages } from '../../../kit/api/readPages';
import { pickName, useLang } from '../../../kit/i18n';

/** What the list of selected projects is narrowed by (back-office§2, dialog 11). */
export const MODES = ['field', 'unit', 'person', 'region'] as const;

export type Mode = (typeof MODES)[number];

interface Choice {
  value: string;
  label: string;
}

const PAGE = 100;

const IDENTIFY = { unit: 1, person: 2 } as const;

/** Codes of the places that the setting names. */
function codesOf(value: string | null | undefined): string[] {
  try {
    const list: unknown = JSON.parse(value ?? '[]');
    return Array.isArray(list) ? list.map(String) : [];
  } catch {
    return [];
  }
}

/** Fields of the second level, recommenders of a kind, or the regions that the platform offers. */
export function useChoices(mode: Mode): Choice[] {
  const { lang } = useLang();
  const keep = { staleMs: DAY_MS, silent: true } as const;
  const fields = useQuery({
    queryKey: ['scopes', 'second'],
    queryFn: ({ signal }) =>
      readPages((pageIndex) =>
        readRows(
          {
            table: 'scope',
            columns: ['id', 'name', 'name_en'],
            where: { level: 2 },
            order: [
              ['pid', 'asc'],
              ['sort', 'asc'],
              ['id', 'asc'],
            ],
            pageIndex,
            pageSize: PAGE,
          },
          { signal, silent: true },
        ),
      ),
    staleTime: DAY_MS,
    enabled: mode === 'field',
  });
  const recommenders = useRecommenderRows(
    mode === 'person' ? IDENTIFY.person : IDENTIFY.unit,
    mode === 'unit' || mode === 'person',
  );
  const setting = useRows(
    ['settings', 'project-regions'],
    { table: 'setting', columns: ['id', 'value'], where: { id: 'project-regions' }, pageSize: 1 },
    { ...keep, enabled: mode === 'region' },
  );
  const codes = codesOf(setting.data?.records[0]?.value);
  const regions = useRows(
    ['china', 'offered', codes],
    {
      table: 'china',
      columns: ['id', 'name', 'name_en'],
      where: { id: { in: codes } },
      order: [['id', 'asc']],
      pageSize: PAGE,
    },
    { ...keep, enabled: mode === 'region' && codes.length > 0 },
  );
  if (mode === 'field') {
    return (fields.data ?? []).map((row) => ({ value: row.id, label: pickName(lang, row.name, row.name_en) }));
  }
  if (mode === 'region') {
    return (regions.data?.records ?? []).map((row) => ({
      value: row.name,
      label: pickName(lang, row.name, row.name_en),
    }));
  }
  return (recommenders.data ?? []).map(({ org_name }) => ({ value: org_name, label: org_name }));
}

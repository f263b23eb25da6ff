import { useQuery } from '@tanstack/react-query';
import type { Row } from '../../../db/contract/tables';
import { HOUR_MS } from '../../../db/contract/time';
import { readRows } from '../../kit/api';

const COLUMNS = ['id', 'pid', 'name', 'name_en', 'code', 'level', 'sort'] as const;

type ScopeRow = Pick<Row<'scope'>, (typeof COLUMNS)[number]>;

export interface ScopeNode extends ScopeRow {
  children: ScopeNode[];
}

const PAGE_SIZE = 100;

async function loadScopes(levels: number, signal: AbortSignal): Promise<ScopeNode[]> {
  const rows: ScopeRow[] = [];
  for (let pageIndex = 1, pages = 1; pageIndex <= pages; pageIndex += 1) {
    const page = await readRows(
      {
        table: 'scope',
        columns: COLUMNS,
        where: { stage: 1, is_delete: 0, ...(Number.isFinite(levels) && { level: { lte: levels } }) },
        order: [
          ['sort', 'asc'],
          ['id', 'asc'],
        ],
        pageIndex,
        pageSize: PAGE_SIZE,
      },
      { signal },
    );
    rows.push(...page.records);
    pages = page.pages;
  }
  return scopeTree(rows);
}

function scopeTree(rows: readonly ScopeRow[]): ScopeNode[] {
  const nodes = new Map<string, ScopeNode>(rows.map((row) => [row.id, { ...row, children: [] }]));
  const roots: ScopeNode[] = [];
  for (const node of nodes.values()) {
    // What stands under a field that is not offered is not offered either.
    if (node.level === 1) roots.push(node);
    else nodes.get(node.pid)?.children.push(node);
  }
  return roots;
}

/**
 * The fields (scopes) that are offered, as a tree: technology, form, direction and scene at the top.
 * @param levels so many levels of it, all unless told
 */
export function useScopes(levels = Number.POSITIVE_INFINITY) {
  return useQuery({
    queryKey: ['scopes', levels],
    queryFn: ({ signal }) => loadScopes(levels, signal),
    staleTime: HOUR_MS,
  });
}

export function flatScopes(nodes: readonly ScopeNode[]): ScopeNode[] {
  return nodes.flatMap((node) => [node, ...flatScopes(node.children)]);
}

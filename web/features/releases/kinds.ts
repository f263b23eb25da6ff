import { KINDS as PUBLISHED, type PublishKind } from '../../shared/publishing/kinds';

/** The kinds as the address names them. */
export const PAGES = ['results', 'demands'] as const;
export type Pages = (typeof PAGES)[number];

export interface ReleaseKind {
  pages: Pages;
  kind: PublishKind;
  itemType: number;
  noun: 'chengguo' | 'xuqiu';
  idName: 'chengguo_id' | 'xuqiu_id';
  /** Path of the public detail page. */
  shown: string;
}

const KINDS: Readonly<Record<Pages, ReleaseKind>> = {
  results: { pages: 'results', kind: 'result', ...PUBLISHED.result, shown: '/resultDetail' },
  demands: { pages: 'demands', kind: 'demand', ...PUBLISHED.demand, shown: '/demandDetail' },
};

/** The kind that an address names; results where it names none. */
export const releaseKind = (pages: string): ReleaseKind => KINDS[PAGES.find((each) => each === pages) ?? 'results'];

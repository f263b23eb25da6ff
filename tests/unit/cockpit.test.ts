import { describe, expect, it } from 'vitest';
import type { CockpitFigures } from '../../db/contract/cockpit.ts';
import { conclusionOf, worstStep } from '../../db/contract/cockpit-conclusions.ts';
import type { PlaceFigures, PlacesFigures } from '../../db/contract/figures.ts';
import { PANELS, panelOf } from '../../db/contract/panels.ts';
import { lastMonths } from '../../functions/modules/figures/kept.ts';

const months = lastMonths('2026-11');
const none = months.map(() => 0);

const place = (code: string, name: string, name_en: string, results: number): PlaceFigures => ({
  ...{ code, name, name_en, results, demands: 0, deals: 0 },
});
const places = (of: string, name: string, name_en: string | null, list: PlaceFigures[]): PlacesFigures => ({
  ...{ counted_time: 0, of, name, name_en, places: list, approved: null },
});

const EMPTY: CockpitFigures = {
  ...{ counted_time: 0, range: '12m', steps: months },
  signed: { n: 0, amount: null, steps: none },
  first_answer: { n: 0, days: null },
  totals: { results: 0, demands: 0 },
  released: { results: none, demands: none },
  flow: { published: 0, answered: 0, talks: 0, signed: 0 },
  fields: [],
  country: places('', '', null, [place('130000', '河北省', 'Hebei Province', 0)]),
  region: places('130000', '河北省', 'Hebei Province', [place('130100', '石家庄市', 'Shijiazhuang', 0)]),
  states: { interest: 0, contacted: 0, negotiating: 0, signed: 0, declined: 0 },
  pushes: { reached: 0, opened: 0, answered: 0, failed: 0, steps: none },
  programme: { declared: 0, published: 0 },
  meetings: { n: 0, signups: 0, next: [] },
};

const field = (name: string, name_en: string, results: number, demands: number) => ({
  ...{ id: name, name, name_en, results, demands, deals: 0, amount: null },
});

const FULL: CockpitFigures = {
  ...EMPTY,
  flow: { published: 100, answered: 60, talks: 50, signed: 16 },
  released: { results: [...none.slice(1), 8], demands: [...none.slice(1), 3] },
  fields: [field('新材料', 'New materials', 9, 2), field('先进制造', 'Manufacturing', 6, 4)],
  country: places('', '', null, [
    place('130000', '河北省', 'Hebei Province', 30),
    place('110000', '北京市', 'Beijing', 10),
  ]),
  region: places('130000', '河北省', 'Hebei Province', [place('130100', '石家庄市', 'Shijiazhuang', 30)]),
  states: { interest: 1, contacted: 2, negotiating: 3, signed: 9, declined: 1 },
  signed: { n: 9, amount: 1230, steps: none },
  pushes: { reached: 40, opened: 26, answered: 11, failed: 1, steps: none },
  programme: { declared: 50, published: 12 },
  meetings: {
    n: 1,
    signups: 2,
    next: [{ id: 'm', name: '对接会', name_en: null, address: null, address_en: null, start_time: 1_796_000_000 }],
  },
};

describe('conclusions of the cockpit', () => {
  it('say in a sentence of each language that there is nothing yet', () => {
    for (const panel of PANELS) {
      expect(conclusionOf(panel, EMPTY, 'zh')).toMatch(/(还没有|没有新增).*。$/);
      expect(conclusionOf(panel, EMPTY, 'en')).toMatch(/^(No|There are no|Nothing)\b.*\.$/);
    }
  });

  it('tell what the numbers come to', () => {
    expect(PANELS.map((panel) => conclusionOf(panel, FULL, 'zh'))).toEqual([
      '近十二个月发布的 100 项需求中，60 项有回应，16 项签约。掉得最多的一步是“有回应”，40 项。',
      '河北省 30 项成果，占全国 40 项的 75%。其中石家庄市最多，30 项。',
      '新材料成果最多，9 项。先进制造最缺成果：每项需求对应 1.5 项成果。',
      '近十二个月新增成果 8 项、需求 3 项。成果 11 月最多，8 项。',
      '11 月最活跃：各项与各自的最高值相比，合起来最高。',
      '近十二个月签约 9 单，另有 6 单正在推进。合同额约 1230 万元。',
      '近十二个月每送达 100 家单位，65 家打开，28 家答复。',
      expect.stringMatching(/^50 份申报，12 项入选公布。下一场会议在 \d\d-\d\d。$/),
    ]);
    for (const panel of PANELS) expect(conclusionOf(panel, FULL, 'en')).not.toMatch(/\p{Script=Han}/u);
    expect(conclusionOf('deals', FULL, 'en')).toContain('CNY 12.3 million');
  });

  it('name the time that they are about', () => {
    const quarters: CockpitFigures = {
      ...FULL,
      ...{ range: 'all', steps: ['2025-Q4', '2026-Q1'], released: { results: [2, 9], demands: [0, 1] } },
    };
    expect(conclusionOf('months', quarters, 'zh')).toBe(
      '历年新增成果 11 项、需求 1 项。成果 2026 年第 1 季度最多，9 项。',
    );
    expect(conclusionOf('months', quarters, 'en')).toContain('Most results came in Q1 2026: 9.');
    expect(conclusionOf('deals', { ...FULL, range: 'year' }, 'zh')).toMatch(/^今年签约 9 单/);
  });

  it('name no loss where none is, and no peak where months are alike', () => {
    expect(worstStep({ ...FULL, flow: { published: 4, answered: 4, talks: 4, signed: 4 } })).toBeNull();
    const alike = { ...FULL, released: { results: months.map(() => 2), demands: none } };
    expect(conclusionOf('months', alike, 'zh')).toBe('近十二个月新增成果 24 项、需求 0 项。');
  });
});

it('any other word than a panel’s shows all panels', () => {
  expect([panelOf('map'), panelOf('x'), panelOf(undefined), panelOf('constructor')]).toEqual(['map', null, null, null]);
});

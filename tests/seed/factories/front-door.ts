import { ITEM } from '../../../db/contract/limits.ts';
import { DAY } from '../../../db/contract/time.ts';
import { FIELDS } from '../fields/index.ts';
import { DEMO_START, demoId, nextNumber, type Row, type TableRows } from '../rows.ts';
import { DEMAND_COUNT, demandId, demandStatus, makeDemand } from './demands.ts';
import { makeProduct, productId } from './products.ts';
import { makeResult, RESULT_COUNT, resultId, resultStatus } from './results.ts';
import { accountId } from './users.ts';

const SELECTED = { results: 10, demands: 4, products: 3 } as const;

/** Why the first ones were selected, in Chinese and in English. */
const NOTES: readonly (readonly [zh: string, en: string])[] = [
  ['指标有第三方检测，愿意许可到海外。', 'Independently tested, and open to licences abroad.'],
  ['已有示范线，可接待来访。', 'A demonstration line runs and can be visited.'],
  ['团队可用英文交流。', 'The team works in English.'],
];

const upTo = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

/** Every third one, so that neighbours belong to different fields. */
const spread = (numbers: readonly number[], most: number): number[] =>
  [0, 1, 2].flatMap((from) => numbers.filter((_, at) => at % 3 === from)).slice(0, most);

function selection(): Row[] {
  const results = upTo(RESULT_COUNT).filter((number) => resultStatus(number) === 4 && makeResult({}, number).name_en);
  const demands = upTo(DEMAND_COUNT).filter((number) => demandStatus(number) === 4 && makeDemand({}, number).name_en);
  const products = upTo(FIELDS.length).filter((number) => makeProduct({}, number).name_en);
  const items = [
    ...spread(results, SELECTED.results).map((number) => ({ item_type: ITEM.result, item_id: resultId(number) })),
    ...spread(demands, SELECTED.demands).map((number) => ({ item_type: ITEM.demand, item_id: demandId(number) })),
    ...spread(products, SELECTED.products).map((number) => ({ item_type: ITEM.product, item_id: productId(number) })),
  ];
  return items.map((item, sort) => ({
    id: demoId('front_door_item', sort, DEMO_START),
    ...item,
    note: NOTES[sort]?.[0] ?? null,
    note_en: NOTES[sort]?.[1] ?? null,
    sort,
    is_open: 1,
    add_time: DEMO_START,
    update_time: null,
  }));
}

const INQUIRIES: readonly {
  from: readonly [name: string, organization: string, country: string, email: string];
  sought: string;
  /** Days ago. */
  days: number;
  /** A word of the name of the result that it is about. */
  about?: string;
  answer?: string;
  state: number;
}[] = [
  {
    from: ['Hydrogen programme office', 'Fjord Process Engineering', 'Norway', 'hydrogen@fjord-process.example'],
    sought:
      'We build ammonia plants on offshore wind and look for alkaline electrolysers above 1,000 m³ an hour that follow the load. Could we see test reports, and visit a site next spring?',
    days: 1,
    about: '电解槽',
    state: 1,
  },
  {
    from: ['Technology scouting', 'Rhein Membran GmbH', 'Germany', 'scouting@rhein-membran.example'],
    sought: 'Licences for water treatment with low energy use, at pilot scale or beyond.',
    days: 3,
    state: 1,
  },
  {
    from: ['Rehabilitation research group', 'Tasman University Hospital', 'Australia', 'rehab@tasman-hospital.example'],
    sought: 'A partner in rehabilitation robotics for a joint clinical study.',
    days: 9,
    answer:
      'Thank you for writing. Two teams on the platform work on this; both agreed to a first call with you. Which week would suit you?',
    state: 2,
  },
];

/** An inquiry from abroad; every column may be overridden. */
function makeInquiry(overrides: Row = {}, number = nextNumber('inquiry')): Row {
  return {
    id: demoId('inquiry', number, DEMO_START),
    name: 'Research office',
    org_name: 'Example Labs',
    country: 'Norway',
    email: 'office@example.com',
    sought: 'A partner for electrolysers.',
    item_type: null,
    item_id: null,
    lang: 'en',
    user_id: null,
    state: 1,
    answer: null,
    answer_user: null,
    answer_time: null,
    mail_time: null,
    add_time: DEMO_START,
    is_delete: 0,
    ...overrides,
  };
}

function inquiries(now: number): Row[] {
  const named = (word: string) =>
    upTo(RESULT_COUNT).find(
      (number) => resultStatus(number) === 4 && String(makeResult({}, number).name).includes(word),
    );
  return INQUIRIES.map(({ from: [name, org_name, country, email], sought, days, about, answer, state }, number) => {
    const at = now - days * DAY;
    const answered: Row = answer
      ? { answer, answer_user: accountId(13), answer_time: at + DAY, mail_time: at + DAY }
      : {};
    const result = about === undefined ? undefined : named(about);
    const item: Row = result === undefined ? {} : { item_type: ITEM.result, item_id: resultId(result) };
    return makeInquiry({ name, org_name, country, email, sought, state, ...item, ...answered, add_time: at }, number);
  });
}

/** What is selected for partners abroad, and what they asked. */
export function demoFrontDoor(now: number): TableRows[] {
  return [
    { table: 'front_door_item', rows: selection() },
    { table: 'inquiry', rows: inquiries(now) },
  ];
}

import { fileUrl, filmKey, panoramaKey } from '../paths.ts';
import { at } from '../random.ts';
import { DEMO_START, demoId, nextNumber, type Row, type TableRows } from '../rows.ts';
import { DEMAND_COUNT, demandId, demandStatus, makeDemand } from './demands.ts';
import { RESULT_COUNT, resultId, resultStatus, resultText } from './results.ts';
import { filmCaptions } from './videos.ts';

/** Field of technology, demo fields whose results stand there, film, name and summary in both languages. */
const HALLS: readonly {
  scope: string;
  fields: readonly string[];
  film?: string;
  name: readonly [string, string];
  summary: readonly [string, string];
}[] = [
  {
    scope: 's-103-04',
    fields: ['materials', 'steel', 'equipment'],
    name: ['新材料与装备展厅', 'Hall of materials and machinery'],
    summary: [
      '从石墨烯到特种钢：材料怎样做出来，又由什么装备加工。',
      'From graphene to special steel: how materials are made, and the machines that work them.',
    ],
  },
  {
    scope: 's-103-01',
    fields: ['medicine', 'devices'],
    film: 'show-frame',
    name: ['生物医药与健康展厅', 'Hall of biomedicine and health'],
    summary: [
      '药物、诊断和康复器械，以及正在寻找答案的企业需求。',
      'Drugs, diagnosis and rehabilitation, and what companies still look for.',
    ],
  },
  {
    scope: 's-103-06',
    fields: ['environment', 'energy', 'chemistry'],
    film: 'show-flow',
    name: ['绿色低碳展厅', 'Hall of green technology'],
    summary: [
      '节能、储能、水和固废处理，以及更安全的化工过程。',
      'Saving and storing energy, water and waste, and chemistry that is safer.',
    ],
  },
  {
    scope: 's-103-02',
    fields: ['electronics', 'digital'],
    name: ['电子信息展厅', 'Hall of electronics and information'],
    summary: [
      '芯片、光电、传感和工业软件，可以直接试用的成果优先展出。',
      'Chips, optoelectronics, sensing and industrial software; what can be tried comes first.',
    ],
  },
  {
    scope: 's-103-07',
    fields: ['agriculture'],
    name: ['现代农业展厅', 'Hall of modern agriculture'],
    summary: ['布展中，尚未开放。', 'Being set up, not open yet.'],
  },
];

/** Panoramas of the demo halls. */
export const PANORAMAS = HALLS.length;

/** A hall; every column may be overridden. */
export function makeHall(overrides: Row = {}, number = nextNumber('hall')): Row {
  const { scope, film, name, summary } = at(HALLS, number);
  return {
    id: demoId('hall', number, DEMO_START),
    name: name[0],
    name_en: name[1],
    summary: summary[0],
    summary_en: summary[1],
    scope,
    cover: null,
    video: film ? fileUrl(filmKey(film)) : null,
    ...filmCaptions(film ?? ''),
    panorama: fileUrl(panoramaKey(number % HALLS.length)),
    sort: number,
    // The last one is being set up.
    is_open: number === HALLS.length - 1 ? 0 : 1,
    add_time: DEMO_START,
    is_delete: 0,
    ...overrides,
  };
}

const [RESULTS, DEMANDS] = [6, 2];
const upTo = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

/** Demo halls with results and demands of their fields. */
export function demoHalls(): TableRows[] {
  const halls = HALLS.map((_, number) => makeHall({}, number));
  const exhibits = HALLS.flatMap(({ fields, scope }, hall) => {
    const results = upTo(RESULT_COUNT)
      .filter((number) => resultStatus(number) === 4 && fields.includes(resultText(number).field.key))
      .slice(0, RESULTS)
      .map((number) => ({ item_type: 1, item_id: resultId(number) }));
    const demands = upTo(DEMAND_COUNT)
      .filter((number) => demandStatus(number) === 4 && String(makeDemand({}, number).scope).includes(scope))
      .slice(0, DEMANDS)
      .map((number) => ({ item_type: 2, item_id: demandId(number) }));
    return [...results, ...demands].map(
      (item, place): Row => ({
        id: demoId('hall_exhibit', hall * 100 + place, DEMO_START),
        hall_id: halls[hall]?.id ?? '',
        ...item,
        sort: place,
        add_time: DEMO_START,
      }),
    );
  });
  return [
    { table: 'hall', rows: halls },
    { table: 'hall_exhibit', rows: exhibits },
  ];
}

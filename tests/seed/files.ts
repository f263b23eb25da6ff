import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../local/command.ts';
import { bookTexts } from './factories/books.ts';
import { DEMAND_COUNT, demandId, makeDemand } from './factories/demands.ts';
import { COURSE_COUNT, makeCourse } from './factories/events.ts';
import { EXPERT_COUNT, hasPortrait } from './factories/experts.ts';
import { PANORAMAS } from './factories/halls.ts';
import { CHECKED, creditCode, organizationFacts } from './factories/organizations.ts';
import { makePark, PARK_COUNT, parkId } from './factories/parks.ts';
import { declaredId, makeDeclaredProject } from './factories/programme.ts';
import { makeResult, RESULT_COUNT, resultId } from './factories/results.ts';
import { FILMS } from './factories/videos.ts';
import { courseNotesKey, fileUrl, filmKey, licenceKey, panoramaKey, parkPictureKey, portraitKey } from './paths.ts';
import { pdf } from './pdf.ts';
import { type ParkView, panoramaPng, parkPng, portraitPng } from './pictures.ts';
import { placeText } from './places.ts';
import { DEMO_START, demoId, type Row } from './rows.ts';

/** One object of the file store. */
interface DemoFile {
  key: string;
  bytes: Uint8Array;
  type: string;
}

interface Attachment {
  itemId: string;
  kind: 'enclosure' | 'build_docs';
  name: string;
  key: string;
}

interface Collection {
  files: DemoFile[];
  attachments: Attachment[];
}

const numbers = (count: number, wanted: (number: number) => boolean): number[] =>
  Array.from({ length: count }, (_, number) => number).filter(wanted);

const two = (number: number): string => String(number + 1).padStart(2, '0');

function plain(html: Row[string] | undefined): string[] {
  return String(html ?? '')
    .split(/<\/(?:p|h3|li)>/)
    .map((part) => part.replace(/<[^>]*>/g, ''))
    .filter((part) => part.length > 0);
}

/** A description as PDF, and for every second of them the figures as a text file. */
function documents(kind: string, itemId: string, number: number, row: Row): Collection {
  const name = String(row.name);
  const key = `demo/${kind}-${two(number)}-brief.pdf`;
  const files: DemoFile[] = [{ key, bytes: pdf(name, plain(row.profile)), type: 'application/pdf' }];
  const attachments: Attachment[] = [{ itemId, kind: 'enclosure', name: `${name}说明书.pdf`, key }];
  if (number % 2 === 0) {
    const textKey = `demo/${kind}-${two(number)}-figures.txt`;
    const text = `${name}\n\n${plain(row.profile).join('\n')}\n`;
    files.push({ key: textKey, bytes: Buffer.from(text), type: 'text/plain' });
    attachments.push({ itemId, kind: 'enclosure', name: `${name}指标摘要.txt`, key: textKey });
  }
  return { files, attachments };
}

/** Documents of the organisations that were checked, or wait for it. */
const licences = (): DemoFile[] =>
  CHECKED.map((number) => {
    const { name, place } = organizationFacts(number);
    const lines = [`统一社会信用代码：${creditCode(number)}`, `住所：${placeText(place)}`, '登记证书（演示数据）'];
    return { key: licenceKey(number), bytes: pdf(name, lines), type: 'application/pdf' };
  });

/** Portraits of experts. */
const portraits = (): DemoFile[] =>
  numbers(EXPERT_COUNT, hasPortrait).map((number) => ({
    key: portraitKey(number),
    bytes: portraitPng(number),
    type: 'image/png',
  }));

const VIEWS: readonly (readonly [ParkView, string])[] = [
  ['halls', '标准厂房'],
  ['site', '在建项目'],
  ['green', '园区绿地'],
];

/** The cover of a park, its promotional brochure, and photos of its building. */
function parkFiles(number: number): Collection {
  const row = makePark({}, number);
  const name = String(row.name);
  const texts = [row.profile, row.merchants, row.financial_support_policy, row.talent_attraction_policy].flatMap(plain);
  const brochure = `demo/park-${two(number)}-brochure.pdf`;
  const photos = VIEWS.map(([view, title]) => ({
    file: { key: parkPictureKey(number, view), bytes: parkPng(number, view), type: 'image/png' },
    attachment: {
      itemId: parkId(number),
      kind: 'build_docs' as const,
      name: `${name}${title}.png`,
      key: parkPictureKey(number, view),
    },
  }));
  return {
    files: [
      { key: parkPictureKey(number, 'skyline'), bytes: parkPng(number, 'skyline'), type: 'image/png' },
      { key: brochure, bytes: pdf(`${name}招商手册`, texts), type: 'application/pdf' },
      ...photos.map(({ file }) => file),
    ],
    attachments: [
      { itemId: parkId(number), kind: 'enclosure', name: `${name}招商手册.pdf`, key: brochure },
      ...photos.map(({ attachment }) => attachment),
    ],
  };
}
/** What can be read online of the demo books. */
const books = (): DemoFile[] =>
  bookTexts().map(({ key, name, lines }) => ({ key, bytes: pdf(name, lines), type: 'application/pdf' }));

/** The demo films, and the panoramas of the demo halls. */
const films = (): DemoFile[] => [
  ...FILMS.map((film) => ({
    key: filmKey(film),
    bytes: readFileSync(join(root, `tests/seed/films/${film}.webm`)),
    type: 'video/webm',
  })),
  ...numbers(PANORAMAS, () => true).map((number) => ({
    key: panoramaKey(number),
    bytes: panoramaPng(number),
    type: 'image/png',
  })),
];

/** The notes of the demo courses. */
const notes = (): DemoFile[] =>
  numbers(COURSE_COUNT, () => true).map((number) => {
    const { name, profile } = makeCourse({}, number);
    return { key: courseNotesKey(number), bytes: pdf(`${name} 讲义`, plain(profile)), type: 'application/pdf' };
  });

function collect(): Collection {
  const parts = [
    ...numbers(RESULT_COUNT, (number) => number % 3 !== 1).map((number) =>
      documents('result', resultId(number), number, makeResult({}, number)),
    ),
    ...numbers(DEMAND_COUNT, (number) => number % 4 === 0).map((number) =>
      documents('demand', demandId(number), number, makeDemand({}, number)),
    ),
    ...numbers(PARK_COUNT, () => true).map(parkFiles),
    ...numbers(4, () => true).map((number) =>
      documents('declared', declaredId(number), number, makeDeclaredProject({}, number)),
    ),
  ];
  return {
    files: [...parts.flatMap(({ files }) => files), ...licences(), ...portraits(), ...books(), ...films(), ...notes()],
    attachments: parts.flatMap(({ attachments }) => attachments),
  };
}

let collected: Collection | undefined;

function collection(): Collection {
  collected ??= collect();
  return collected;
}

/** Objects of the demo attachments, small generated files. */
export function demoFiles(): DemoFile[] {
  return collection().files;
}

/**
 * An attachment row (core§3); `item_id` belongs into the overrides.
 * @param overrides wire-named columns; @param number makes the id unique
 */
function makeAttachment(overrides: Row, number: number): Row {
  return {
    id: demoId('attachment', number, DEMO_START),
    type: 'enclosure',
    item_id: '',
    file_name: '说明书.pdf',
    file_path: fileUrl('demo/result-01-brief.pdf'),
    file_suffix: 'pdf',
    size: 0,
    add_time: DEMO_START + number,
    is_delete: 0,
    ...overrides,
  };
}

/** Attachment rows that stand for `demoFiles`. */
export function demoAttachments(): Row[] {
  const { files, attachments } = collection();
  const sizes = new Map(files.map(({ key, bytes }) => [key, bytes.length]));
  return attachments.map(({ itemId, kind, name, key }, number) =>
    makeAttachment(
      {
        type: kind,
        item_id: itemId,
        file_name: name,
        file_path: fileUrl(key),
        file_suffix: key.split('.').at(-1) ?? null,
        size: sizes.get(key) ?? 0,
      },
      number,
    ),
  );
}

import { DAY } from '../../../db/contract/time.ts';
import { fileUrl, filmKey } from '../paths.ts';
import { at } from '../random.ts';
import { DEMO_START, demoId, nextNumber, type Row, type TableRows } from '../rows.ts';

/** Seconds of each demo film, and of each of its four parts. */
const [LASTS, PART] = [40, 10];

/** Film, type (1 guides, 2 presentations), title, what it shows and its parts, in both languages. */
const VIDEOS: readonly {
  film: string;
  type: number;
  title: readonly [string, string];
  profile: readonly [string, string];
  parts: readonly (readonly [string, string])[];
}[] = [
  {
    film: 'guide-result',
    type: 1,
    title: ['平台使用指南：如何发布成果', 'How to publish a result'],
    profile: ['从填写信息到提交审核的四个步骤。', 'The four steps from what it is to its review.'],
    parts: [
      ['填写成果信息', 'What it is'],
      ['选择领域和合作方式', 'Fields and cooperation'],
      ['上传附件和封面', 'Files and cover'],
      ['提交审核', 'Submit for review'],
    ],
  },
  {
    film: 'guide-demand',
    type: 1,
    title: ['平台使用指南：如何发布需求', 'How to publish a demand'],
    profile: [
      '怎样把技术难题写成别人能答复的需求。',
      'How a technical problem becomes a demand that others can answer.',
    ],
    parts: [
      ['说清要解决的问题', 'The problem'],
      ['写明指标和预算', 'Figures and budget'],
      ['填写联系方式', 'Contact'],
      ['查看匹配结果', 'See the matches'],
    ],
  },
  {
    film: 'show-flow',
    type: 2,
    title: ['成果路演：连续流硝化技术', 'Presentation: nitration in continuous flow'],
    profile: [
      '微通道反应器怎样让硝化更安全，附中试数据。',
      'How a microreactor makes nitration safer, with pilot data.',
    ],
    parts: [
      ['为什么要连续', 'Why continuous'],
      ['微通道反应器', 'The microreactor'],
      ['中试数据', 'Pilot data'],
      ['合作方式', 'How to work together'],
    ],
  },
  {
    film: 'show-frame',
    type: 2,
    title: ['成果路演：康复外骨骼', 'Presentation: an exoskeleton for rehabilitation'],
    profile: [
      '面向下肢康复的外骨骼：结构、控制和试用情况。',
      'An exoskeleton for legs: structure, control and how it did in trials.',
    ],
    parts: [
      ['谁需要它', 'Who needs it'],
      ['结构与控制', 'Structure and control'],
      ['临床试用', 'In the clinic'],
      ['合作方式', 'How to work together'],
    ],
  },
];

/** Names of the demo films, which stand in tests/seed/films. */
export const FILMS: readonly string[] = VIDEOS.map(({ film }) => film);

const two = (number: number): string => String(number).padStart(2, '0');
const cue = (from: number, to: number, said: string): string => `00:${two(from)}.000 --> 00:${two(to)}.000\n${said}`;

/** What is said in a film: its subject, then each part where it begins. */
function captionsOf(title: string, profile: string, parts: readonly string[]): string {
  const spoken = parts.map((part, place) => cue(place * PART + (place === 0 ? 5 : 0), (place + 1) * PART, part));
  return ['WEBVTT', cue(0, 5, `${title}\n${profile}`), ...spoken].join('\n\n');
}

/** What is said in one of `FILMS`, in both languages. */
export function filmCaptions(film: string): { captions: string | null; captions_en: string | null } {
  const found = VIDEOS.find((video) => video.film === film);
  const [captions = null, captions_en = null] = [0, 1].map((lang) =>
    found
      ? captionsOf(
          found.title[lang] ?? '',
          found.profile[lang] ?? '',
          found.parts.map((part) => part[lang] ?? ''),
        )
      : null,
  );
  return { captions, captions_en };
}

/** A video; every column may be overridden. */
export function makeVideo(overrides: Row = {}, number = nextNumber('video')): Row {
  const { film, type, title, profile, parts } = at(VIDEOS, number);
  return {
    id: demoId('video', number, DEMO_START),
    title: title[0],
    title_en: title[1],
    profile: `<p>${profile[0]}</p>`,
    profile_en: `<p>${profile[1]}</p>`,
    cover: null,
    url: fileUrl(filmKey(film)),
    type,
    duration: LASTS,
    chapters: JSON.stringify(parts.map(([name, title_en], place) => ({ at: place * PART, title: name, title_en }))),
    ...filmCaptions(film),
    sort: number,
    is_open: 1,
    add_time: DEMO_START,
    is_delete: 0,
    ...overrides,
  };
}

/**
 * Demo videos of two types, added over the last months.
 * @param now unix seconds
 */
export const demoVideos = (now: number): TableRows[] => [
  { table: 'video', rows: VIDEOS.map((_, number) => makeVideo({ add_time: now - (12 + number * 23) * DAY }, number)) },
];

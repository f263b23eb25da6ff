import type { Context } from 'hono';
import {
  chaptersOf,
  type VideoCard,
  type VideoWhole,
  videoListPath,
  videoOf,
  videoPage,
  videoPath,
  videosBeside,
} from '../../db/contract/videos.ts';
import { shownDay } from '../platform/clock.ts';
import type { AppEnv } from '../platform/env.ts';
import { plainText } from '../platform/plain-text.ts';
import { answered } from './content-pages.ts';
import { escapeHtml } from './html.ts';
import { itemView, type ListOf, section } from './pages.ts';
import { pictureOf } from './parts.ts';
import { type Tile, tile, tileList, tilesUnder } from './tiles.ts';
import { nameIn, pictureAddress, titleOf, type View, type Visit } from './view.ts';
import { WORDS } from './words.ts';

export const VIDEO = '/video';

const typeOf = ({ lang }: Visit, type: number): string =>
  (WORDS[lang].videos.types as Record<number, string>)[type] ?? WORDS[lang].videos.title;

/** Address and names of the list of a type. */
export const videosOf = (visit: Visit, type: number): ListOf => ({
  path: {
    zh: videoListPath(type, typeOf({ ...visit, lang: 'zh' }, type)),
    en: videoListPath(type, typeOf({ ...visit, lang: 'en' }, type)),
  },
  name: typeOf(visit, type),
  lead: WORDS[visit.lang].videos.lead,
});

/** Seconds as ISO 8601 wants them. */
const lasting = (seconds: number): string => `PT${Math.floor(seconds / 60)}M${Math.round(seconds % 60)}S`;

const tileOf = (visit: Visit, video: VideoCard): Tile => ({
  path: videoPath(video.id),
  name: titleOf(visit, video),
  picture: pictureOf(video.title, video.cover),
  foot: [shownDay(video.add_time)],
});

/**
 * The first view of the list of a type.
 * @param title as the address says it: the page bears it
 */
export async function videoListView(
  c: Context<AppEnv>,
  visit: Visit,
  type: string,
  title: string,
  pageIndex: number,
  pageSize: number,
): Promise<View> {
  const { result, ...call } = await answered(c, videoPage(type, pageIndex, pageSize));
  const list = videosOf(visit, Number(type));
  const heading = visit.lang === 'en' ? list.name : title || list.name;
  return tileList(visit, {
    list: { ...list, name: escapeHtml(heading) },
    heading,
    cards: result,
    tileOf: (video) => tileOf(visit, video),
    call,
    asked: {},
    searched: false,
  });
}

/** The first view of a video; null where there is none that is public. */
export async function videoView(c: Context<AppEnv>, visit: Visit, id: string): Promise<View | null> {
  const call = await answered(c, videoOf(id));
  const [video] = call.result.records as VideoWhole[];
  if (!video) return null;
  const { lang } = visit;
  const beside = await answered(c, videosBeside(video));
  const profile = plainText(nameIn(lang, video.profile ?? '', video.profile_en));
  const chapters = chaptersOf(video.chapters);
  const parts = chapters.map(({ title, title_en }) => `<li>${escapeHtml(nameIn(lang, title, title_en))}</li>`).join('');
  const others = beside.result.records.map((other) => tile(visit, tileOf(visit, other), 'h3'));
  const view = itemView(visit, {
    list: videosOf(visit, video.type),
    name: titleOf(visit, video),
    path: videoPath(video.id),
    about: [profile],
    image: video.cover,
    linked: {
      '@type': 'VideoObject',
      uploadDate: new Date(video.add_time * 1000).toISOString(),
      ...(video.cover && { thumbnailUrl: pictureAddress(visit, video.cover) }),
      ...(video.url && { contentUrl: pictureAddress(visit, video.url) }),
      ...(video.duration && { duration: lasting(video.duration) }),
      ...(chapters.length > 0 && {
        hasPart: chapters.map(({ at, title, title_en }, place) => ({
          '@type': 'Clip',
          name: nameIn(lang, title, title_en),
          startOffset: at,
          endOffset: chapters[place + 1]?.at ?? video.duration ?? at,
          url: `${visit.origin}${videoPath(video.id)}?t=${at}`,
        })),
      }),
    },
    lead: escapeHtml(typeOf(visit, video.type)),
    body: `${section('', profile && `<p>${escapeHtml(profile)}</p>`)}${
      parts && section(WORDS[lang].videos.chapters, `<ol>${parts}</ol>`)
    }${tilesUnder(WORDS[lang].videos.others, others)}`,
    call,
  });
  return { ...view, data: [call, beside] };
}

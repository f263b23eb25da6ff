import type { meetingCalls } from '../../db/contract/calls/meetings.ts';
import type { AnswerOf } from '../../db/contract/endpoint.ts';
import type { MeetingCard, MeetingDetail } from '../../db/contract/meeting-shapes.ts';
import { MEETING, meetingEnd, meetingListPath, meetingStage } from '../../db/contract/meetings.ts';
import { now, shownMinute, shownTime } from '../platform/clock.ts';
import { plainText } from '../platform/plain-text.ts';
import { escapeHtml } from './html.ts';
import { itemView, type ListOf, paragraphs, section } from './pages.ts';
import { coverPicture, factRows, pictureOf } from './parts.ts';
import { type Tile, tile, tileList, tilesUnder } from './tiles.ts';
import { addressOf, namedPath, nameIn, nameOf, type Path, type View, type Visit, zoneIn } from './view.ts';
import { WORDS } from './words.ts';

/** Path of a meeting's page: its name stands in it. */
export const meetingPathOf = ({ id, name, name_en }: Pick<MeetingCard, 'id' | 'name' | 'name_en'>): Path =>
  namedPath(`${MEETING}/${id}`, name, name_en);

const typeOf = ({ lang }: Visit, type: number | string): string =>
  (WORDS[lang].meetings.types as Record<string, string>)[type] ?? '';

/**
 * Address and names of a list.
 * @param type '' for that of all
 */
export const meetingsOf = (visit: Visit, type: number | string = ''): ListOf => ({
  path: meetingListPath(type),
  name: typeOf(visit, type) || WORDS[visit.lang].meetings.title,
  lead: WORDS[visit.lang].meetings.lead,
});

/** What stays Chinese on an English page says so. */
const langOf = ({ lang }: Visit, chinese: string | null, english: string | null): string =>
  lang === 'en' && chinese && !english ? ' lang="zh-CN"' : '';

/** From when to when, in Shanghai. */
function timeOf(visit: Visit, { start_time, end_time }: Pick<MeetingCard, 'start_time' | 'end_time'>): string {
  if (start_time === null) return WORDS[visit.lang].meetings.unknownTime;
  const from = shownMinute(start_time);
  if (end_time === null) return from + zoneIn(visit);
  const until = shownMinute(end_time);
  return `${from} – ${until.slice(0, 10) === from.slice(0, 10) ? until.slice(11) : until}${zoneIn(visit)}`;
}

/** @param media whether pictures are shown: lists do, what stands beside a meeting does not */
function tileOf(visit: Visit, meeting: MeetingCard, media: boolean): Tile {
  const stage = meetingStage(meeting, now());
  return {
    path: meetingPathOf(meeting),
    name: nameOf(visit, meeting),
    picture: media ? pictureOf(meeting.name, meeting.cover) : null,
    eyebrow: timeOf(visit, meeting),
    text: nameIn(visit.lang, meeting.address ?? '', meeting.address_en),
    tags: [typeOf(visit, meeting.type), stage === 'upcoming' ? '' : WORDS[visit.lang].meetings.stages[stage]],
  };
}

/**
 * The first view of a list.
 * @param type as the address says it; '' for the list of all
 * @param params of the call that the page's script makes for this address
 */
export function meetingListPage(
  visit: Visit,
  type: string,
  cards: AnswerOf<typeof meetingCalls.list>,
  params: Record<string, string>,
): View {
  const { type: _type, ...asked } = params;
  return tileList(visit, {
    list: meetingsOf(visit, type),
    cards,
    tileOf: (meeting) => tileOf(visit, meeting, true),
    call: { path: '/v1/meeting/list', params },
    asked,
  });
}

/** A moment with its zone, as ISO 8601 wants it. */
const isoOf = (seconds: number): string => `${shownTime(seconds).replace(' ', 'T')}+08:00`;

const SCHEMA = 'https://schema.org';

/** Structured data of the event. */
function linkedOf(visit: Visit, meeting: MeetingDetail) {
  const { lang } = visit;
  const place = nameIn(lang, meeting.address ?? '', meeting.address_en);
  const organiser = nameIn(lang, meeting.org_name ?? '', meeting.org_name_en);
  const stage = meetingStage(meeting, now());
  const end = meetingEnd(meeting);
  return {
    '@type': 'Event',
    ...(meeting.start_time !== null && { startDate: isoOf(meeting.start_time) }),
    ...(end !== null && { endDate: isoOf(end) }),
    eventStatus: `${SCHEMA}/${stage === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `${SCHEMA}/OfflineEventAttendanceMode`,
    ...(place && { location: { '@type': 'Place', name: place, address: place } }),
    ...(organiser && { organizer: { '@type': 'Organization', name: organiser } }),
    isAccessibleForFree: meeting.paid !== 1,
    // What is left changes from one second to the next: the page asks for it afresh.
    offers: {
      '@type': 'Offer',
      url: addressOf(visit, meetingPathOf(meeting), lang),
      ...(meeting.paid !== 1 && { price: 0, priceCurrency: 'CNY' }),
      ...(meeting.sign_from !== null && { validFrom: isoOf(meeting.sign_from) }),
      ...(meeting.sign_until !== null && { validThrough: isoOf(meeting.sign_until) }),
    },
  };
}

/** The first view of a meeting. */
export function meetingPage(visit: Visit, meeting: MeetingDetail): View {
  const { lang } = visit;
  const words = WORDS[lang].meetings;
  const place = nameIn(lang, meeting.address ?? '', meeting.address_en);
  const organiser = nameIn(lang, meeting.org_name ?? '', meeting.org_name_en);
  const profile = nameIn(lang, meeting.profile ?? '', meeting.profile_en);
  const stage = meetingStage(meeting, now());
  const facts = [
    [words.time, timeOf(visit, meeting) + (meeting.start_time === null ? '' : words.zone), ''],
    [words.place, place, langOf(visit, meeting.address, meeting.address_en)],
    [words.organiser, organiser, langOf(visit, meeting.org_name, meeting.org_name_en)],
    [words.fee, meeting.paid === 1 ? words.paid : words.free, ''],
  ] as const;
  const others = meeting.others.map((other) => tile(visit, tileOf(visit, other, false), 'h3'));
  return itemView(visit, {
    list: meetingsOf(visit, meeting.type),
    name: nameOf(visit, meeting),
    path: meetingPathOf(meeting),
    about: [timeOf(visit, meeting), place, plainText(profile)],
    image: meeting.cover,
    unlisted: !meeting.shown,
    linked: linkedOf(visit, meeting),
    lead: escapeHtml([typeOf(visit, meeting.type), words.stages[stage]].filter(Boolean).join(' · ')),
    body: `<dl class="strip long">${factRows(facts)}</dl>${
      stage === 'cancelled' ? section('', `<p><b>${words.cancelled}</b></p>${paragraphs(meeting.cancel_reason)}`) : ''
    }${coverPicture(
      meeting.cover,
    )}<div${langOf(visit, meeting.profile, meeting.profile_en)}>${section('', paragraphs(profile))}</div>${tilesUnder(
      words.others,
      others,
    )}`,
    call: { path: '/v1/meeting/detail', params: { id: meeting.id }, result: meeting },
  });
}

import type { BookingTopic } from '../../../db/contract/bookings.ts';
import type { Lang } from '../../../db/contract/errors.ts';
import { dayStart, shownMinute } from '../../platform/clock.ts';

/** What a short message about a booking is made of. */
interface Booked {
  lang: Lang;
  event: string;
  address: string | null;
  start_time: number | null;
  number: number | null;
  offer_until: number | null;
  cancel_reason: string | null;
  /** 1: the expert of a consultation reads it, who booked nothing. */
  to_expert: number;
  /** Unix seconds of the message. */
  at: number;
}

/** When and where, as far as it is known. */
function whenWhere({ start_time, address, lang }: Booked): string {
  const [time, place] = lang === 'zh' ? ['时间：', '地点：'] : ['Time (Beijing): ', 'Place: '];
  const parts = [start_time === null ? '' : time + shownMinute(start_time), address ? place + address : ''];
  return parts.filter(Boolean).join(lang === 'zh' ? '，' : '. ');
}

interface Words {
  says: (booked: Booked, whenWhere: string) => string;
  /** How it stands, in a few words. */
  result: string | ((booked: Booked) => string);
}

const until = ({ offer_until }: Booked): string => (offer_until === null ? '' : shownMinute(offer_until));

const whose = ({ to_expert }: Booked): string => (to_expert ? '您的' : '您预约的');

/** Which day of Beijing time it is held on: what was moved to an earlier time may be held on the day of the message. */
const dayOf = ({ start_time, at }: Booked, today: string, tomorrow: string): string =>
  start_time !== null && dayStart(start_time) <= dayStart(at) ? today : tomorrow;

const SAYS: Readonly<Record<BookingTopic, Readonly<Record<Lang, Words>>>> = {
  booked: {
    zh: { says: (it, at) => `您已成功预约「${it.event}」。${at}`, result: '预约成功' },
    en: { says: (it, at) => `You have a seat at “${it.event}”. ${at}`, result: 'Booked' },
  },
  waiting: {
    zh: {
      says: (it) => `「${it.event}」名额已满，您的候补序号为 ${it.number}，有空位时将短信通知您。`,
      result: '已进入候补',
    },
    en: {
      says: (it) =>
        `“${it.event}” is full. You are number ${it.number} on the waiting list, and we write as soon as a seat is free.`,
      result: 'On the waiting list',
    },
  },
  offered: {
    zh: {
      says: (it) => `「${it.event}」有空位，已为您保留至 ${until(it)}，请在此之前确认或放弃。`,
      result: '有空位待确认',
    },
    en: {
      says: (it) =>
        `A seat at “${it.event}” is kept for you until ${until(it)} (Beijing). Please confirm it or give it up before then.`,
      result: 'A seat is free',
    },
  },
  lapsed: {
    zh: {
      says: (it) => `您未在保留时间内确认「${it.event}」的名额，名额已转给下一位。如仍想参加，可重新报名。`,
      result: '候补已过期',
    },
    en: {
      says: (it) => `The seat at “${it.event}” was not confirmed in time and went to the next. You can sign up again.`,
      result: 'The offer ran out',
    },
  },
  left: {
    zh: { says: (it) => `您对「${it.event}」的预约已取消。`, result: '已取消' },
    en: { says: (it) => `Your booking of “${it.event}” is cancelled.`, result: 'Cancelled' },
  },
  changed: {
    zh: { says: (it, at) => `您预约的「${it.event}」有变更。${at}`, result: '有变更' },
    en: { says: (it, at) => `“${it.event}”, which you booked, has changed. ${at}`, result: 'Changed' },
  },
  cancelled: {
    zh: { says: (it) => `很抱歉，「${it.event}」已取消。${it.cancel_reason ?? ''}`, result: '活动取消' },
    en: {
      says: (it) => `We are sorry: “${it.event}” is called off. ${it.cancel_reason ?? ''}`.trim(),
      result: 'Called off',
    },
  },
  day: {
    zh: {
      says: (it, at) => `提醒：${whose(it)}「${it.event}」将于${dayOf(it, '今天', '明天')}举行。${at}`,
      result: (it) => dayOf(it, '今天举行', '明天举行'),
    },
    en: {
      says: (it, at) => `Reminder: “${it.event}” is ${dayOf(it, 'today', 'tomorrow')}. ${at}`,
      result: (it) => dayOf(it, 'Today', 'Tomorrow'),
    },
  },
  hour: {
    zh: { says: (it, at) => `提醒：${whose(it)}「${it.event}」即将开始。${at}`, result: '即将开始' },
    en: { says: (it, at) => `Reminder: “${it.event}” begins soon. ${at}`, result: 'Begins soon' },
  },
};

/**
 * Text of a short message about a booking, in the language of whoever booked.
 * @param link address of the manage page; empty where nothing says what the site's address is
 */
export function bookingText(topic: BookingTopic, booked: Booked, link: string): string {
  const { lang } = booked;
  const text = SAYS[topic][lang].says(booked, whenWhere(booked)).trim();
  if (!link || topic === 'lapsed') return text;
  return `${text} ${lang === 'zh' ? '查看或取消：' : 'See or cancel it: '}${link}`;
}

/** What the chat app shows above the text: what it is about, and how it stands. */
export function bookingMatter(topic: BookingTopic, booked: Booked): { matter: string; result: string } {
  const { result } = SAYS[topic][booked.lang];
  return { matter: booked.event, result: typeof result === 'string' ? result : result(booked) };
}

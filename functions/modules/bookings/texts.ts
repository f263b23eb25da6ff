import type { BookingTopic } from '../../../db/contract/bookings.ts';
import { shownTime } from '../../platform/clock.ts';

/** What a short message about a booking is made of. */
interface Booked {
  event: string;
  address: string | null;
  start_time: number | null;
  number: number | null;
  offer_until: number | null;
  cancel_reason: string | null;
  /** 1: the expert of a consultation reads it, who booked nothing. */
  to_expert: number;
}

const minute = (seconds: number): string => shownTime(seconds).slice(0, 16);

/** When and where, as far as it is known. */
function whenWhere({ start_time, address }: Booked): string {
  const parts = [start_time === null ? '' : `时间：${minute(start_time)}`, address ? `地点：${address}` : ''];
  return parts.filter(Boolean).join('，');
}

const whose = ({ to_expert }: Booked): string => (to_expert ? '您的' : '您预约的');

const SAYS: Readonly<Record<BookingTopic, (booked: Booked) => string>> = {
  booked: (it) => `您已成功预约「${it.event}」。${whenWhere(it)}`,
  waiting: (it) => `「${it.event}」名额已满，您的候补序号为 ${it.number}，有空位时将短信通知您。`,
  offered: (it) =>
    `「${it.event}」有空位，已为您保留至 ${it.offer_until === null ? '' : minute(it.offer_until)}，请在此之前确认或放弃。`,
  lapsed: (it) => `您未在保留时间内确认「${it.event}」的名额，名额已转给下一位。如仍想参加，可重新报名。`,
  left: (it) => `您对「${it.event}」的预约已取消。`,
  changed: (it) => `您预约的「${it.event}」有变更。${whenWhere(it)}`,
  cancelled: (it) => `很抱歉，「${it.event}」已取消。${it.cancel_reason ?? ''}`,
  day: (it) => `提醒：${whose(it)}「${it.event}」将于明天举行。${whenWhere(it)}`,
  hour: (it) => `提醒：${whose(it)}「${it.event}」即将开始。${whenWhere(it)}`,
};

/**
 * Text of a short message about a booking.
 * @param link address of the manage page; empty where nothing says what the site's address is
 */
export const bookingText = (topic: BookingTopic, booked: Booked, link: string): string =>
  `${SAYS[topic](booked)}${link && topic !== 'lapsed' ? ` 查看或取消：${link}` : ''}`;

const RESULTS: Readonly<Record<BookingTopic, string>> = {
  booked: '预约成功',
  waiting: '已进入候补',
  offered: '有空位待确认',
  lapsed: '候补已过期',
  left: '已取消',
  changed: '有变更',
  cancelled: '活动取消',
  day: '明天举行',
  hour: '即将开始',
};

/** What the chat app shows above the text: what it is about, and how it stands. */
export const bookingMatter = (topic: BookingTopic, event: string): { matter: string; result: string } => ({
  matter: event,
  result: RESULTS[topic],
});

import { itemPage, publishedOf } from '../../../db/contract/items';
import { DAY } from '../../../db/contract/time';
import type words from '../../i18n/overview';
import type { Answer } from '../../kit/api';
import { type Lang, pickName } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';

export type Overview = Answer<'get', '/v1/user/overview'>;
type Text = (typeof words)['zh'];

/** One thing that waits for the member. */
export interface Duty {
  key: string;
  chip: string;
  /** It is late, or due within a day. */
  urgent: boolean;
  title: string;
  text: string;
  verb: string;
  /** Where it is done. */
  to: string;
  /** What is done at once, without going anywhere. */
  renew?: Overview['renew'][number];
  /** Unix seconds; what has no date comes after what has one. */
  due: number;
}

const LATER = Number.MAX_SAFE_INTEGER;
const own = (itemType: number, query: string): string =>
  `/memberCenter/releases?kind=${publishedOf(itemType).pages}&${query}`;

function renewal(row: Overview['renew'][number], text: Text, at: number, lang: Lang): Duty {
  const end = row.expire_time ?? 0;
  const left = Math.ceil((end - at) / DAY);
  const passed = Math.floor((at - end) / DAY);
  const over = end <= at;
  return {
    key: `renew ${row.id}`,
    chip: over ? text.ended(passed) : text.ends(left),
    urgent: left <= 1,
    title: pickName(lang, row.name, row.name_en),
    text: over ? text.endedText(formatDay(end)) : text.endsText(formatDay(end)),
    verb: text.renew,
    to: itemPage(row.item_type, row.id, row.name),
    renew: row,
    due: end,
  };
}

/** The other side of a deal. */
export const otherOf = (deal: Overview['deals'][number], lang: Lang): string =>
  deal.my_side === 'seeker' ? pickName(lang, deal.owner, deal.owner_en) : pickName(lang, deal.seeker, deal.seeker_en);

function dealing(deal: Overview['deals'][number], text: Text, at: number, lang: Lang): Duty {
  const due = deal.due_time ?? LATER;
  const left = Math.ceil((due - at) / DAY);
  return {
    key: `deal ${deal.id}`,
    chip: due <= at ? text.late(Math.floor((at - due) / DAY)) : text.ends(left),
    urgent: left <= 1,
    title: text.dealWith(otherOf(deal, lang) || text.other),
    text: pickName(lang, deal.item_name, deal.item_name_en),
    verb: text.deal,
    to: `/deals/${deal.id}`,
    due,
  };
}

/** The page that the push's message leads to. */
export const pushPath = ({ push_id, item_type, org_id, push_group_id }: Overview['pushes'][number]): string =>
  `/wxPushDetail/${push_id}/${item_type}/${org_id}/${push_group_id}`;

/** What waits for a member, by its date; what has none comes last. */
export function dutiesOf(overview: Overview, text: Text, at: number, lang: Lang): Duty[] {
  const { renew, returned, joins, deals, pushes, drafts, unread } = overview;
  const dated = [
    ...renew.map((row) => renewal(row, text, at, lang)),
    ...deals
      .filter(({ my_side, due_sides }) => my_side !== null && due_sides.includes(my_side))
      .map((deal) => dealing(deal, text, at, lang)),
  ].sort((one, other) => one.due - other.due);
  const plain = { urgent: false, due: LATER };
  return [
    ...dated,
    ...returned.map(
      (row): Duty => ({
        ...plain,
        key: `returned ${row.id}`,
        chip: text.back,
        title: pickName(lang, row.name, row.name_en),
        text: row.audit_opinion || text.backText,
        verb: text.edit,
        to: own(row.item_type, `publish=${row.id}`),
      }),
    ),
    ...joins.map(
      (row): Duty => ({
        ...plain,
        key: `join ${row.organization_id}`,
        chip: text.joining(row.people),
        title: text.joiningTo(pickName(lang, row.name, row.name_en)),
        text: text.joiningText(formatDay(row.since)),
        verb: text.joiningVerb,
        to: `/memberOrg?id=${encodeURIComponent(row.organization_id)}`,
      }),
    ),
    ...pushes.map(
      (push): Duty => ({
        ...plain,
        key: `push ${push.push_id} ${push.org_id}`,
        chip: text.open(push.items - Math.min(push.answered, push.items)),
        title: push.title,
        text: text.pushText(push.items, push.answered, pickName(lang, push.org_name, push.org_name_en)),
        verb: push.answered ? text.goOn : text.answer,
        to: pushPath(push),
      }),
    ),
    ...drafts.map(
      (draft): Duty => ({
        ...plain,
        key: `draft ${draft.item_type} ${draft.item_id}`,
        chip: text.draft,
        title: draft.name.trim() || text.unnamed,
        text: text.draftText(formatDay(draft.update_time)),
        verb: text.fill,
        to: own(draft.item_type, `publish=${draft.item_id || 'new'}`),
      }),
    ),
    ...(unread
      ? [
          {
            ...plain,
            key: 'notices',
            chip: text.unread(unread),
            title: text.notices,
            text: text.noticesText,
            verb: text.read,
            to: '/notices',
          },
        ]
      : []),
  ];
}

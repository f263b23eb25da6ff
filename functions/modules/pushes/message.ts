import { ITEM } from '../../../db/contract/limits.ts';
import { pushPath, shownOnPhone } from '../../../db/contract/pushes.ts';

/** What the fields of a message are made of. */
interface Content {
  title: string;
  remark: string | null;
  item_type: number;
  /** Number of items, and the name of the first. */
  items: number;
  first_item: string | null;
}

/** What a push's message is made of. */
export interface Subject extends Content {
  push_id: string;
  org_id: string;
  push_group_id: string;
}

/** The four fields of a message; the phone shows the two keynotes (back-office§7, platform facts). */
export interface MessageData {
  first: { value: string };
  keynote1: { value: string };
  keynote2: { value: string };
  remark: { value: string };
}

/** What the recipient reads when the operator wrote no remark. */
const summaryOf = ({ items, first_item, item_type }: Content): string =>
  `${items}项${item_type === ITEM.demand ? '需求' : '成果'}${first_item ? `：${first_item}` : ''}`;

/**
 * The fields of a message: the subject and the summary stand where the phone shows them, cut as it cuts them.
 */
export function messageData(subject: Content): MessageData {
  const remark = subject.remark?.trim() || summaryOf(subject);
  return {
    first: { value: subject.title },
    keynote1: { value: shownOnPhone(subject.title) },
    keynote2: { value: shownOnPhone(remark) },
    remark: { value: remark },
  };
}

/**
 * Address of the page that the message leads to (back-office§2).
 * @param origin of the site, without a slash at its end
 */
export const messageUrl = (origin: string, { push_id, item_type, org_id, push_group_id }: Subject): string =>
  `${origin}${pushPath(push_id, item_type, org_id, push_group_id)}`;

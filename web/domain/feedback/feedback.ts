import { asked, type Row } from '../../../db/contract/tables';
import { type FeedbackForm, feedbackForm2, itemFeedbackForm, projectFeedbackForm } from '../../../db/contract/talk';
import { secondsNow } from '../../../db/contract/time';
import type { UploadedFile } from '../../../db/contract/uploads';
import { addRow, api, putRows } from '../../kit/api';
import type { RegionStep } from '../fields/regions';

/** What the message of a push brings along, stored with its feedback (back-office§3). */
interface PushOrigin {
  push_wechat_id: string;
  push_group_id?: string;
  org_id?: string;
  openid?: string;
  wechat_name?: string;
}

export interface FeedbackProps {
  itemType: number;
  itemId: string;
  /** Name of the item, where the page around does not say it. */
  subject?: string;
  /** item unless told. */
  form?: FeedbackForm;
  /** Feedback to change; without it the own one on the item is looked for. */
  id?: string;
  push?: PushOrigin;
}

export const FEEDBACK_COLUMNS = [
  ...(['id', 'phone', 'name', 'province_name', 'remark', 'files', 'user_id', 'kind'] as const),
  ...(['add_time', 'update_time'] as const),
] as const;

/** A row of the feedback table, as its writer and the publisher of the item read it. */
export type Feedback = Pick<Row<'feedback'>, (typeof FEEDBACK_COLUMNS)[number]>;

export interface FeedbackValues {
  phone: string;
  name: string;
  remark: string;
  place: RegionStep[];
  files: UploadedFile[];
}

interface StoredFile {
  name: string;
  url: string;
  suffix?: string;
  size?: number;
}

const SCHEMAS = { item: itemFeedbackForm, project: projectFeedbackForm, v2: feedbackForm2 } as const;
export const schemaOf = (form: FeedbackForm) => SCHEMAS[form];

/** What was stored as files; anything else counts as none. */
export function filesOf(text: string | null | undefined): StoredFile[] {
  try {
    const list: unknown = JSON.parse(text || '[]');
    return Array.isArray(list)
      ? (list as StoredFile[]).filter((file) => /^(https?:\/\/|\/(?!\/))/.test(file?.url))
      : [];
  } catch {
    return [];
  }
}

export function valuesOf(own: Feedback | undefined): FeedbackValues {
  return {
    phone: own?.phone ?? '',
    name: own?.name ?? '',
    remark: own?.remark ?? '',
    place: (own?.province_name ?? '')
      .split(' ')
      .filter(Boolean)
      .map((name) => ({ id: name, name })),
    files: filesOf(own?.files).map(({ name, url, suffix, size }) => ({
      fileShowName: name,
      url,
      suffix: suffix ?? '',
      size: size ?? 0,
    })),
  };
}

function columnsOf(form: FeedbackForm, values: FeedbackValues): Partial<Feedback> {
  const files = values.files.map(({ fileShowName, url, suffix, size }) => ({ name: fileShowName, url, suffix, size }));
  return {
    name: values.name.trim(),
    remark: values.remark.trim(),
    files: JSON.stringify(files),
    ...(form === 'project'
      ? { province_name: values.place.map(({ name }) => name).join(' ') }
      : { phone: values.phone.trim() }),
  };
}

const SIGNED_IN = 2;
const PUSHED = 1;

/** The newest own feedback on the item (COMM-025), or the one that is named. */
export const ownCall = ({ itemId, id, push }: FeedbackProps, userId: string) =>
  asked({
    table: 'feedback',
    columns: FEEDBACK_COLUMNS,
    where: id ? { id } : { item_id: itemId, user_id: userId, source: push ? PUSHED : SIGNED_IN, kind: 'message' },
    order: [['add_time', 'desc']],
    pageSize: 1,
  });

/** Version 2 asks for a reminder; without one the feedback stands all the same (decision 81). */
async function remind(id: string): Promise<void> {
  const entry = { cheese_id: id, ai: 1, remind_start_time: secondsNow(), ai_stage: 1 };
  await api.post('/egg/remind/add', entry, { silent: true }).catch(() => undefined);
}

/** Adds feedback, or changes the own one: only what is new is reminded of (COMM-027). */
export async function saveFeedback(
  { itemType, itemId, form = 'item', push }: FeedbackProps,
  own: Feedback | undefined,
  values: FeedbackValues,
): Promise<void> {
  const data = columnsOf(form, values);
  if (own) {
    await putRows('feedback', { id: own.id }, { ...data, update_time: secondsNow() });
    return;
  }
  const added = await addRow('feedback', {
    ...data,
    item_id: itemId,
    item_type: itemType,
    add_time: secondsNow(),
    ...push,
  });
  if (form === 'v2') await remind(added.id);
}

import * as z from 'zod';
import { type CheeseInput, cheeseInput } from '../../../../db/contract/documents';
import { asked, type RowAsked } from '../../../../db/contract/tables';
import { secondsOfShown } from '../../../../db/contract/time';
import { addRow, api, delRows, putRows, readRows } from '../../../kit/api';

export const CHEESES = ['cheese'];
const PAGE_SIZE = 10;
/** A reminder of this stage is awaited. */
const AWAITED = 1;

/** The caller's notes, the newest first; the table service answers nobody else's. */
export const cheesesAsked = (keyword: string, pageIndex: number) =>
  asked({
    table: 'cheese',
    columns: ['id', 'title', 'profile', 'add_time', 'update_time'],
    where: keyword ? { title: { like: keyword } } : {},
    order: [
      ['add_time', 'desc'],
      ['id', 'desc'],
    ],
    pageIndex,
    pageSize: PAGE_SIZE,
  });
export type Cheese = RowAsked<ReturnType<typeof cheesesAsked>>;

/** The reminders of notes that are awaited. */
export const remindersAsked = (ids: readonly string[]) =>
  asked({
    table: 'remind',
    columns: ['id', 'cheese_id', 'remind_start_time'],
    where: { cheese_id: { in: ids }, ai_stage: AWAITED },
    order: [['remind_start_time', 'asc']],
    pageSize: 100,
  });
export type CheeseReminder = RowAsked<ReturnType<typeof remindersAsked>>;

/** Shape of the form: the note, and when to be reminded of it, 'YYYY-MM-DD HH:mm:ss' or blank. */
export const cheeseForm = cheeseInput.extend({ remind: z.string() });
export type CheeseValues = CheeseInput & { remind: string };

async function saveReminder(cheeseId: string, shown: string, stored: CheeseReminder | undefined): Promise<void> {
  const at = shown ? secondsOfShown(shown) : 0;
  if (stored && !at) await api.del('/egg/remind/del', { id: stored.id });
  else if (stored && at !== stored.remind_start_time)
    await api.put('/egg/remind/put', { id: stored.id, remind_start_time: at, ai_stage: AWAITED });
  else if (!stored && at)
    await api.post('/egg/remind/add', { cheese_id: cheeseId, ai: 1, remind_start_time: at, ai_stage: AWAITED });
}

/** Writes a note with its reminder; of a new one whose reminder fails nothing stays, so that it can be sent again. */
export async function saveCheese(
  { remind, ...cheese }: CheeseValues,
  stored: Cheese | null,
  reminder: CheeseReminder | undefined,
): Promise<void> {
  if (stored) {
    await putRows('cheese', { id: stored.id }, cheese);
    await saveReminder(stored.id, remind, reminder);
    return;
  }
  const { id } = await addRow('cheese', cheese);
  try {
    await saveReminder(id, remind, undefined);
  } catch (error) {
    await delRows('cheese', { id }).catch(() => undefined);
    throw error;
  }
}

/** Takes a note away, and its reminders with it: they would remind of nothing. */
export async function removeCheese(id: string): Promise<void> {
  const { records } = await readRows(remindersAsked([id]));
  for (const reminder of records) await api.del('/egg/remind/del', { id: reminder.id });
  await delRows('cheese', { id });
}

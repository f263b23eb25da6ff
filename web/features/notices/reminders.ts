import * as z from 'zod';
import { escapedText } from '../../../db/contract/rich-text';
import { secondsOfShown } from '../../../db/contract/time';
import { addRow, api, delRows } from '../../kit/api';

export const REMINDERS = ['reminders'];
/** Longest note, in characters. */
export const NOTE_MAX = 200;

export interface ReminderValues {
  note: string;
  /** 'YYYY-MM-DD HH:mm:ss', as all times of the site are shown. */
  time: string;
}

const time = z.string().min(1, 'required');
export const changeSchema = z.object({ note: z.string(), time });
export const addSchema = z.object({
  time,
  note: z
    .string()
    .refine((value) => value.trim() !== '', 'required')
    .max(NOTE_MAX, 'too_long'),
});

/** A note to oneself, with a reminder of it; without its reminder the note goes again. */
export async function addReminder({ note, time: shown }: ReminderValues): Promise<void> {
  const title = note.trim();
  const { id } = await addRow('cheese', { title, profile: `<p>${escapedText(title)}</p>` });
  try {
    await api.post('/egg/remind/add', { cheese_id: id, ai: 1, remind_start_time: secondsOfShown(shown), ai_stage: 1 });
  } catch (error) {
    await delRows('cheese', { id }).catch(() => undefined);
    throw error;
  }
}

/** Moves a reminder; it is awaited again. */
export const moveReminder = (id: string, shown: string): Promise<unknown> =>
  api.put('/egg/remind/put', { id, remind_start_time: secondsOfShown(shown), ai_stage: 1 });

export const removeReminder = (id: string): Promise<unknown> => api.del('/egg/remind/del', { id });

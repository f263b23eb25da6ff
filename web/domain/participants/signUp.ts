import * as z from 'zod';
import { answerComplaints, type BookingAnswer, questionsOf } from '../../../db/contract/bookings';
import type { TableName } from '../../../db/contract/tables';
import { addFields } from '../../kit/api';
import { sentAnswers } from './QuestionFields';

const answers = z.record(z.string(), z.union([z.string(), z.boolean()]));
interface Answered {
  answers: z.output<typeof answers>;
}

/**
 * The shape of a sign-up with answers to the questions of its event.
 * @param stored the questions, as JSON text
 */
export const withAnswers = <S extends z.ZodRawShape>(shape: S, stored: string | null) =>
  z.object({ ...shape, answers }).superRefine((given, context) => {
    for (const { key, code } of answerComplaints(questionsOf(stored), (given as unknown as Answered).answers)) {
      context.addIssue({ code: 'custom', path: ['answers', key], message: code });
    }
  });

/** Sends a sign-up: what is blank is not said. */
export async function signUp(
  table: Extract<TableName, 'course_user' | 'meeting_user'>,
  event: Readonly<Record<string, string>>,
  { answers: given, ...values }: Answered & Record<string, unknown>,
): Promise<BookingAnswer> {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  const sent = sentAnswers(given);
  const data = { ...Object.fromEntries(filled), ...event, ...(sent && { answers: sent }) };
  return (await addFields(table, data)) as unknown as BookingAnswer;
}

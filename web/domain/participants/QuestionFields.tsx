import type { BookingAnswers, BookingQuestion } from '../../../db/contract/bookings';
import { FormSelect, FormSwitch, FormText } from '../../kit/form';
import { pickName, useLang } from '../../kit/i18n';

/** What a form begins with, by the keys of the questions. */
export const blankAnswers = (questions: readonly BookingQuestion[]): BookingAnswers =>
  Object.fromEntries(questions.map(({ key, kind }) => [key, kind === 'consent' ? false : '']));

/** What is sent of the answers: JSON text, nothing where nothing was answered. */
export function sentAnswers(answers: BookingAnswers): string | null {
  const given = Object.entries(answers).filter(([, answer]) => answer !== '' && answer !== false);
  return given.length > 0 ? JSON.stringify(Object.fromEntries(given)) : null;
}

/** The own questions of a sign-up, under `answers` of the form around them. */
export function QuestionFields({ questions }: { questions: readonly BookingQuestion[] }) {
  const { lang } = useLang();
  return questions.map(({ key, kind, label: zh, label_en, options = [], required }) => {
    const field = { name: `answers.${key}`, label: pickName(lang, zh, label_en), required };
    if (kind === 'consent') return <FormSwitch key={key} {...field} />;
    if (kind === 'choice') {
      const choices = options.map((option) => ({
        value: option.value,
        label: pickName(lang, option.value, option.label_en),
      }));
      return <FormSelect key={key} {...field} options={choices} />;
    }
    return <FormText key={key} {...field} maxLength={500} />;
  });
}

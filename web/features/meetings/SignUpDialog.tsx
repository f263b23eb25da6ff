import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import * as z from 'zod';
import { answerComplaints, BOOKING_LIMITS, type BookingAnswer, questionsOf } from '../../../db/contract/bookings';
import { telephone } from '../../../db/contract/formats';
import { blankAnswers, QuestionFields, sentAnswers } from '../../domain/participants/QuestionFields';
import { FIRST_SEAT, SeatFields, seatShape } from '../../domain/participants/SeatFields';
import { SignUpOutcome } from '../../domain/participants/SignUpOutcome';
import { useSession } from '../../domain/session';
import words from '../../i18n/meetings';
import { addFields, queryClient } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { AppForm, FormText, useAppForm } from '../../kit/form';
import { inChinese, pickName, useLang, useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';

/** Exactly as wide as the documents say (core§2). */
const WIDTH = 300;

const LIMITS = { name: 50, phone: 20, unit: 100, post: 100, intention: 500 } as const;

const shapeOf = (stored: string | null, checked: boolean) =>
  z
    .object({
      name: z.string().trim().min(1, 'name_required').max(LIMITS.name, 'too_long'),
      phone: telephone(LIMITS.phone, 'phone_required'),
      unit: z.string().trim().max(LIMITS.unit, 'too_long'),
      post: z.string().trim().max(LIMITS.post, 'too_long'),
      intention: z.string().trim().max(LIMITS.intention, 'too_long'),
      ...seatShape(checked),
      answers: z.record(z.string(), z.union([z.string(), z.boolean()])),
    })
    .superRefine(({ answers }, context) => {
      for (const { key, code } of answerComplaints(questionsOf(stored), answers)) {
        context.addIssue({ code: 'custom', path: ['answers', key], message: code });
      }
    });

interface Asked {
  meetingId: string;
  meetingName: string;
  name_en: string | null;
  /** JSON text of the form's own questions. */
  questions: string | null;
  /** 1: the phone is proved by a code. */
  check_phone: number;
}

/** The dialog 'meetingSignUp' (back-office§2): visitors reserve a seat; what is known of a member is filled in. */
export default function SignUpDialog({
  meetingId,
  meetingName,
  name_en,
  questions: stored,
  check_phone,
  close,
}: DialogProps<Asked>) {
  const { dialog: text } = useText(words);
  const { lang } = useLang();
  const { user } = useSession();
  const [answer, setAnswer] = useState<BookingAnswer | null>(null);
  const name = pickName(lang, meetingName, name_en);
  const questions = questionsOf(stored);
  const form = useAppForm({
    schema: shapeOf(stored, check_phone === 1),
    defaultValues: {
      name: user?.name || '',
      phone: user?.tel || '',
      unit: user?.orgs?.[0]?.name ?? '',
      post: '',
      intention: '',
      ...FIRST_SEAT,
      answers: blankAnswers(questions),
    },
    onSubmit: async ({ answers, ...values }) => {
      const given = Object.entries(values).filter(([, value]) => value !== '');
      const sent = sentAnswers(answers);
      const data = { ...Object.fromEntries(given), meeting_id: meetingId, ...(sent && { answers: sent }) };
      const made = (await addFields('meeting_user', data)) as unknown as BookingAnswer;
      // Where it stands is said by the dialog; a place in the waiting list is no seat.
      if (made.place === null) toast.success(text.done);
      setAnswer(made);
      await Promise.all(
        [['meetings', 'seats'], ['booking']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    },
  });
  const leave = async () => {
    if (await form.confirmLeave()) close();
  };
  return (
    <AppDialog
      title={text.title}
      width={WIDTH}
      closeOnBackdrop={false}
      {...(answer === null && { beforeClose: form.confirmLeave })}
    >
      <Box {...inChinese(name)} sx={{ mb: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      {answer ? (
        <SignUpOutcome answer={answer} says={text} onClose={close} />
      ) : (
        <AppForm form={form}>
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            <FormText name="name" label={text.name} required autoComplete="name" maxLength={LIMITS.name} />
            <FormText name="phone" label={text.phone} required type="tel" autoComplete="tel" maxLength={LIMITS.phone} />
            <FormText name="unit" label={text.unit} autoComplete="organization" maxLength={LIMITS.unit} />
            <FormText name="post" label={text.post} autoComplete="organization-title" maxLength={LIMITS.post} />
            <FormText name="intention" label={text.intention} maxLength={LIMITS.intention} />
            <SeatFields checked={check_phone === 1} most={BOOKING_LIMITS.party} />
            <QuestionFields questions={questions} />
          </Box>
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1.5, mt: 2 }}>
            <Button onClick={() => void leave()}>{text.cancel}</Button>
            <Button type="submit" variant="contained" loading={form.saving}>
              {text.submit}
            </Button>
          </Box>
        </AppForm>
      )}
    </AppDialog>
  );
}

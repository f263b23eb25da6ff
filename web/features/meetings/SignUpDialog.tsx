import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { BOOKING_LIMITS, type BookingAnswer, questionsOf } from '../../../db/contract/bookings';
import { blank, filled } from '../../../db/contract/fields';
import { telephone } from '../../../db/contract/formats';
import { blankAnswers, QuestionFields } from '../../domain/participants/QuestionFields';
import { FIRST_SEAT, SeatFields, seatShape } from '../../domain/participants/SeatFields';
import { SignUpFrame } from '../../domain/participants/SignUpFrame';
import { signUp, withAnswers } from '../../domain/participants/signUp';
import { useSession } from '../../domain/session';
import words from '../../i18n/meetings';
import { reread } from '../../kit/api';
import type { DialogProps } from '../../kit/dialogs/registry';
import { AppForm, FormFoot, FormText, useAppForm } from '../../kit/form';
import { pickName, useLang, useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';

const LIMITS = { name: 50, phone: 20, unit: 100, post: 100, intention: 500 } as const;

const person = {
  name: filled(LIMITS.name, 'name_required'),
  phone: telephone(LIMITS.phone, 'phone_required'),
  unit: blank(LIMITS.unit),
  post: blank(LIMITS.post),
  intention: blank(LIMITS.intention),
};

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
    schema: withAnswers({ ...person, ...seatShape(check_phone === 1) }, stored),
    defaultValues: {
      name: user?.name || '',
      phone: user?.tel || '',
      unit: user?.orgs?.[0]?.name ?? '',
      post: '',
      intention: '',
      ...FIRST_SEAT,
      answers: blankAnswers(questions),
    },
    onSubmit: async (values) => {
      const made = await signUp('meeting_user', { meeting_id: meetingId }, values);
      // Where it stands is said by the dialog; a place in the waiting list is no seat.
      if (made.place === null) toast.success(text.done);
      setAnswer(made);
      await reread([['meetings', 'seats'], ['booking']]);
    },
  });
  const leave = async () => {
    if (await form.confirmLeave()) close();
  };
  return (
    <SignUpFrame
      title={text.title}
      name={name}
      answer={answer}
      says={text}
      confirmLeave={form.confirmLeave}
      close={() => close()}
    >
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
        <FormFoot>
          <Button onClick={() => void leave()}>{text.cancel}</Button>
          <Button type="submit" variant="contained" loading={form.saving}>
            {text.submit}
          </Button>
        </FormFoot>
      </AppForm>
    </SignUpFrame>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type BookingAnswer, largestParty, questionsOf } from '../../../db/contract/bookings';
import { type CourseWhole, courseSignUp } from '../../../db/contract/courses';
import { GENDERS, TRAFFIC_TYPES } from '../../../db/contract/enums';
import { blankAnswers, QuestionFields } from '../../domain/participants/QuestionFields';
import { FIRST_SEAT, SeatFields, seatShape } from '../../domain/participants/SeatFields';
import { SignUpFrame } from '../../domain/participants/SignUpFrame';
import { signUp, withAnswers } from '../../domain/participants/signUp';
import { useSession } from '../../domain/session';
import words from '../../i18n/courses';
import { reread } from '../../kit/api';
import type { DialogProps } from '../../kit/dialogs/registry';
import { AppForm, FormFoot, FormSelect, FormText, useAppForm } from '../../kit/form';
import { pickName, useLang, useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';

/** The dialog 'courseSignUp' (core§2, back-office§2): visitors book a class; what is known of a member is filled in. */
export default function SignUpDialog({ course, close }: DialogProps<{ course: CourseWhole }>) {
  const text = useText(words);
  const { lang } = useLang();
  const { user } = useSession();
  const [answer, setAnswer] = useState<BookingAnswer | null>(null);
  const name = pickName(lang, course.name, course.name_en);
  const questions = questionsOf(course.questions);
  const { fields } = text;
  const checked = course.check_phone === 1;
  const form = useAppForm({
    schema: withAnswers({ ...courseSignUp.shape, ...seatShape(checked) }, course.questions),
    defaultValues: {
      name: user?.name || '',
      sex: '' as '' | number,
      org_name: user?.orgs?.[0]?.name ?? '',
      post: '',
      phone: user?.tel || '',
      traffic_type: '' as '' | number,
      ...FIRST_SEAT,
      answers: blankAnswers(questions),
    },
    onSubmit: async (values) => {
      const made = await signUp('course_user', { course_id: course.id }, values);
      // Where it stands is said by the dialog; a place in the waiting list is no seat.
      if (made.place === null) toast.success(text.signedUp);
      setAnswer(made);
      await reread([['booking']]);
    },
  });
  const choices = (all: typeof GENDERS) => all.map((each) => ({ value: each.value, label: each[lang] }));
  return (
    <SignUpFrame
      title={text.signUp}
      name={name}
      answer={answer}
      says={{ booked: text.bookedText, waiting: text.waiting, manage: text.manageBooking, close: text.done }}
      confirmLeave={form.confirmLeave}
      close={() => close()}
    >
      <AppForm form={form}>
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          <FormText name="name" label={fields.name} required autoComplete="name" maxLength={50} />
          <FormSelect name="sex" label={fields.sex} options={choices(GENDERS)} />
          <FormText name="org_name" label={fields.org_name} autoComplete="organization" maxLength={100} />
          <FormText name="post" label={fields.post} autoComplete="organization-title" maxLength={100} />
          <FormText name="phone" label={fields.phone} required type="tel" autoComplete="tel" maxLength={20} />
          <FormSelect name="traffic_type" label={fields.traffic_type} options={choices(TRAFFIC_TYPES)} />
          <SeatFields checked={checked} most={largestParty('course', course.paid)} />
          <QuestionFields questions={questions} />
        </Box>
        <FormFoot>
          <Button type="submit" variant="contained" fullWidth loading={form.saving}>
            {text.submit}
          </Button>
        </FormFoot>
      </AppForm>
    </SignUpFrame>
  );
}

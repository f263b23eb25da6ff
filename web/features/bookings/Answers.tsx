import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import * as z from 'zod';
import {
  answerComplaints,
  type BookingAnswers,
  type BookingQuestion,
  type OwnBooking,
  questionsOf,
} from '../../../db/contract/bookings';
import { blankAnswers, QuestionFields } from '../../domain/participants/QuestionFields';
import words from '../../i18n/bookings';
import { api, queryClient } from '../../kit/api';
import { AppForm, useAppForm } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';

const shapeOf = (questions: readonly BookingQuestion[]) =>
  z
    .object({ answers: z.record(z.string(), z.union([z.string(), z.boolean()])) })
    .superRefine(({ answers }, context) => {
      for (const { key, code } of answerComplaints(questions, answers)) {
        context.addIssue({ code: 'custom', path: ['answers', key], message: code });
      }
    });

const given = (answers: BookingAnswers): BookingAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== '' && answer !== false));

function Form({ questions, booking, manage }: AnswersProps & { questions: readonly BookingQuestion[] }) {
  const text = useText(words);
  const asked = blankAnswers(questions);
  // What was asked once and is asked no more is not sent again.
  const known = Object.fromEntries(Object.entries(booking.answers).filter(([key]) => key in asked));
  const form = useAppForm({
    schema: shapeOf(questions),
    defaultValues: { answers: { ...asked, ...known } },
    onSubmit: async ({ answers }) => {
      await api.post('/v1/booking/change', { manage, answers: given(answers) });
      toast.success(text.answersSaved);
      await queryClient.invalidateQueries({ queryKey: ['booking'] });
    },
  });
  return (
    <Box
      component="section"
      aria-labelledby="booking-answers"
      sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="h3" id="booking-answers" sx={{ mb: 2 }}>
        {text.answers}
      </Typography>
      <AppForm form={form}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <QuestionFields questions={questions} />
        </Box>
        <Button type="submit" variant="outlined" loading={form.saving} sx={{ mt: 2 }}>
          {text.saveAnswers}
        </Button>
      </AppForm>
    </Box>
  );
}

interface AnswersProps {
  booking: OwnBooking;
  manage: string;
}

/** The own answers to the questions of the form, which may be changed as long as the booking stands; nothing where none are asked. */
export function Answers(props: AnswersProps) {
  const questions = questionsOf(props.booking.event.questions);
  return questions.length > 0 ? <Form {...props} questions={questions} /> : null;
}

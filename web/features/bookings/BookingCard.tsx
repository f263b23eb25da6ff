import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod';
import {
  answerComplaints,
  type BookingAnswers,
  type BookingQuestion,
  type OwnBooking,
  questionsOf,
} from '../../../db/contract/bookings';
import { coursePath } from '../../../db/contract/courses';
import { DoorCode } from '../../domain/attendance/DoorCode';
import { blankAnswers, QuestionFields } from '../../domain/participants/QuestionFields';
import { BOOKING_TONES } from '../../domain/participants/tones';
import words from '../../i18n/bookings';
import { api, apiPath, reread, useApiQuery } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { AppForm, useAppForm } from '../../kit/form';
import { inChinese, pickName, useLang, useNamed, useText } from '../../kit/i18n';
import { formatMoment } from '../../kit/layout/moments';
import { ToneChip } from '../../kit/layout/StateChip';
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
      await reread([['booking']]);
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
function Answers(props: AnswersProps) {
  const questions = questionsOf(props.booking.event.questions);
  return questions.length > 0 ? <Form {...props} questions={questions} /> : null;
}

const TICK_MS = 15_000;
const MINUTE_MS = 60_000;

/** Where the calendar file is: it puts the event into a calendar, and takes it out once the seat was given up or the event called off. */
const calendarOf = (manage: string) => ({
  href: `${apiPath('/v1/booking/ics')}?${new URLSearchParams({ manage })}`,
  download: 'booking.ics',
});

/** Whole minutes until a time, as they pass. */
function useMinutesUntil(unix: number | null): number {
  const [at, setAt] = useState(Date.now);
  useEffect(() => {
    if (unix === null) return;
    const timer = setInterval(() => setAt(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [unix]);
  return unix === null ? 0 : Math.max(0, Math.ceil((unix * 1000 - at) / MINUTE_MS));
}

function Fact({ label, value }: { label: string; value: string }) {
  if (!value) return null;
  return (
    <Box sx={{ display: 'flex', gap: 2, py: 0.75 }}>
      <Box component="dt" sx={{ flex: '0 0 72px', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }} {...inChinese(value)}>
        {value}
      </Box>
    </Box>
  );
}

/** Where the event is told in full, and signed up for anew. */
const pageOf = ({ kind, event_id: id }: OwnBooking): string =>
  kind === 'course' ? coursePath(id) : `/meetingDetail/${id}`;

/** A booking and what its holder may do with it. */
export function BookingCard({ booking, manage }: { booking: OwnBooking; manage: string }) {
  const text = useText(words);
  const { lang } = useLang();
  const named = useNamed();
  const { event, state } = booking;
  const { title, original } = named(event);
  const called = event.cancel_time !== null;
  const open = !called && state !== 'left' && state !== 'lapsed';
  return (
    <Box
      component="section"
      sx={{ p: { xs: 2.5, sm: 4 }, border: 1, borderColor: 'divider', borderRadius: 4, bgcolor: 'background.paper' }}
    >
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }} {...inChinese(title)}>
        <Box component={Link} to={pageOf(booking)} sx={{ color: 'brand.text' }}>
          {title}
        </Box>
      </Typography>
      {original ? (
        <Box lang="zh-CN" sx={{ color: 'text.secondary' }}>
          {original}
        </Box>
      ) : null}
      <Box role="status" sx={{ my: 2 }}>
        <ToneChip label={text.states[state]} tone={called ? 'rejected' : BOOKING_TONES[state]} />
        <Typography sx={{ mt: 1 }} {...(called && inChinese(event.cancel_reason))}>
          {called ? text.called(event.cancel_reason ?? '') : text.hints[state]}
        </Typography>
        {state === 'waiting' && booking.number !== null && !called ? (
          <Typography sx={{ fontWeight: 600 }}>{text.place(booking.number, booking.ahead)}</Typography>
        ) : null}
        {state === 'offered' && !called ? <Offer until={booking.offer_until} /> : null}
      </Box>
      <Box component="dl" sx={{ m: 0 }}>
        <Fact label={text.when} value={formatMoment(event.start_time)} />
        <Fact label={text.where} value={pickName(lang, event.address, event.address_en)} />
        <Fact label={text.name} value={booking.name} />
        <Fact label={text.phone} value={booking.phone} />
        {open ? null : <Fact label={text.party} value={text.partyOf(booking.party)} />}
      </Box>
      {open ? <Steps booking={booking} manage={manage} /> : null}
      {open || state === 'lapsed' || event.start_time === null ? null : (
        <Button variant="outlined" {...calendarOf(manage)} sx={{ mt: 3 }}>
          {text.offCalendar}
        </Button>
      )}
      {open ? <Answers booking={booking} manage={manage} /> : null}
      {open && state === 'booked' ? <Door manage={manage} /> : null}
    </Box>
  );
}

/** What staff scan at the door. */
function Door({ manage }: { manage: string }) {
  const query = useApiQuery(['booking', 'door'], '/v1/booking/door', { manage }, { silent: true });
  if (!query.data) return null;
  return (
    <Box sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <DoorCode {...query.data} />
    </Box>
  );
}

function Offer({ until }: { until: number | null }) {
  const text = useText(words);
  const minutes = useMinutesUntil(until);
  return (
    <Typography sx={{ fontWeight: 600 }}>
      {text.until(formatMoment(until))} · {text.left(minutes)}
    </Typography>
  );
}

function Steps({ booking, manage }: { booking: OwnBooking; manage: string }) {
  const text = useText(words);
  const { state, event } = booking;
  const invalidates = [['booking']];
  const accept = useApiMutation(() => api.post('/v1/booking/accept', { manage }), { invalidates });
  const cancel = useApiMutation(() => api.post('/v1/booking/cancel', { manage }), {
    ask: () => ({ title: text.sure, text: text.sureText, cancelLabel: text.keep, confirmLabel: leaving, danger: true }),
    invalidates,
  });
  const change = useApiMutation((party: number) => api.post('/v1/booking/change', { manage, party }), {
    invalidates,
    done: text.partySaved,
  });
  const leaving = { booked: text.leave, offered: text.refuse, waiting: text.leaveList, left: '', lapsed: '' }[state];
  const busy = accept.isPending || cancel.isPending || change.isPending;
  return (
    <>
      {booking.party_max > 1 ? (
        <TextField
          select
          size="small"
          label={text.party}
          value={booking.party}
          disabled={busy}
          onChange={({ target }) => change.mutate(Number(target.value))}
          sx={{ mt: 2, width: 160 }}
        >
          {Array.from({ length: booking.party_max }, (_, place) => place + 1).map((party) => (
            <MenuItem key={party} value={party}>
              {text.partyOf(party)}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        {state === 'offered' ? (
          <Button variant="contained" loading={accept.isPending} disabled={busy} onClick={() => accept.mutate()}>
            {text.accept}
          </Button>
        ) : null}
        {state === 'booked' && event.start_time !== null ? (
          <Button variant="outlined" {...calendarOf(manage)}>
            {text.calendar}
          </Button>
        ) : null}
        <Button color="error" loading={cancel.isPending} disabled={busy} onClick={() => cancel.mutate()}>
          {leaving}
        </Button>
      </Box>
    </>
  );
}

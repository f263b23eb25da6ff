import * as z from 'zod';
import {
  BOOKED_KINDS,
  bookingChange,
  bookingStep,
  manageInput,
  manageQuery,
  ownBooking,
  ownSignUp,
  seats,
  seatsQuery,
} from '../bookings.ts';
import { calls, get, page, paged, post } from '../endpoint.ts';

export const bookingCalls = calls('public', {
  seats: get('/v1/booking', {
    who: 'everybody',
    summary: 'Seats of a meeting or course: how many there are, are taken, and how many wait; at most 5 s old',
    query: seatsQuery,
    answer: seats,
  }),
  own: get('/v1/booking/own', {
    who: 'bearer',
    summary: 'A booking, for whoever holds the key of its manage page',
    query: manageQuery,
    answer: ownBooking,
  }),
  mine: get('/v1/user/booking/list', {
    who: 'user',
    summary:
      'The own sign-ups for meetings or courses that were not given up, the newest first; `id`: those for one of them',
    query: paged('id').extend({ kind: z.enum(BOOKED_KINDS) }),
    answer: page(ownSignUp),
  }),
  calendar: get('/v1/booking/ics', {
    who: 'bearer',
    summary:
      'A booking as a calendar file; one that was given up or called off takes the event out of the calendar again',
    query: manageQuery,
    file: 'text/calendar',
  }),
  cancel: post('/v1/booking/cancel', {
    who: 'bearer',
    summary: 'Give a seat, an offered seat or a place in the waiting list up; the seat goes to the next at once',
    body: manageInput,
    answer: bookingStep,
  }),
  accept: post('/v1/booking/accept', {
    who: 'bearer',
    summary: 'Take the seat that was offered',
    body: manageInput,
    answer: bookingStep,
  }),
  change: post('/v1/booking/change', {
    who: 'bearer',
    summary: 'Change how many come, or the answers to the questions of the form',
    body: bookingChange,
    answer: bookingStep,
  }),
});

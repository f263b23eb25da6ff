import type { BookingState } from '../../../db/contract/bookings';
import type { Tone } from '../../kit/layout/StateChip';

/** In which tone a sign-up says where it stands. */
export const BOOKING_TONES: Readonly<Record<BookingState, Tone>> = {
  booked: 'adopted',
  waiting: 'review',
  offered: 'returned',
  left: 'none',
  lapsed: 'none',
};

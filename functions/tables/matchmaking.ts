import { closeTables } from '../data/table.ts';

/** 1:1 meetings at meetings: calls of their own, for those who take part and for staff. */
export const matchmaking = closeTables([
  'matchmaking',
  'matchmaking_slot',
  'matchmaking_member',
  'matchmaking_request',
  'matchmaking_appointment',
  'matchmaking_seat',
]);

import { administrationCalls, organizationEditCalls } from './calls/administration.ts';
import { allowanceCalls } from './calls/allowances.ts';
import { contactCalls } from './calls/contacts.ts';
import { dealCalls } from './calls/deals.ts';
import { inboxCalls } from './calls/inbox.ts';
import { organizationRecordCalls } from './calls/organization-records.ts';
import { organizationCalls } from './calls/organizations.ts';
import { applicationCalls } from './calls/push-applications.ts';
import { pushPickerCalls } from './calls/push-pickers.ts';
import { funnelCalls, pushRecordCalls } from './calls/push-records.ts';
import { pushCalls, receiptCalls } from './calls/pushes.ts';
import { subscriptionCalls } from './calls/subscriptions.ts';
import type { Endpoint } from './endpoint.ts';

const LISTS = [
  administrationCalls,
  allowanceCalls,
  applicationCalls,
  contactCalls,
  dealCalls,
  funnelCalls,
  inboxCalls,
  organizationCalls,
  organizationEditCalls,
  organizationRecordCalls,
  pushCalls,
  pushPickerCalls,
  pushRecordCalls,
  receiptCalls,
  subscriptionCalls,
] as const;

type Calls<L> = L extends readonly unknown[] ? { [I in keyof L]: L[I][keyof L[I]] }[number] : never;
type Call = Extract<Calls<typeof LISTS>, Endpoint>;

/** A name in braces stands for any text. */
type Filled<P extends string> = P extends `${infer Start}{${string}}${infer End}`
  ? `${Start}${string}${Filled<End>}`
  : P;

/** Every call of the application by its method and path. The site imports its type alone: shapes would weigh on it. */
export type Endpoints = { [C in Call as `${C['method']} ${Filled<C['path']>}`]: C };

/** The same as a list. */
export const ENDPOINTS: readonly Endpoint[] = LISTS.flatMap((list) => Object.values(list));

import * as z from 'zod';
import { changed, del, get, page, post, texts } from '../endpoint.ts';
import type { Authority } from '../limits.ts';
import { auditInput } from '../publishing.ts';
import { listFilter } from '../reviews.ts';

const text = z.string().optional();

/** What narrows, orders and pages a list of working versions. */
export const listQuery = listFilter.extend({ pageIndex: text, pageSize: text });

interface Shapes<O, Q, F, W> {
  own: O;
  queued: Q;
  form: F;
  written: W;
}

/** One's own items of a kind. */
export const ownList = <const P extends string, O extends z.ZodType>(path: P, kind: string, own: O) =>
  get(path, {
    who: 'user',
    summary: `Own ${kind}s in every state, newest first`,
    query: listQuery,
    answer: page(own),
  });

/** The calls around publishing that both kinds have alike: form, delete, audit, own list, audit list (core§7). */
export const workingCalls = <
  const N extends 'chengguo' | 'xuqiu',
  const A extends Authority,
  O extends z.ZodType,
  Q extends z.ZodType,
  F extends z.ZodType,
  W extends z.ZodType,
>(
  noun: N,
  kind: 'result' | 'demand',
  auditor: A,
  { own, queued, form, written }: Shapes<O, Q, F, W>,
) => ({
  own: ownList(`/v1/user/${noun}/list`, kind, own),
  service: ownList(`/user/${noun}/service/list`, kind, own),
  queue: get(`/v1/${noun}/audit/list`, {
    who: [auditor],
    summary: `${kind === 'result' ? 'Results' : 'Demands'} under review; audit_status names other states`,
    query: listQuery,
    answer: page(queued),
  }),
  remove: del(`/v1/user/${noun}`, {
    who: 'user',
    summary: `Delete a ${kind}`,
    query: texts('id', `${noun}_id`),
    answer: changed,
  }),
  decide: post(`/v1/user/${noun}/audit`, {
    who: [auditor],
    summary: `Approve (4), return (3) or reject (5) a ${kind}; 3 and 5 need an opinion`,
    body: auditInput,
    answer: written,
  }),
  form: get(`/v1/user/${noun}/detail`, {
    who: 'user',
    summary: 'A working version with everything that the edit and audit forms show',
    query: texts('id', `${noun}_id`),
    answer: form,
  }),
});

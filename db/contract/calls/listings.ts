import * as z from 'zod';
import { calls, get, page, paged, post, put } from '../endpoint.ts';
import type { Authority } from '../limits.ts';
import { listing, listingInput, listingsRenewed, matchingInput, portraitInput, releaseRow } from '../listings.ts';

const callsOf = <const N extends string>(noun: N, auditor: Authority) =>
  calls('listings', {
    renew: post(`/v1/user/${noun}/renew`, {
      who: 'user',
      summary: 'One more term; an ended listing comes back',
      body: listingInput,
      answer: listing,
    }),
    renewExpiring: post(`/v1/user/${noun}/renewExpiring`, {
      who: 'user',
      summary: 'One more term for the own listings that end within 30 days, up to 200 of them',
      body: z.strictObject({}),
      answer: listingsRenewed,
    }),
    withdraw: post(`/v1/user/${noun}/withdraw`, {
      who: 'user',
      summary: 'Take an item out of the public lists',
      body: listingInput,
      answer: listing,
    }),
    relist: post(`/v1/user/${noun}/relist`, {
      who: 'user',
      summary: 'Bring a withdrawn item back',
      body: listingInput,
      answer: listing,
    }),
    matching: put(`/v1/user/${noun}/matching`, {
      who: 'user',
      summary: 'Open or close smart matching',
      body: matchingInput,
      answer: listing,
    }),
    portrait: post(`/v1/user/${noun}/portrait`, {
      who: [auditor],
      summary: 'Digital portrait: 2 in progress, 3 completed; for auditors',
      body: portraitInput,
      answer: listing,
    }),
    releases: get(`/v1/user/${noun}/releases`, {
      who: 'user',
      summary: 'Own items with state, opinion, listing, matching and counts, newest first',
      query: paged('keyword', 'audit_status', 'listing'),
      answer: page(releaseRow),
    }),
  });

export const resultListingCalls = callsOf('chengguo', 'cg-auditor');
export const demandListingCalls = callsOf('xuqiu', 'xq-auditor');

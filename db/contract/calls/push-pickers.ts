import * as z from 'zod';
import { audience, audienceFilter, audienceImport, importRow, savedAudience } from '../audiences.ts';
import { calls, get, page, post } from '../endpoint.ts';
import {
  candidate,
  groupMember,
  organizationGroup,
  organizationGroupInput,
  pickItem,
  pickOrganization,
  pushGroupRow,
  pushTest,
  reached,
  testAddressees,
  testOutcome,
} from '../push-pickers.ts';

const who = ['push-admin'] as const;
const text = z.string().max(200).optional();
const itemType = z.enum(['1', '2']);
const all = <T extends z.ZodType>(record: T) => z.object({ records: z.array(record) });
/** A page that goes on behind its last row; `next` is null at the end. */
const scrolled = <T extends z.ZodType>(record: T) => all(record).extend({ next: z.string().nullable() });

export const pushPickerCalls = calls('pushes', {
  items: get('/v1/push/items', {
    who,
    summary: 'Items of a push group with what is known of them, 20 a page; `own` 1: those of the push alone',
    query: z.object({
      group_id: z.string().max(64),
      push_id: text,
      own: text,
      keyword: text,
      scope: text,
      industry: text,
      push_state: text,
      pageIndex: text,
    }),
    answer: page(pickItem),
  }),
  groups: get('/v1/push/groups', {
    who,
    summary: 'Push groups of a kind with the numbers of their items, newest first',
    query: z.object({ item_type: itemType, pageIndex: text }),
    answer: page(pushGroupRow),
  }),
  candidates: get('/v1/push/candidates', {
    who,
    summary: 'Public items that can be packed into a group, newest first; go on with `next` while there is one',
    query: z.object({
      item_type: itemType,
      keyword: text,
      scope: text,
      industry: text,
      is_tagging: text,
      is_pushed: text,
      next: text,
    }),
    answer: scrolled(candidate),
  }),
  organizations: get('/v1/push/orgs', {
    who,
    summary: 'Organisations with their administrator and whether that one is bound to the chat app',
    query: z.object({ ...audienceFilter.shape, bound: text, next: text }),
    answer: scrolled(pickOrganization),
  }),
  audience: get('/v1/push/audience', {
    who,
    summary:
      'All organisations that match, with their numbers: those whose administrator is bound, as many as a push takes; with `count` 1 the numbers alone',
    query: z.object({ ...audienceFilter.shape, count: text }),
    answer: audience,
  }),
  savedAudiences: get('/v1/push/audiences', {
    who,
    summary: 'Saved audiences of all operators; the table `push_audience` takes new ones',
    answer: all(savedAudience),
  }),
  importAudience: post('/v1/push/audience/import', {
    who,
    summary: 'Which organisations the rows of a list mean, by credit code or name; nothing is written',
    body: audienceImport,
    answer: all(importRow),
  }),
  organizationGroups: get('/v1/push/orgGroups', {
    who,
    summary: 'Organisation groups, newest first, each with the first of its members',
    answer: all(organizationGroup),
  }),
  members: get('/v1/push/orgGroup/members', {
    who,
    summary: 'Members of an organisation group; go on behind `next` while there is one',
    query: z.object({ id: z.string().max(64), after: text }),
    answer: scrolled(groupMember),
  }),
  reached: get('/v1/push/reached', {
    who,
    summary: 'Which organisations have items of a group by other pushes',
    query: z.object({ group_id: z.string().max(64), push_id: text }),
    answer: reached,
  }),
  activities: get('/v1/push/activities', {
    who,
    summary: 'Kinds of activity that a push can belong to (setting `push-activity-types`)',
    answer: all(z.string()),
  }),
  saveOrganizationGroup: post('/v1/push/orgGroup', {
    who,
    summary: 'Add an organisation group, or change the one of the id, with exactly these members',
    body: organizationGroupInput,
    answer: z.object({ id: z.string() }),
  }),
  testAddressees: get('/v1/push/test', {
    who,
    summary: 'Who can have a test message: oneself, and the person whom the setting `push-test-recipient` names',
    answer: testAddressees,
  }),
  testMessage: post('/v1/push/test', {
    who,
    summary: 'Send the message to oneself, or to the named test recipient, as its recipients will see it',
    body: pushTest,
    answer: testOutcome,
  }),
});

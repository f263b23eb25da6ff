import * as z from 'zod';
import { calls, get, page, paged, post, texts } from '../endpoint.ts';
import {
  assignmentKey,
  assignmentList,
  confirmation,
  expertLoad,
  keptConflict,
  proposal,
  proposalInput,
} from '../programme/assignment.ts';

/** How the programme office gives declarations to experts. */
export const programmeAssignmentCalls = calls('programme', {
  list: get('/v1/programme/assignment/list', {
    who: ['project-admin'],
    summary:
      'Declarations of a round with the experts who were asked; `show` lacking: those that need more, declined: those that somebody gave back',
    query: paged('round', 'show', 'keyword'),
    answer: assignmentList,
  }),
  experts: get('/v1/programme/assignment/experts', {
    who: ['project-admin'],
    summary: 'All experts with what they have of a round; with `project_id` those first whom nothing bars from it',
    query: texts('round', 'project_id'),
    answer: z.object({ records: z.array(expertLoad.extend({ is_barred: z.boolean() })) }),
  }),
  propose: post('/v1/programme/assignment/propose', {
    who: ['project-admin'],
    summary:
      'A balanced set of experts for the declarations of a round that lack opinions: fitting the fields, even, without conflicts; nobody is told',
    body: proposalInput,
    answer: proposal,
  }),
  confirm: post('/v1/programme/assignment/confirm', {
    who: ['project-admin'],
    summary: 'Give declarations to experts, all or none of them; everybody is told once',
    body: confirmation,
    answer: z.object({ assigned: z.number(), told: z.number() }),
  }),
  remove: post('/v1/programme/assignment/remove', {
    who: ['project-admin'],
    summary: 'Take a declaration back from an expert who wrote no opinion yet',
    body: assignmentKey,
  }),
  conflicts: get('/v1/programme/conflict/list', {
    who: ['project-admin'],
    summary:
      'Conflicts of interest that are known, the newest first; of one declaration or one recommender where it is named',
    query: paged('project_id', 'recommender_id'),
    answer: page(keptConflict),
  }),
});

import { programmeAssignmentCalls } from '../../../../db/contract/calls/programme-assignment.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { serve } from '../../../platform/serve.ts';
import { confirmAssignments, removeAssignment } from './confirm.ts';
import { listAssignments, listConflicts, listExperts } from './lists.ts';
import { propose } from './propose.ts';

/** How the programme office gives declarations to experts. */
export const programmeAssignmentRoutes = createRouter();

serve(programmeAssignmentRoutes, programmeAssignmentCalls.list, ({ db, query }) => listAssignments(db, query));
serve(programmeAssignmentRoutes, programmeAssignmentCalls.experts, ({ db, query }) => listExperts(db, query));
serve(programmeAssignmentRoutes, programmeAssignmentCalls.propose, ({ db, body }) => propose(db, body));
serve(programmeAssignmentRoutes, programmeAssignmentCalls.confirm, ({ db, env, caller, body }) =>
  confirmAssignments(db, env, caller, body.pairs),
);
serve(programmeAssignmentRoutes, programmeAssignmentCalls.remove, async ({ db, caller, body }) => {
  await removeAssignment(db, caller, body);
});
serve(programmeAssignmentRoutes, programmeAssignmentCalls.conflicts, ({ db, query }) => listConflicts(db, query));

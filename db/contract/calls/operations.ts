import { calls, get } from '../endpoint.ts';
import { platformStatus } from '../operations.ts';

export const operationCalls = calls('administration', {
  status: get('/v1/admin/status', {
    who: ['admin'],
    summary:
      'How the platform runs: queues, alarms, schedules and their last runs, failures, storage, size of the database',
    answer: platformStatus,
  }),
});

import type { PushPhase } from '../../../../db/contract/push-records';
import type { TargetState } from '../../../../db/contract/pushes';
import type { Tone } from '../../../kit/layout/StateChip';

export const PHASE_TONES: Readonly<Record<PushPhase, Tone>> = {
  draft: 'none',
  scheduled: 'review',
  running: 'review',
  paused: 'returned',
  stopped: 'rejected',
  done: 'adopted',
  cancelled: 'none',
};

export const STATE_TONES: Readonly<Record<TargetState, Tone>> = {
  waiting: 'none',
  sending: 'review',
  sent: 'adopted',
  failed: 'rejected',
  refused: 'rejected',
  uncertain: 'returned',
  cancelled: 'none',
};

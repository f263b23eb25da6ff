import './dialogs';
import { useCallback } from 'react';
import { queryClient } from '../../../shared/api/queries';
import { useLoginGate } from '../../../shared/auth/useLoginGate';
import { openDialog } from '../../../shared/dialogs/open';
import type { PublishOutcome, PublishProps } from './types';

/**
 * Opens the publish dialog for members; visitors are asked to sign in first. A new result is followed by the
 * question whether matching is wanted (core§4).
 */
export function usePublish(): (props: PublishProps) => Promise<PublishOutcome | undefined> {
  const gate = useLoginGate();
  return useCallback(
    async (props) => {
      if (!(await gate())) return undefined;
      const done = await openDialog('publishResult', props);
      if (!done) return undefined;
      void queryClient.invalidateQueries({ queryKey: ['results'] });
      if (props.mode === 'add') {
        await openDialog('resultFollowUp', { id: done.chengguo_id, attachments: done.attachments });
        void queryClient.invalidateQueries({ queryKey: ['results'] });
      }
      return done;
    },
    [gate],
  );
}

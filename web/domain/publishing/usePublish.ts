import { useCallback } from 'react';
import { PUBLISHED, type PublishedKind } from '../../../db/contract/items';
import { queryClient } from '../../kit/api/queries';
import { openDialog } from '../../kit/dialogs/open';
import { getSession, restoreSession } from '../session/session';
import { useLoginGate } from '../session/useLoginGate';
import type { PublishOutcome, PublishProps } from './types';

/**
 * Opens the publish dialog of a kind for members; visitors are asked to sign in first. A new item is followed by the
 * question whether matching is wanted (core§4).
 */
export function usePublish(): (kind: PublishedKind, props: PublishProps) => Promise<PublishOutcome | undefined> {
  const gate = useLoginGate();
  return useCallback(
    async (kind, props) => {
      // A tab of its own may hold only the cookie, which no public page asks for.
      if (!getSession().user) await restoreSession(true);
      if (!(await gate())) return undefined;
      const { form, pages } = PUBLISHED[kind];
      const done = await openDialog(form, props);
      if (!done) return undefined;
      void queryClient.invalidateQueries({ queryKey: [pages] });
      if (props.mode === 'add') {
        await openDialog('itemFollowUp', { kind, id: done.id, attachments: done.attachments });
        void queryClient.invalidateQueries({ queryKey: [pages] });
      }
      return done;
    },
    [gate],
  );
}

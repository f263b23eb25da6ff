import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { PUBLISHED, type PublishedKind } from '../../../db/contract/items';
import { AUDIT } from '../../../db/contract/limits';
import words from '../../i18n/common';
import { reread } from '../../kit/api';
import { openDialog } from '../../kit/dialogs/open';
import { useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';
import { getSession, restoreSession } from '../session/session';
import { useLoginGate } from '../session/useLoginGate';
import type { PublishOutcome, PublishProps } from './types';

/** Where members see what they published, and how it stands. */
const OWN = '/memberCenter/releases';

/**
 * Opens the publish dialog of a kind for members; visitors are asked to sign in first. A new item is followed by the
 * question whether matching is wanted (core§4).
 */
export function usePublish(): (kind: PublishedKind, props: PublishProps) => Promise<PublishOutcome | undefined> {
  const gate = useLoginGate();
  const navigate = useNavigate();
  const { waitsForReview, seeProgress } = useText(words);
  return useCallback(
    async (kind, props) => {
      // A tab of its own may hold only the cookie, which no public page asks for.
      if (!getSession().user) await restoreSession(true);
      if (!(await gate())) return undefined;
      const { form, pages } = PUBLISHED[kind];
      const done = await openDialog(form, props);
      if (!done) return undefined;
      void reread([[pages]]);
      if (props.mode === 'add') {
        const { id, attachments, audit_status } = done;
        const waits = audit_status === AUDIT.pending;
        await openDialog('itemFollowUp', { kind, id, waits, attachments });
        void reread([[pages]]);
        // A list for visitors does not show it yet: whoever published from there is led to where it stands.
        if (waits && location.pathname !== OWN) {
          const run = () => void navigate(`${OWN}${kind === 'demand' ? '?kind=demands' : ''}`);
          toast.success(waitsForReview, { label: seeProgress, run });
        }
      }
      return done;
    },
    [gate, navigate, waitsForReview, seeProgress],
  );
}

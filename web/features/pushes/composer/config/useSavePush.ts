import { useState } from 'react';
import { messageOf } from '../../../../../db/contract/errors';
import type { PushDetail } from '../../../../../db/contract/push-records';
import { useMergedSave } from '../../../../domain/publishing/conflict/useMergedSave';
import words from '../../../../i18n/pushCompose';
import { ApiError, api } from '../../../../kit/api';
import { CONFLICT } from '../../../../kit/api/statuses';
import { useLang, useText } from '../../../../kit/i18n';
import { randomId } from '../../../../kit/layout/format';
import { toast } from '../../../../kit/toast';
import { PUSHES } from '../keys';
import { bodyOf, closedBy, type PushValues, useSides, valuesOf } from './values';

interface SavePushOptions {
  itemType: number;
  groupId: string;
  /** The push that is edited, as it was when its form was opened. */
  push: PushDetail | undefined;
  onMerged: (values: PushValues) => void;
  onSaved: () => void;
}

/** Saves a push; what another operator saved meanwhile is shown beside the own values, field by field. */
export function useSavePush({ itemType, groupId, push, onMerged, onSaved }: SavePushOptions) {
  const text = useText(words).config;
  const { lang } = useLang();
  const [submission] = useState(() => randomId());

  /** Answers the push as another operator left it, when that one was faster. */
  const change = async (values: PushValues, { id, version }: PushDetail): Promise<PushDetail | null> => {
    try {
      await api.put('/v1/push', { id, version, ...bodyOf(values) }, { handled: [CONFLICT] });
      return null;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== CONFLICT) throw error;
      const theirs = await api.get('/v1/push/detail', { id });
      const closed = closedBy(theirs);
      toast.warning(closed ? messageOf(closed, lang) : error.msg);
      if (closed || theirs.version === version) throw error;
      return theirs;
    }
  };

  return useMergedSave<PushValues, PushDetail>({
    begun: push ?? null,
    valuesOf,
    sides: useSides(itemType),
    write: async (values, base) => {
      if (base) return change(values, base);
      await api.post(
        '/v1/push',
        { ...bodyOf(values), item_type: itemType, push_group_id: groupId },
        { headers: { 'idempotency-key': submission } },
      );
      return null;
    },
    invalidates: [PUSHES],
    done: push ? text.modified : text.added,
    onMerged,
    onSaved,
  });
}

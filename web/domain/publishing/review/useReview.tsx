import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PUBLISHED } from '../../../../db/contract/items';
import type { ReviewTalk } from '../../../../db/contract/reviews';
import words from '../../../i18n/moderation';
import type { ApiQuery } from '../../../kit/api';
import type { FieldNotes } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { useFieldName } from '../../reviews/fieldNames';
import { type Conversation, useConversation } from '../../reviews/useConversation';
import { useTalk } from '../../reviews/useTalk';
import { useSession } from '../../session';
import type { WizardState } from '../useWizard';
import { FieldRemarks, type Remarked, remarksId } from './FieldRemarks';

export interface Review {
  query: ApiQuery<ReviewTalk>;
  remarked: readonly Remarked[];
  /** Remarks of the step that is shown whose fields the form does not show. */
  apart: readonly Remarked[];
  /** Open remarks of a step. */
  openIn: (step: number) => number;
  jump: (field: string) => void;
  conversation: Conversation;
  placeholder: string;
  notes: FieldNotes;
}

/** What auditors and publisher said about the item that a wizard edits, laid out along its fields and steps (core§4). */
export function useReview<V extends FieldValues>(wizard: WizardState<V>): Review {
  const { kind, id = '', mode, stored, steps, plan, fields, at, go } = wizard;
  const text = useText(words);
  const { user } = useSession();
  const fieldName = useFieldName();
  const { itemType } = PUBLISHED[kind];
  const query = useTalk(itemType, id, mode === 'put');
  const conversation = useConversation(itemType, id, query.data?.version ?? stored?.version ?? 0);
  const [onScreen, setOnScreen] = useState<readonly string[]>([]);
  const wanted = useRef<string | null>(null);
  const [jumps, setJumps] = useState(0);
  const isOwn = stored?.add_user === user?.user_id;
  const placeholder = isOwn ? text.comment.placeholderBack : text.comment.placeholder;

  const comments = query.data?.comments;
  const remarked = useMemo(() => {
    const names = [...new Set((comments ?? []).map(({ field }) => field))];
    return names.map((field): Remarked => {
      const about = (comments ?? []).filter((comment) => comment.field === field);
      return {
        field,
        name: field === '' ? text.comment.whole : (fields[field]?.label ?? fieldName(field)),
        comments: about,
        open: about.filter(({ is_own, resolve_time }) => !is_own && resolve_time === null).length,
      };
    });
  }, [comments, fields, fieldName, text]);
  const stepOf = (field: string) => plan.indexOf(field, steps);

  const shown = useCallback((name: string) => {
    setOnScreen((names) => [...names, name]);
    return () =>
      setOnScreen((names) => {
        const first = names.indexOf(name);
        return names.filter((_name, index) => index !== first);
      });
  }, []);

  const noteOf = (name: string) => {
    const found = remarked.find(({ field }) => field === name);
    return found ? <FieldRemarks remarked={found} conversation={conversation} placeholder={placeholder} /> : null;
  };

  // The remarks are there to take the focus once their step is drawn and has told which fields it shows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step and its fields are what draws them.
  useEffect(() => {
    const field = wanted.current;
    if (field === null) return;
    const frame = requestAnimationFrame(() => {
      wanted.current = null;
      const place = document.getElementById(remarksId(field));
      place?.focus({ preventScroll: true });
      place?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [at, jumps, onScreen]);

  return {
    query,
    remarked,
    apart: remarked.filter(({ field }) => stepOf(field) === at && !onScreen.includes(field)),
    openIn: (step) =>
      remarked.filter(({ field }) => stepOf(field) === step).reduce((count, { open }) => count + open, 0),
    jump: (field) => {
      wanted.current = field;
      go(stepOf(field));
      setJumps((count) => count + 1);
    },
    conversation,
    placeholder,
    notes: { noteOf, shown },
  };
}

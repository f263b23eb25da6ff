import { useCallback } from 'react';
import words from '../../i18n/moderation';
import { ApiError, api, reread } from '../../kit/api';
import { attempt } from '../../kit/api/mutations';
import { CONFLICT } from '../../kit/api/statuses';
import { useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';

export interface Conversation {
  /** Writes about a field, or about the whole with an empty name; false when it was refused. */
  write: (field: string, content: string) => Promise<boolean>;
  resolve: (id: string, resolved: boolean) => Promise<void>;
}

/** The lists that count open remarks are read anew when somebody looks at them next. */
const COUNTING = [['audit'], ['results', 'releases'], ['demands', 'releases']];

function again(): Promise<void> {
  void reread(COUNTING);
  return reread([['review']]);
}

/** What both sides can do in the talk about an item's present version. */
export function useConversation(itemType: number, id: string, version: number): Conversation {
  const text = useText(words).comment;
  const write = useCallback(
    async (field: string, content: string) => {
      try {
        const input = { item_type: itemType, id, version, field, content };
        await api.post('/v1/review/comment', input, { handled: [CONFLICT] });
        toast.success(text.sent);
        await again();
        return true;
      } catch (cause) {
        if (!(cause instanceof ApiError)) throw cause;
        if (cause.status === CONFLICT) {
          toast.warning(text.conflict);
          await again();
        }
        return false;
      }
    },
    [itemType, id, version, text],
  );
  const resolve = useCallback(async (comment: string, resolved: boolean) => {
    await attempt(async () => {
      await api.post('/v1/review/comment/resolve', { id: comment, resolved });
      await again();
    });
  }, []);
  return { write, resolve };
}

import type { WriteContext } from '../data/hooks.ts';
import type { Statement } from '../platform/database.ts';

/**
 * Keeps the language in which whoever books is told what becomes of it; Chinese needs no row (decision 268).
 * @param ids of their sign-ups, or of their applications to the clinic
 */
export const spokenWith = (ids: readonly unknown[], { lang }: Pick<WriteContext, 'lang'>): Statement[] =>
  lang === 'zh' || ids.length === 0
    ? []
    : [
        {
          sql: 'INSERT INTO booking_language (id, lang) SELECT value, ? FROM json_each(?) WHERE true ON CONFLICT DO NOTHING',
          params: [lang, JSON.stringify(ids)],
        },
      ];

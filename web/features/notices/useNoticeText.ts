import { reminderText } from '../../../db/contract/programme/reminders';
import deals from '../../i18n/deals';
import kit from '../../i18n/kit';
import words from '../../i18n/notices';
import { useLang, useText } from '../../kit/i18n';
import type { NoticeRow } from './types';

/** The text of a notice in the page's language. */
export function useNoticeText(): (notice: NoticeRow) => string {
  const { topics } = useText(words);
  const { status } = useText(kit);
  const states: Readonly<Record<string, string>> = useText(deals).states;
  const { lang } = useLang();
  return ({ topic, params }) => {
    const text = (key: string): string =>
      params[key] === null || params[key] === undefined ? '' : String(params[key]);
    const number = (key: string): number => Number(params[key] ?? 0) || 0;
    return (
      topics[topic]?.({
        name: text('name'),
        days: number('days'),
        count: number('count'),
        threads: number('threads'),
        failed: number('failed'),
        status: status[number('audit_status')] ?? text('audit_status'),
        state: states[text('state')] ?? '',
        opinion: text('opinion'),
        content: topic === 'programme_reminder' ? reminderText(params, lang) : text('content'),
        code: text('code'),
        from: text('from'),
        inside: number('inside') === 1,
      }) ?? text('name')
    );
  };
}

import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { reminderText } from '../../../db/contract/programme/reminders';
import deals from '../../i18n/deals';
import kit from '../../i18n/kit';
import words from '../../i18n/notices';
import { useLang, useText } from '../../kit/i18n';
import { formatMinute } from '../../kit/layout/format';
import { ChevronRightIcon } from '../../kit/layout/icons';
import type { NoticeRow } from './types';

/** The text of a notice in the page's language. */
function useNoticeText(): (notice: NoticeRow) => string {
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

interface NoticeItemProps {
  notice: NoticeRow;
  /** Called when it is followed, or marked without following. */
  onRead: () => void;
}

/** One notice; where it leads somewhere, all of it is the link. */
export function NoticeItem({ notice, onRead }: NoticeItemProps) {
  const text = useText(words);
  const textOf = useNoticeText();
  const unread = notice.read_time === null;
  const leads = notice.link.startsWith('/');
  return (
    <Box
      {...(leads ? { component: Link, to: notice.link, onClick: onRead } : {})}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.5,
        p: { xs: 1.75, sm: 2 },
        border: 1,
        borderColor: unread ? 'brand.line' : 'divider',
        borderRadius: 3,
        bgcolor: unread ? 'brand.tint' : 'background.paper',
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': leads ? { borderColor: 'primary.main' } : {},
      }}
    >
      <Box sx={{ flexShrink: 0, width: 10, height: 10, mt: 0.9 }}>
        {unread ? (
          <Box
            role="img"
            aria-label={text.unread}
            sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: 'error.main' }}
          />
        ) : null}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: unread ? 600 : 400, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {textOf(notice)}
        </Box>
        <Box component="time" sx={{ display: 'block', mt: 0.5, fontSize: '0.875rem', color: 'text.secondary' }}>
          {formatMinute(notice.add_time)}
        </Box>
      </Box>
      {leads ? <ChevronRightIcon sx={{ flexShrink: 0, color: 'text.secondary' }} /> : null}
    </Box>
  );
}

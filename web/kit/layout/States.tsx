import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import kit from '../../i18n/kit';
import { recentFailure } from '../api/failure';
import { useText } from '../i18n';
import { AlertIcon, InboxIcon } from './icons';
import { iconDisc } from './looks';

interface NoticeProps {
  icon: ReactNode;
  title: string;
  hint?: string | undefined;
  /** A line in small print. */
  detail?: string | undefined;
  action?: ReactNode;
  role?: 'alert' | 'status';
}

function Notice({ icon, title, hint, detail, action, role }: NoticeProps) {
  return (
    <Box
      role={role}
      data-nothing-left={role === 'status' || undefined}
      sx={{ textAlign: 'center', py: { xs: 6, md: 9 }, px: 2 }}
    >
      <Box sx={iconDisc}>{icon}</Box>
      <Typography sx={{ fontWeight: 600, fontSize: '1.0625rem' }}>{title}</Typography>
      {hint ? <Typography sx={{ color: 'text.secondary', mt: 0.75 }}>{hint}</Typography> : null}
      {detail ? (
        <Typography sx={{ color: 'text.secondary', mt: 0.75, fontSize: '0.8125rem', userSelect: 'all' }}>
          {detail}
        </Typography>
      ) : null}
      {action ? <Box sx={{ mt: 3 }}>{action}</Box> : null}
    </Box>
  );
}

export function EmptyState({ title, hint, action }: { title?: string; hint?: string; action?: ReactNode }) {
  const text = useText(kit);
  return <Notice role="status" icon={<InboxIcon />} title={title ?? text.empty} hint={hint} action={action} />;
}

/** What an address names is not there: that is said calmly, with a way on. */
export function AbsentState({ action }: { action?: ReactNode }) {
  const text = useText(kit);
  return <Notice role="status" icon={<InboxIcon />} title={text.absent} hint={text.absentHint} action={action} />;
}

interface ErrorStateProps {
  onRetry?: (() => void) | undefined;
  text?: string;
  /** What stands below `text`. */
  hint?: string;
  /** The way on, where asking again is none. */
  action?: ReactNode;
}

/** `text` replaces the standing sentence, for example with 'Data exception!' where the item does not exist. */
export function ErrorState({ onRetry, text, hint, action }: ErrorStateProps) {
  const words = useText(kit);
  // Of the failure that the page met: a later one is about something else.
  const [request] = useState(recentFailure);
  return (
    <Notice
      role="alert"
      icon={<AlertIcon />}
      title={text ?? words.pageProblem}
      hint={text ? hint : words.pageProblemHint}
      detail={text || !request ? undefined : words.request(request)}
      action={
        onRetry ? (
          <Button variant="outlined" onClick={onRetry}>
            {words.retry}
          </Button>
        ) : (
          action
        )
      }
    />
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import words from '../../../../i18n/memberCenter';
import { useApiQuery } from '../../../../kit/api';
import { openDialog } from '../../../../kit/dialogs';
import { useText } from '../../../../kit/i18n';
import { QueryState } from '../../../../kit/layout/QueryState';

/** The part of the page that sets up the second factor. */
export const SECOND_FACTOR = 'second-factor';

interface RowProps {
  label: string;
  /** What is bound; '' where nothing is. */
  value: string;
  none: string;
  children?: ReactNode;
}

function Row({ label, value, none, children }: RowProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '140px minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: 2,
        minHeight: 56,
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Typography component="dt" sx={{ color: 'text.secondary', gridColumn: { xs: 1, sm: 'auto' } }}>
        {label}
      </Typography>
      <Box
        component="dd"
        sx={{
          m: 0,
          gridColumn: { xs: 1, sm: 'auto' },
          overflowWrap: 'anywhere',
          color: value ? undefined : 'text.secondary',
        }}
      >
        {value || none}
      </Box>
      <Box component="dd" sx={{ m: 0, gridColumn: { xs: 2, sm: 'auto' }, gridRow: { xs: '1 / 3', sm: 'auto' } }}>
        {children}
      </Box>
    </Box>
  );
}

/** What the person signs in with and is reached by, each with the way to change it. */
export function Bindings() {
  const text = useText(words).account;
  const own = useApiQuery(['ownAccount'], '/v1/user/account', {}, { staleMs: 0 });
  if (!own.data) return <QueryState query={own} count={5} />;
  const { account, tel, email, chat_app, second_factor } = own.data;
  const change = (label: string, has: boolean, kind: 'phone' | 'email') => (
    <Button
      aria-label={`${has ? text.changeIt : text.addIt}: ${label}`}
      onClick={() => void openDialog('bindContact', { kind })}
    >
      {has ? text.changeIt : text.addIt}
    </Button>
  );
  return (
    <Box component="dl" sx={{ m: 0 }}>
      <Row label={text.signInWith} value={account} none="" />
      <Row label={text.phone} value={tel ?? ''} none={text.notBound}>
        {change(text.phone, !!tel, 'phone')}
      </Row>
      <Row label={text.email} value={email ?? ''} none={text.notBound}>
        {change(text.email, !!email, 'email')}
      </Row>
      <Row label={text.chatApp} value={chat_app ? text.isBound : ''} none={text.notBound}>
        <Button component={Link} to="/wxBind" aria-label={`${chat_app ? text.manage : text.bindIt}: ${text.chatApp}`}>
          {chat_app ? text.manage : text.bindIt}
        </Button>
      </Row>
      <Row label={text.secondFactor} value={second_factor ? text.isOn : ''} none={text.notOn}>
        <Button
          onClick={() => document.getElementById(SECOND_FACTOR)?.focus()}
          aria-label={`${second_factor ? text.manage : text.turnOn}: ${text.secondFactor}`}
        >
          {second_factor ? text.manage : text.turnOn}
        </Button>
      </Row>
    </Box>
  );
}

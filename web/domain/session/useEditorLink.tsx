import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from './useSession';

/** The way from a public list to where content editors keep it; nothing for everybody else. */
export function useEditorLink(to: string, label: string): ReactNode {
  const { has } = useSession();
  return has('content-admin') ? (
    <Button component={Link} to={to} variant="outlined">
      {label}
    </Button>
  ) : null;
}

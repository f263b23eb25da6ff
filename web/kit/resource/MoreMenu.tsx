import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import words from '../../i18n/resource';
import { useText } from '../i18n';
import { ChevronDownIcon } from '../layout/icons';
import type { RowAction } from './field';

interface MoreMenuProps {
  /** What the actions are about, for whoever hears the button alone. */
  name: string;
  actions: readonly RowAction[];
  size?: 'small';
}

/** What is done rarely, or cannot be taken back. */
export function MoreMenu({ name, actions, size }: MoreMenuProps) {
  const text = useText(words);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = text.of(text.more, name);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        {...(size && { size })}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={label}
        endIcon={<ChevronDownIcon />}
      >
        {text.more}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-label': label } }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {actions.map(({ label: each, act, to, danger, disabled = false }) => (
          <MenuItem
            key={each}
            disabled={disabled}
            {...(danger && { sx: { color: 'error.main' } })}
            {...(to ? { component: Link, to } : {})}
            onClick={() => {
              close();
              void act?.();
            }}
          >
            {each}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

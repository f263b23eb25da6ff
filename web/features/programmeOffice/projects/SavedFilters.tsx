import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { OFFICE_FILTERS } from '../../../../db/contract/programme/office';
import { useSession } from '../../../domain/session';
import common from '../../../i18n/common';
import words from '../../../i18n/programmeProjects';
import { useText } from '../../../kit/i18n';
import { ChevronDownIcon, TrashIcon } from '../../../kit/layout/icons';
import { toast } from '../../../kit/toast';

interface Saved {
  name: string;
  /** Search of the address, filters alone. */
  search: string;
}

const MOST = 30;
const NAME_MAX = 40;

const keyOf = (user: string) => `programme-filters:${user}`;

function read(user: string): Saved[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(user)) ?? '[]');
    const isSaved = (one: unknown): one is Saved =>
      typeof one === 'object' && one !== null && 'name' in one && 'search' in one;
    return Array.isArray(kept) ? kept.filter(isSaved) : [];
  } catch {
    return [];
  }
}

/** Filters that a person of the office comes back to, kept under a name on the device. */
export function SavedFilters() {
  const text = useText(words).saved;
  const { save } = useText(common);
  const { user } = useSession();
  const [address] = useSearchParams();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const own = user?.user_id ?? '';
  const [kept, setKept] = useState(() => read(own));
  const [name, setName] = useState('');
  const chosen = new URLSearchParams(
    OFFICE_FILTERS.flatMap((filter) => {
      const value = address.get(filter);
      return value ? [[filter, value]] : [];
    }),
  ).toString();

  const keep = (next: Saved[]) => {
    try {
      localStorage.setItem(keyOf(own), JSON.stringify(next));
      setKept(next);
      return true;
    } catch {
      toast.error(text.failed);
      return false;
    }
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    // Inside the popover, but a child of the toolbar to React.
    event.stopPropagation();
    const given = name.trim();
    if (!given) return;
    if (keep([{ name: given, search: chosen }, ...kept.filter((one) => one.name !== given)].slice(0, MOST))) {
      setName('');
      setAnchor(null);
      toast.success(text.done);
    }
  };

  return (
    <>
      <Button
        variant="outlined"
        endIcon={<ChevronDownIcon />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ height: 40 }}
      >
        {text.title}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': text.title, sx: { width: 320, p: 2, mt: 0.5 } } }}
      >
        {kept.length === 0 ? <Box sx={{ color: 'text.secondary', mb: 2 }}>{text.empty}</Box> : null}
        <Box component="ul" aria-label={text.title} sx={{ listStyle: 'none', m: 0, p: 0, mb: kept.length > 0 ? 2 : 0 }}>
          {kept.map((one) => (
            <Box component="li" key={one.name} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Box
                component={Link}
                to={`?${one.search}`}
                onClick={() => setAnchor(null)}
                sx={{ flex: 1, minWidth: 0, py: 0.75, color: 'brand.text', overflowWrap: 'anywhere' }}
              >
                {one.name}
              </Box>
              <IconButton
                size="small"
                aria-label={text.remove(one.name)}
                onClick={() => keep(kept.filter((other) => other !== one))}
              >
                <TrashIcon />
              </IconButton>
            </Box>
          ))}
        </Box>
        <Box component="form" onSubmit={add} sx={{ display: 'flex', gap: 1 }}>
          <TextField
            fullWidth
            size="small"
            label={text.name}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: NAME_MAX } }}
          />
          <Button type="submit" variant="contained" disabled={!name.trim()}>
            {save}
          </Button>
        </Box>
      </Popover>
    </>
  );
}

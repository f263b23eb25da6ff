import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { DISMISSAL_REASONS } from '../../../db/contract/matches';
import words from '../../i18n/matching';
import { api } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { useLang, useText } from '../../kit/i18n';

interface DismissProps {
  /** The item that is matched, and the counterpart. */
  itemId: string;
  otherId: string;
  name: string;
  onDismissed: () => void;
}

/** A counterpart that was taken out, until the list is asked for again: it can be taken back. */
export function Dismissed({
  itemId,
  otherId,
  name,
  onRestored,
}: Omit<DismissProps, 'onDismissed'> & { onRestored: () => void }) {
  const text = useText(words);
  const restore = useApiMutation(() => api.post('/v1/match/restore', { id: itemId, other_id: otherId }), {
    invalidates: [['overview']],
    onSuccess: onRestored,
  });
  return (
    <Box
      role="status"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', color: 'text.secondary' }}
    >
      {text.dismissedOf(name)}
      <Button size="small" loading={restore.isPending} onClick={() => restore.mutate()}>
        {text.undo}
      </Button>
    </Box>
  );
}

/** Takes a counterpart out of the matches of an item, for one of eight reasons; it can be taken back. */
export function Dismiss({ itemId, otherId, name, onDismissed }: DismissProps) {
  const text = useText(words);
  const { lang } = useLang();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const dismiss = useApiMutation(
    (reason: (typeof DISMISSAL_REASONS)[number]['value']) =>
      api.post('/v1/match/dismiss', { id: itemId, other_id: otherId, reason }),
    { invalidates: [['overview']], onSuccess: onDismissed },
  );
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={`${text.dismiss}: ${name}`}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        loading={dismiss.isPending}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {text.dismiss}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {DISMISSAL_REASONS.map((reason) => (
          <MenuItem
            key={reason.value}
            onClick={() => {
              setAnchor(null);
              dismiss.mutate(reason.value);
            }}
          >
            {reason[lang]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import words from '../../i18n/kitParts';
import { openDialog } from '../dialogs';
import { useText } from '../i18n';
import { Kbd } from './Kbd';
import type { KeyHelp } from './KeysDialog';
import { type Keys, useKeys } from './useKeys';

interface KeysButtonProps {
  keys: Keys;
  /** What they do, as people read it. */
  help: readonly KeyHelp[];
}

/** The keys of a page, with the list that says what they do: by the button, which a phone has no use for, or by `?`. */
export function KeysButton({ keys, help }: KeysButtonProps) {
  const text = useText(words).keys;
  const list = () => openDialog('keys', { list: [...help, { keys: ['?'], does: text.title }] });
  useKeys({ ...keys, '?': list });
  return (
    <Button
      size="small"
      className="no-print"
      aria-keyshortcuts="?"
      aria-haspopup="dialog"
      onClick={() => void list()}
      sx={{ display: { xs: 'none', md: 'inline-flex' } }}
    >
      {text.button}
      <Box component="span" sx={{ ml: 1, display: 'inline-flex' }}>
        <Kbd hidden>?</Kbd>
      </Box>
    </Button>
  );
}

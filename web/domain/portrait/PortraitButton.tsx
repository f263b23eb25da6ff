import Button from '@mui/material/Button';
import { PUBLISHED_PAGES } from '../../../db/contract/items';
import words from '../../i18n/portrait';
import { openDialog } from '../../kit/dialogs/open';
import { useText } from '../../kit/i18n';
import { useSession } from '../session';
import type { PortraitProps } from './portrait';

/** Opens the portrait of an item for the auditors of its kind; others see nothing. */
export default function PortraitButton({ kind, id, name }: PortraitProps & { name: string }) {
  const text = useText(words);
  const { has } = useSession();
  if (!has(PUBLISHED_PAGES[kind].auditor)) return null;
  return (
    <Button
      variant="outlined"
      size="small"
      className="no-print"
      aria-label={text.openOf(name)}
      onClick={() => void openDialog('portrait', { kind, id })}
    >
      {text.open}
    </Button>
  );
}

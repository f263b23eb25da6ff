import Button from '@mui/material/Button';
import { coverAddress, type Scoped } from '../../../db/contract/covers';
import catalog from '../../i18n/catalog';
import kit from '../../i18n/kit';
import { openDialog } from '../../kit/dialogs';
import { useLang, useText } from '../../kit/i18n';
import { CopyIcon } from '../../kit/layout/icons';
import { toast } from '../../kit/toast';
import { useLetterhead } from './Letterhead';
import { PrintIcon } from './PrintIcon';

interface ShareActionsProps {
  /** In the language of the page. */
  title: string;
  /** The name that its cover is made from, where that is another: the picture is the same in both languages. */
  coverName?: string;
  /** Without one of its own, the card bears the cover that its fields and its name make. */
  cover: string | null;
  scopes?: readonly Scoped[];
  /** Path of the page. */
  path: string;
  /** The same without the name: the shorter, the easier its code is to read. */
  shortPath: string;
  /** Small lines below the title of the share card. */
  lines: string[];
}

/** Copying the page's address, a card to pass on, and printing it without the shell around it. */
export function ShareActions({
  title,
  coverName = title,
  cover,
  scopes = [],
  path,
  shortPath,
  lines,
}: ShareActionsProps) {
  const text = useText(catalog);
  const words = useText(kit);
  // Who is sent an English page opens it in English.
  const language = useLang().lang === 'en' ? '?lang=en' : '';
  const address = location.origin + path + language;
  const shortAddress = location.origin + shortPath + language;
  const paper = useLetterhead(shortAddress);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(words.copied);
    } catch {
      toast.error(words.copyFailed);
    }
  };
  return (
    <>
      <Button className="no-print" variant="outlined" size="small" startIcon={<CopyIcon />} onClick={() => void copy()}>
        {text.share}
      </Button>
      <Button
        className="no-print"
        variant="outlined"
        size="small"
        onClick={() =>
          void openDialog('shareCard', {
            title,
            cover: cover ?? coverAddress(coverName, scopes),
            address: shortAddress,
            lines,
          })
        }
      >
        {text.shareCard}
      </Button>
      <Button
        className="no-print"
        variant="outlined"
        size="small"
        startIcon={<PrintIcon />}
        // Nobody prints from a phone, where the first screen is short.
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        onClick={() => void paper.print()}
      >
        {text.print}
      </Button>
      {paper.head}
    </>
  );
}

import Button from '@mui/material/Button';
import catalog from '../../i18n/catalog';
import kit from '../../i18n/kit';
import { useText } from '../i18n';
import { CopyIcon } from '../layout/icons';
import { toast } from '../toast';
import { PrintIcon } from './PrintIcon';

/** Copying the page's address, and printing it without the shell around it. */
export function ShareActions() {
  const text = useText(catalog);
  const words = useText(kit);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname);
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
      <Button className="no-print" variant="outlined" size="small" startIcon={<PrintIcon />} onClick={() => print()}>
        {text.print}
      </Button>
    </>
  );
}

import IconButton from '@mui/material/IconButton';
import kit from '../../i18n/kit';
import { useText } from '../i18n';
import { toast } from '../toast';
import { CopyIcon } from './icons';

export function CopyButton({ value, label }: { value: string; label?: string }) {
  const text = useText(kit);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(text.copied);
    } catch {
      toast.error(text.copyFailed);
    }
  };
  return (
    <IconButton size="small" aria-label={label ?? text.copy} onClick={() => void copy()}>
      <CopyIcon />
    </IconButton>
  );
}

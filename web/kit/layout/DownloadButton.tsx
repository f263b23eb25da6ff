import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { callAddress, type Params } from '../api/params';
import { DownloadIcon } from './icons';

interface DownloadButtonProps {
  /** The call whose answer is the file. */
  path: string;
  params?: Params;
  /** Filters of the page's address that the file keeps to, so that it holds what is seen. */
  filters?: readonly string[];
  label: string;
  variant?: 'outlined' | 'text';
}

/** A file that the server writes when it is asked for. */
export function DownloadButton({ path, params, filters = [], label, variant = 'outlined' }: DownloadButtonProps) {
  const [search] = useSearchParams();
  const chosen = Object.fromEntries(filters.map((name) => [name, search.get(name)]));
  return (
    <Button
      component="a"
      variant={variant}
      startIcon={<DownloadIcon />}
      href={callAddress(path, { ...chosen, ...params })}
      download
      // Two of them stand side by side on a phone.
      {...(variant === 'outlined' && { sx: { px: { xs: 1.25, sm: 2 } } })}
    >
      {label}
    </Button>
  );
}

import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { CLASSIFIED } from '../../../db/contract/enums-results';
import words from '../../i18n/publish';
import { useText } from '../../kit/i18n';
import { Wide } from './layout';

/** Says what choosing "classified" means, while it is chosen. */
export function ClassifiedNote({ name }: { name: string }) {
  const text = useText(words);
  const chosen = useWatch({ name }) === CLASSIFIED;
  return (
    <Wide>
      <div role="status">{chosen ? <Alert severity="warning">{text.classified}</Alert> : null}</div>
    </Wide>
  );
}

import Button from '@mui/material/Button';
import common from '../../../i18n/common';
import { useText } from '../../../shared/i18n';
import { PlusIcon } from '../../../shared/layout/icons';
import { usePublish } from './usePublish';

/** The entry to publishing, also on pages for visitors: the form itself comes when it is pressed. */
export default function PublishButton() {
  const text = useText(common);
  const publish = usePublish();
  return (
    <Button variant="contained" startIcon={<PlusIcon />} onClick={() => void publish({ mode: 'add' })}>
      {text.releaseResult}
    </Button>
  );
}

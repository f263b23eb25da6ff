import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { meetingListPath } from '../../../db/contract/meetings';
import catalog from '../../i18n/catalog';
import words from '../../i18n/meetings';
import { useText } from '../../kit/i18n';
import { Page } from '../../kit/layout/Page';

/** In place of the list of a type that there is not. */
export function Gone() {
  const text = useText(words);
  const common = useText(catalog);
  return (
    <Page title={text.title} lead={common.goneHint} breadcrumbs={[{ label: text.title, to: meetingListPath() }]}>
      <Button component={Link} to={meetingListPath()} variant="outlined">
        {common.backToList}
      </Button>
    </Page>
  );
}

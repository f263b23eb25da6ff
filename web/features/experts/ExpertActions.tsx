import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useSession } from '../../domain/session';
import { useEditorLink } from '../../domain/session/useEditorLink';
import words from '../../i18n/experts';
import { useText } from '../../kit/i18n';

/** What can be done beside reading: apply, and for editors keep the list. */
export function ExpertActions() {
  const text = useText(words);
  const { loggedIn } = useSession();
  const manage = useEditorLink('/content/experts', text.manage);
  return (
    <>
      <Button component={Link} to="/expertApply" variant="outlined">
        {loggedIn ? text.mine : text.apply}
      </Button>
      {manage}
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import words from '../../../i18n/forum';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';

/** What the forum is, and how to take part in it. */
export function ForumActions() {
  const text = useText(words);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" onClick={() => void openDialog('forumIntroduction', {})}>
        {text.introduce}
      </Button>
      <Button variant="outlined" onClick={() => void openDialog('forumCooperation', {})}>
        {text.cooperate}
      </Button>
    </Box>
  );
}

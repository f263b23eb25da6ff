import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import words from '../../../i18n/forum';
import { openDialog } from '../../../kit/dialogs';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { useText } from '../../../kit/i18n';

/** The dialog 'forumIntroduction' (core§2): what the forum is, in fixed words. */
export default function IntroductionDialog({ close }: DialogProps<object>) {
  const text = useText(words);
  return (
    <AppDialog
      title={text.introduce}
      width={560}
      actions={
        <Button
          variant="contained"
          onClick={() => {
            close();
            void openDialog('forumCooperation', {});
          }}
        >
          {text.cooperate}
        </Button>
      }
    >
      {text.about.map((paragraph) => (
        <Typography key={paragraph} sx={{ mb: 2, lineHeight: 1.8 }}>
          {paragraph}
        </Typography>
      ))}
    </AppDialog>
  );
}

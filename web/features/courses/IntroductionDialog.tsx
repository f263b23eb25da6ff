import Typography from '@mui/material/Typography';
import words from '../../i18n/courses';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import { useText } from '../../kit/i18n';

/** The dialog 'courseIntroduction' (core§2): what the cloud classroom is, in fixed words with both ranges (back-office§9). */
export default function IntroductionDialog() {
  const text = useText(words);
  return (
    <AppDialog title={text.introduce} width={560}>
      {text.introduction.map((paragraph) => (
        <Typography key={paragraph} sx={{ mb: 2, lineHeight: 1.8 }}>
          {paragraph}
        </Typography>
      ))}
    </AppDialog>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import privacy from '../../../i18n/privacy';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import { useDialog } from '../../../kit/dialogs/useDialog';
import { useText } from '../../../kit/i18n';

/** The privacy policy in the language of the page (core§2). */
export default function PrivacyDialog() {
  const { close } = useDialog();
  const text = useText(privacy);
  return (
    <AppDialog
      title={text.title}
      width={800}
      actions={
        <Button variant="contained" onClick={() => close()}>
          {text.understood}
        </Button>
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>{text.intro}</Typography>
      {text.sections.map((section) => (
        <Box component="section" key={section.title} sx={{ mt: 3 }}>
          <Typography variant="h3">{section.title}</Typography>
          <Box component="ul" sx={{ pl: 2.5, my: 1, display: 'grid', gap: 0.75 }}>
            {section.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Box>
        </Box>
      ))}
    </AppDialog>
  );
}

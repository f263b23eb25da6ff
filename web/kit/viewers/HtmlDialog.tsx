import Box from '@mui/material/Box';
import words from '../../i18n/viewers';
import { AppDialog } from '../dialogs/AppDialog';
import { useText } from '../i18n';
import { RichText } from '../layout/RichText';
import { EmptyState } from '../layout/States';

/** The dialog 'htmlViewer' (back-office§2: 600 px): HTML as it is shown everywhere else, without anything that runs. */
export default function HtmlDialog({ html, title }: { html: string; title?: string }) {
  const text = useText(words);
  const name = title ?? text.html;
  return (
    <AppDialog title={name} width={600}>
      {html.trim() ? (
        // Nothing else of it takes the focus, and without it the keyboard cannot scroll.
        <Box role="group" aria-label={name} tabIndex={0}>
          <RichText html={html} />
        </Box>
      ) : (
        <EmptyState title={text.nothing} />
      )}
    </AppDialog>
  );
}

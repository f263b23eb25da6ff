import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import words from '../../i18n/form';
import { confirm } from '../dialogs';
import { AppDialog } from '../dialogs/AppDialog';
import type { DialogProps } from '../dialogs/registry';
import { useText } from '../i18n';
import { fetched } from '../layout/fetched';
import { LoadingState } from '../layout/LoadingState';

const RichTextEditor = fetched(() => import('./RichTextEditor'));

const nothing = () => undefined;

/** The dialog 'editor' (core§2): a rich text with all the room that the window has; closes with the text as it is then. */
export default function EditorDialog({ label, html, close }: DialogProps<{ label: string; html: string }, string>) {
  const text = useText(words);
  const helpId = useId();
  const [written, setWritten] = useState(html);
  return (
    <AppDialog
      title={label}
      width="90vw"
      closeOnBackdrop={false}
      beforeClose={async () =>
        written === html ||
        confirm({ title: text.leaveTitle, text: text.leaveText, confirmLabel: text.leave, cancelLabel: text.stay })
      }
      actions={
        <Button variant="contained" onClick={() => close(written)}>
          {text.takeOver}
        </Button>
      }
    >
      <span id={helpId} hidden>
        {text.largeHint}
      </span>
      <RichTextEditor
        outline={<LoadingState kind="block" />}
        label={label}
        helpId={helpId}
        html={html}
        disabled={false}
        invalid={false}
        required={false}
        tall
        onChange={setWritten}
        onBlur={nothing}
      />
    </AppDialog>
  );
}

import Button from '@mui/material/Button';
import { RegistrationSheet } from '../../domain/programme/RegistrationSheet';
import type { SheetFile, SheetRow } from '../../domain/programme/sheet';
import words from '../../i18n/programmeDeclarations';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { useText } from '../../kit/i18n';

interface PreviewProps {
  row: SheetRow;
  files: readonly SheetFile[];
  phone?: string | null;
}

/** A declaration as its printed registration sheet. */
export default function PreviewDialog({ row, files, phone = null, close }: DialogProps<PreviewProps>) {
  const text = useText(words);
  return (
    <AppDialog
      title={text.form.preview}
      width={880}
      actions={
        <>
          <Button onClick={() => close()}>{text.form.backToSheet}</Button>
          <Button variant="contained" onClick={() => print()}>
            {text.sheet.print}
          </Button>
        </>
      }
    >
      <RegistrationSheet row={row} files={files} phone={phone} heading="h3" />
    </AppDialog>
  );
}

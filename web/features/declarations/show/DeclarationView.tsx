import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DeclarationDetail } from '../../../../db/contract/programme/declarations';
import { RegistrationSheet } from '../../../domain/programme/RegistrationSheet';
import type { SheetRow } from '../../../domain/programme/sheet';
import words from '../../../i18n/programmeDeclarations';
import { useText } from '../../../kit/i18n';

interface ViewProps {
  detail: DeclarationDetail;
  onEdit: () => void;
}

/** A declaration that nobody writes now: its sheet, and the way to change it. */
export function DeclarationView({ detail, onEdit }: ViewProps) {
  const text = useText(words);
  const { form, receipt, submit_time, round_id, pending, editable } = detail;
  const row = { ...form, receipt, submit_time, round_id } as SheetRow;
  return (
    <>
      {pending ? (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {text.show.pending}
        </Alert>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5, mb: 2 }}>
        <Button variant="outlined" onClick={() => print()}>
          {text.sheet.print}
        </Button>
        {editable ? (
          <Button variant="contained" onClick={onEdit}>
            {pending ? text.show.goOn : text.show.edit}
          </Button>
        ) : null}
      </Box>
      <RegistrationSheet row={row} files={detail.attachments} phone={detail.phone} />
    </>
  );
}

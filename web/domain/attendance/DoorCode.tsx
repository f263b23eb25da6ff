import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { certificatePath } from '../../../db/contract/attendance';
import words from '../../i18n/attendance';
import { useText } from '../../kit/i18n';
import { QrCode } from '../../kit/qr/QrCode';

interface DoorCodeProps {
  /** What staff scan; null without a seat. */
  code: string | null;
  certificate?: string | null;
}

/** What somebody shows at the door, and afterwards the way to the certificate. */
export function DoorCode({ code, certificate = null }: DoorCodeProps) {
  const text = useText(words);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 1.5, textAlign: 'center' }}>
      {code === null ? null : <QrCode value={code} label={text.doorCode} size={220} />}
      <Box sx={{ color: 'text.secondary' }}>{code === null ? text.noSeat : text.doorCodeHint}</Box>
      {certificate ? (
        <Button component={Link} to={certificatePath(certificate)} variant="contained">
          {text.certificate}
        </Button>
      ) : null}
    </Box>
  );
}

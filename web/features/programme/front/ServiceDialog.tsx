import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SERVICE_TYPES } from '../../../../db/contract/enums-programme';
import { useLabel } from '../../../domain/catalog/words';
import words from '../../../i18n/programme';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import { useText } from '../../../kit/i18n';
import type { Service } from './services';
import { servicePicture } from './services';

/** The dialog 'servicePicture' (back-office§2, dialog 12). */
export default function ServiceDialog({ type }: { type: Service }) {
  const text = useText(words);
  const title = useLabel()(SERVICE_TYPES, type);
  return (
    <AppDialog title={title} width={760}>
      <Box
        component="img"
        src={servicePicture(type)}
        alt={title}
        width={960}
        height={540}
        sx={{ display: 'block', width: '100%', height: 'auto', borderRadius: 2 }}
      />
      <Typography sx={{ mt: 2 }}>{text.services[type]}</Typography>
    </AppDialog>
  );
}

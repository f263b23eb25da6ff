import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import words from '../../../i18n/securityLog';
import { api, useApiQuery } from '../../../kit/api';
import { useAttempt } from '../../../kit/api/mutations';
import { useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';

const PATH = '/v1/admin/securityLog/messages';
const KEY = ['admin', 'alertMessages'];
const HINT = 'alert-messages-hint';

/** Whether the administrator is told of new alerts outside the platform as well. */
export function AlertMessages() {
  const text = useText(words);
  const { busy, attempt } = useAttempt();
  const { data } = useApiQuery(KEY, PATH);
  if (!data) return null;
  const change = (_: unknown, wanted: boolean) =>
    attempt(async () => {
      await api.put(PATH, { wanted });
      toast.success(wanted ? text.messagesOn : text.messagesOff);
    }, [KEY]);
  return (
    <Box sx={{ mb: 2 }}>
      <FormControlLabel
        disabled={busy || data.to === null}
        label={data.to === null ? text.messagesNowhere : text.messages(data.to)}
        control={
          <Switch
            checked={data.wanted}
            onChange={(event, wanted) => void change(event, wanted)}
            slotProps={{ input: { 'aria-describedby': HINT } }}
          />
        }
      />
      <FormHelperText id={HINT} sx={{ mt: 0 }}>
        {text.messagesHint}
      </FormHelperText>
    </Box>
  );
}

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { SecurityAlert } from '../../../../db/contract/security';
import words from '../../../i18n/securityLog';
import { useApiQuery } from '../../../kit/api';
import { useText } from '../../../kit/i18n';
import { formatDate } from '../../../kit/layout/format';

/** Alerts that stand open; the list below holds the rest. */
const SHOWN = 5;

/** The events that an alert is made of, in the list below. */
function listOf({ kind, user_id, address }: SecurityAlert): string {
  const search = new URLSearchParams(user_id === null ? { address: address ?? '' } : { user_id });
  if (kind === 'refusals') search.set('type', 'refused');
  if (kind === 'new-device' || kind === 'credential-reused') search.set('type', kind);
  return `?${search}`;
}

/** What an administrator should look at before anything else. */
export function Alerts() {
  const text = useText(words);
  const { data } = useApiQuery(['admin', 'securityAlerts'], '/v1/admin/securityLog/alerts', {}, { staleMs: 0 });
  if (!data) return null;
  if (data.total === 0) {
    return (
      <Alert severity="success" sx={{ mb: 2 }}>
        {text.calm}
      </Alert>
    );
  }
  const shown = data.records.slice(0, SHOWN);
  const sentence = (alert: SecurityAlert) =>
    text.kinds[alert.kind](alert.user_name ?? alert.user_account ?? alert.address ?? text.nobody, alert.count);
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle component="h2">{text.alerts(data.total)}</AlertTitle>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((alert) => {
          const what = sentence(alert);
          const origin = alert.user_id === null ? [] : [alert.address, alert.device];
          return (
            <Box
              component="li"
              key={`${alert.kind} ${alert.user_id} ${alert.address} ${alert.device}`}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, py: 0.25 }}
            >
              <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
                {what}
                <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', ml: 1 }}>
                  {[formatDate(alert.last_time), ...origin].filter(Boolean).join(' · ')}
                </Box>
              </Box>
              <Button size="small" component={Link} to={listOf(alert)} aria-label={text.lookOf(what)}>
                {text.look}
              </Button>
            </Box>
          );
        })}
      </Box>
      {data.total > shown.length ? text.rest(data.total - shown.length) : null}
    </Alert>
  );
}

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { Link } from 'react-router-dom';
import {
  SECURITY_FILTERS,
  SECURITY_OUTCOMES,
  SECURITY_TYPES,
  type SecurityAlert,
  type SecurityOutcome,
  type SecurityRow,
} from '../../../db/contract/security';
import { StaffPage } from '../../domain/session/StaffPage';
import administration from '../../i18n/administration';
import words from '../../i18n/securityLog';
import { api, useApiQuery } from '../../kit/api';
import { useAttempt } from '../../kit/api/mutations';
import { type Lang, useLang, useText } from '../../kit/i18n';
import { DownloadButton } from '../../kit/layout/DownloadButton';
import { formatDate } from '../../kit/layout/format';
import { type Field, ResourceTable } from '../../kit/resource';
import { RangeFilter } from '../../kit/table/filters/RangeFilter';
import { isClosed } from './closed';

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
function Alerts() {
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

const PATH = '/v1/admin/securityLog/messages';
const KEY = ['admin', 'alertMessages'];
const HINT = 'alert-messages-hint';

/** Whether the administrator is told of new alerts outside the platform as well. */
function AlertMessages() {
  const text = useText(words);
  const { busy, attempt } = useAttempt();
  const { data } = useApiQuery(KEY, PATH);
  if (!data) return null;
  const change = (_: unknown, wanted: boolean) =>
    attempt(() => api.put(PATH, { wanted }), [KEY], wanted ? text.messagesOn : text.messagesOff);
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

const options = (names: Record<string, Record<Lang, string>>, lang: Lang) =>
  Object.entries(names).map(([value, name]) => ({ value, label: name[lang] }));

/** What happened at the doors, and what of it should be looked at. */
export default function SecurityLog() {
  const all = useText(administration);
  const text = useText(words);
  const { lang } = useLang();
  const person = (name: string | null, account: string | null) => {
    if (isClosed(account)) return all.closed;
    return name ?? account;
  };

  const fields: Field<SecurityRow>[] = [
    { name: 'add_time', label: text.time, look: 'second' },
    {
      name: 'type',
      role: 'main',
      label: text.event,
      flex: 1.2,
      minWidth: 170,
      look: 'choice',
      below: (row) => row.detail && (text.details[row.detail] ?? row.detail),
      options: options(SECURITY_TYPES, lang),
      filter: true,
    },
    {
      name: 'outcome',
      label: text.outcome,
      minWidth: 90,
      show: (row) => (
        <Box component="span" sx={{ color: row.outcome === 'ok' ? 'text.primary' : 'error.main', fontWeight: 600 }}>
          {SECURITY_OUTCOMES[row.outcome as SecurityOutcome]?.[lang] ?? row.outcome}
        </Box>
      ),
      options: options(SECURITY_OUTCOMES, lang),
      filter: true,
    },
    {
      name: 'user_id',
      label: text.user,
      flex: 1,
      minWidth: 140,
      show: (row) => person(row.user_name, row.user_account) ?? text.nobody,
      below: (row) => row.user_name && !isClosed(row.user_account) && row.user_account,
    },
    {
      name: 'subject_id',
      label: text.subject,
      flex: 1,
      minWidth: 140,
      show: ({ subject_name, subject_id }) => {
        if (isClosed(subject_name)) return all.closed;
        return subject_name ?? all.settings.names[subject_id ?? ''] ?? subject_id ?? '—';
      },
    },
    {
      name: 'address',
      label: text.origin,
      flex: 1,
      minWidth: 160,
      show: (row) => row.address ?? '—',
      below: (row) => row.device,
    },
  ];

  return (
    <StaffPage
      authority="admin"
      title={text.title}
      lead={text.lead}
      actions={<DownloadButton path="/v1/admin/securityLog.csv" filters={SECURITY_FILTERS} label={text.export} />}
    >
      <Alerts />
      <AlertMessages />
      <ResourceTable
        queryKey={['admin', 'securityLog']}
        path="/v1/admin/securityLog/list"
        label={text.list}
        fields={fields}
        rowId={(row) => row.id}
        keyword={text.keyword}
        filters={SECURITY_FILTERS}
        empty={{ title: text.empty }}
        toolbar={<RangeFilter from={text.from} to={text.to} />}
      />
    </StaffPage>
  );
}

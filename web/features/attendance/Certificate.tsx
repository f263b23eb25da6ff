import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import {
  CERTIFICATES,
  certificatePath,
  type Certificate as Facts,
  readCertificate,
  shownCertificate,
} from '../../../db/contract/attendance';
import { useLetterhead } from '../../domain/catalog/Letterhead';
import { sheetLook } from '../../domain/programme/paper';
import words from '../../i18n/certificates';
import { ApiError, api, useApiQuery } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { EmptyState, ErrorState } from '../../kit/layout/States';
import { NumberForm } from './NumberForm';

const ABSENT = 404;
/** Characters of what an address names that are said again where it names none. */
const TYPED = 32;

/** The certificate as it stands on paper. */
function Sheet({ facts }: { facts: Facts }) {
  const text = useText(words);
  const { lang } = useLang();
  const event = pickName(lang, facts.event_name, facts.event_name_en);
  const [begin, end] = [formatDay(facts.start_time), formatDay(facts.end_time)];
  const rows = [
    [text.name, facts.name],
    [text.event, event],
    [text.date, end && end !== begin ? `${begin} – ${end}` : begin],
    [text.hours, facts.class_hours ? text.hourCount(facts.class_hours) : ''],
    [text.organiser, facts.org_name ?? ''],
    [text.issued, formatDay(facts.add_time)],
    [text.code, shownCertificate(facts.code)],
  ].filter(([, value]) => value);
  return (
    <Box sx={{ ...sheetLook, '@media print': { border: 0, pt: '12mm' } }}>
      <h2 className="sheet-title">{text.heading[facts.kind]}</h2>
      <Box component="p" sx={{ my: 4, fontSize: '1.25rem', lineHeight: 1.8, textAlign: 'center' }}>
        {facts.online ? text.online(facts.name, event) : text.body[facts.kind](facts.name, event)}
      </Box>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label} className="wide">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}

/** Whoever knows the whole name sees that it is the one, and may print it. */
function NameCheck({ code, onNamed }: { code: string; onNamed: (facts: Facts) => void }) {
  const text = useText(words);
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const [running, setRunning] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim() || running) return;
    setRunning(true);
    setError('');
    try {
      onNamed(await api.post('/v1/certificate/name', { code, name }, { silent: true }));
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setError(cause.errors[0]?.msg || cause.msg);
    } finally {
      setRunning(false);
    }
  };
  return (
    <Box
      component="form"
      className="no-print"
      onSubmit={(event) => void submit(event)}
      sx={{ maxWidth: 794, mx: 'auto', mt: 3 }}
    >
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
        {text.masked} {text.checkHint}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <TextField
          name="name"
          label={text.wholeName}
          value={name}
          error={error !== ''}
          helperText={error}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 50 } }}
          sx={{ flex: '1 1 220px' }}
        />
        <Button
          type="submit"
          variant="outlined"
          size="large"
          loading={running}
          disabled={!name.trim()}
          sx={{ minHeight: 56 }}
        >
          {text.check}
        </Button>
      </Box>
    </Box>
  );
}

function Shown({ code }: { code: string }) {
  const text = useText(words);
  const query = useApiQuery(['certificate'], '/v1/certificate', { code }, { silent: true });
  const [named, setNamed] = useState<Facts | null>(null);
  const { head, print } = useLetterhead(`${location.origin}${certificatePath(code)}`);
  const facts = named ?? query.data;
  const way = [{ label: text.title, to: CERTIFICATES }];
  if (!facts) {
    const absent = query.error?.status === ABSENT;
    const typed = shownCertificate(readCertificate(code).slice(0, TYPED)) || code.slice(0, TYPED);
    return (
      <Page title={text.title} breadcrumbs={way}>
        {query.isPending ? <LoadingState /> : null}
        {absent ? <EmptyState title={text.absent(typed)} hint={text.absentHint} /> : null}
        {query.error && !absent ? <ErrorState text={query.error.msg} onRetry={() => void query.refetch()} /> : null}
        {query.error ? <NumberForm first={typed} /> : null}
      </Page>
    );
  }
  return (
    <Page
      title={text.title}
      breadcrumbs={way}
      actions={
        facts.whole ? (
          <Button className="no-print" variant="contained" onClick={() => void print()}>
            {text.print}
          </Button>
        ) : null
      }
    >
      <GlobalStyles styles={{ '@media print': { h1: { display: 'none' } } }} />
      {head}
      <Alert severity="success" className="no-print" sx={{ maxWidth: 794, mx: 'auto', mb: 3 }}>
        {text.real}
      </Alert>
      <Sheet facts={facts} />
      {facts.whole ? null : <NameCheck code={facts.code} onNamed={setNamed} />}
      <Box className="no-print" sx={{ textAlign: 'center', mt: 3 }}>
        <Button component={Link} to={CERTIFICATES}>
          {text.again}
        </Button>
      </Box>
    </Page>
  );
}

/** What a certificate's code leads to: whether it is genuine; its owner, staff, and who knows the whole name print it. */
export default function Certificate() {
  const { code = '' } = useParams();
  return <Shown key={code} code={code} />;
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { IMPORT_LIMITS, importersOf } from '../../../db/contract/import-kinds';
import type { ImportChecked } from '../../../db/contract/imports';
import { PUBLISHED, type PublishedKind } from '../../../db/contract/items';
import { grouped } from '../../../db/contract/words';
import { useSession } from '../../domain/session';
import words from '../../i18n/imports';
import { ApiError, api, reread } from '../../kit/api';
import { useLang, useText } from '../../kit/i18n';
import { DownloadIcon } from '../../kit/layout/icons';
import { Page } from '../../kit/layout/Page';
import { Section } from '../../kit/layout/Section';
import { useGoOn } from '../../kit/useGoOn';
import { Preview } from './Preview';
import { Progress } from './Progress';
import { piecesOf, readFile, type Sheet, type Unfit, UnfitFile } from './readFile';
import { KEY } from './states';
import { saveTemplate } from './template';

/** Pieces that are on their way at the same time. */
const SIDE_BY_SIDE = 2;

/**
 * Sends a file, or what is missing of it there, and begins its import.
 * @param onSent told how many pieces are there, of how many
 * @returns the import's id
 * @throws ApiError where a call fails: what was sent stays, and the same file goes on from there
 */
async function sendSheet(
  kind: PublishedKind,
  { name, digest, headings, rows }: Sheet,
  atOnce: boolean,
  onSent: (done: number, all: number) => void,
): Promise<string> {
  const pieces = piecesOf(rows);
  const started = await api.post(
    '/v1/imports',
    { kind, name, headings, pieces: pieces.length, rows: rows.length },
    { headers: { 'idempotency-key': digest } },
  );
  const { id } = started;
  const there = new Set(started.received);
  const missing = pieces.map((_, at) => at + 1).filter((no) => !there.has(no));
  let done = there.size;
  onSent(done, pieces.length);
  const next = async (): Promise<void> => {
    for (let no = missing.shift(); no !== undefined; no = missing.shift()) {
      await api.put('/v1/imports/piece', { id, no, rows: pieces[no - 1] ?? [] }, { quiet: true });
      done += 1;
      onSent(done, pieces.length);
    }
  };
  // Begun already: nothing is taken any more, and nothing is missing.
  if (started.begin_time === null) await Promise.all(Array.from({ length: SIDE_BY_SIDE }, next));
  await api.post('/v1/imports/begin', { id, at_once: atOnce });
  return id;
}

/** Rows of the preview. */
const LOOKED_AT = 20;

function useWhy(): (why: Unfit) => string {
  const text = useText(words);
  return (why) => {
    switch (why.is) {
      case 'tooMany':
        return text.tooMany(grouped(IMPORT_LIMITS.rows));
      case 'tooWide':
        return text.tooWide(IMPORT_LIMITS.columns);
      case 'tooLong':
        return text.tooLong(why.line);
      default:
        return text[why.is];
    }
  };
}

/** A file that was chosen, as far as it is read and looked at. */
interface Chosen {
  sheet: Sheet;
  checked: ImportChecked;
}

/** What an import would make of a file: `none` where all of its rows were looked at, and each is wrong. */
function fitOf({ sheet, checked }: Chosen): 'some' | 'doubtful' | 'none' {
  if (checked.rows.some(({ problems }) => problems.length === 0)) return 'some';
  return sheet.rows.length > LOOKED_AT ? 'doubtful' : 'none';
}

/** Reads a file and asks what an import would make of its first rows. */
function useChosen(kind: PublishedKind) {
  const why = useWhy();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [busy, setBusy] = useState(false);
  const [unfit, setUnfit] = useState('');
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setChosen(null);
    setUnfit('');
    setBusy(true);
    try {
      const sheet = await readFile(file);
      const { headings, rows } = sheet;
      const checked = await api.post('/v1/imports/check', { kind, headings, rows: rows.slice(0, LOOKED_AT) });
      setChosen({ sheet, checked });
    } catch (error) {
      if (error instanceof UnfitFile) setUnfit(why(error.why));
      else if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return { chosen, busy, unfit, choose, forget: () => setChosen(null) };
}

/** A new import in its three steps: the file, what is understood of it, and the way to the server. */
export function NewImport() {
  const text = useText(words);
  const { lang } = useLang();
  const { has } = useSession();
  const goOn = useGoOn();
  const input = useRef<HTMLInputElement>(null);
  const kinds = (['result', 'demand'] as const).filter((each) => importersOf(each).some((authority) => has(authority)));
  const [search] = useSearchParams();
  const [kind, setKind] = useState<PublishedKind>(
    kinds.find((each) => each === search.get('kind')) ?? kinds[0] ?? 'result',
  );
  const [atOnce, setAtOnce] = useState(false);
  const [sent, setSent] = useState<{ done: number; all: number } | null>(null);
  const [broken, setBroken] = useState(false);
  const { chosen, busy, unfit, choose, forget } = useChosen(kind);
  const sending = sent !== null && !broken;
  const reviews = has(PUBLISHED[kind].auditor);
  const fit = chosen ? fitOf(chosen) : 'some';

  const send = async ({ sheet }: Chosen) => {
    setBroken(false);
    setSent({ done: 0, all: 0 });
    try {
      const id = await sendSheet(kind, sheet, reviews && atOnce, (done, all) => setSent({ done, all }));
      await reread([KEY]);
      goOn(`/import/${id}`, { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setBroken(true);
    }
  };

  return (
    <Page title={text.create} breadcrumbs={[{ label: text.back, to: '/import' }, { label: text.create }]}>
      <Section title={text.steps.file} card>
        {kinds.length > 1 ? (
          <RadioGroup
            row
            aria-label={text.kind}
            value={kind}
            onChange={(_, value) => {
              setKind(value as PublishedKind);
              forget();
            }}
            sx={{ mb: 2 }}
          >
            {kinds.map((each) => (
              <FormControlLabel
                key={each}
                value={each}
                control={<Radio />}
                label={text.kinds[each]}
                disabled={sending}
              />
            ))}
          </RadioGroup>
        ) : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" loading={busy} disabled={sending} onClick={() => input.current?.click()}>
            {chosen ? text.chooseOther : text.choose}
          </Button>
          <Button
            variant="outlined"
            startIcon={<DownloadIcon />}
            onClick={() => saveTemplate(kind, lang, `${text.title}-${text.kinds[kind]}`)}
          >
            {text.template}
          </Button>
        </Box>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.xlsx"
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        <FormHelperText sx={{ mt: 1.5, mx: 0, fontSize: '0.875rem' }}>{text.fileHint}</FormHelperText>
        <Box role="status" sx={{ mt: 1, fontWeight: 600 }}>
          {busy ? text.reading : chosen ? text.chosen(chosen.sheet.name, grouped(chosen.sheet.rows.length)) : ''}
        </Box>
        {unfit ? (
          <Alert severity="error" sx={{ mt: 2 }}>
            {unfit}
          </Alert>
        ) : null}
      </Section>
      {chosen ? (
        <>
          <Section title={text.steps.columns} card>
            <Preview kind={kind} {...chosen} />
          </Section>
          <Section title={text.steps.send} card>
            {fit === 'some' ? null : (
              <Alert severity="error" sx={{ mb: 2 }}>
                {fit === 'none' ? text.noneFit : text.doubtful(LOOKED_AT)}
              </Alert>
            )}
            {reviews && fit !== 'none' ? (
              <Box sx={{ mb: 2 }}>
                <FormControlLabel
                  control={
                    <Checkbox checked={atOnce} disabled={sending} onChange={(_, checked) => setAtOnce(checked)} />
                  }
                  label={text.atOnce}
                />
                <FormHelperText sx={{ mx: 0 }}>{text.atOnceHint}</FormHelperText>
              </Box>
            ) : null}
            {sent ? (
              <Box sx={{ mb: 2 }}>
                <Progress label={text.sending} {...sent} says={text.sent(sent.done, sent.all)} />
                <Box sx={{ mt: 1, color: 'text.secondary', fontSize: '0.875rem' }}>{text.stay}</Box>
              </Box>
            ) : null}
            {broken ? (
              <Alert severity="warning" sx={{ mb: 2 }}>
                {text.broken}
              </Alert>
            ) : null}
            {fit === 'none' ? (
              <Button variant="contained" onClick={() => input.current?.click()}>
                {text.chooseOther}
              </Button>
            ) : (
              <Button
                variant={fit === 'some' ? 'contained' : 'outlined'}
                loading={sending}
                onClick={() => void send(chosen)}
              >
                {broken ? text.goOn : text.begin(grouped(chosen.sheet.rows.length))}
              </Button>
            )}
          </Section>
        </>
      ) : null}
    </Page>
  );
}

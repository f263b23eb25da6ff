import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Link, useParams } from 'react-router-dom';
import { DEVICE_MAXIMUM, type DoorKind, type DoorRecord, doorKind } from '../../../db/contract/attendance';
import { useGiveSeat } from '../../domain/participants/useGiveSeat';
import { useSession } from '../../domain/session';
import words from '../../i18n/attendance';
import { ApiError } from '../../kit/api';
import { confirm, openDialog } from '../../kit/dialogs';
import { useNamed, useText } from '../../kit/i18n';
import { formatMinute, randomId } from '../../kit/layout/format';
import { Page } from '../../kit/layout/Page';
import { ToneChip } from '../../kit/layout/StateChip';
import { ErrorState } from '../../kit/layout/States';
import { toast } from '../../kit/toast';
import { Desk, type DeskState, type Shown } from './door/desk';
import { Entry } from './door/Entry';
import { Result, Scans, toneOf } from './door/Result';

/** How the phone stands: network, what waits to be sent, how old its list is. */
function Standing({ state, onSignedIn }: { state: DeskState; onSignedIn: () => void }) {
  const text = useText(words);
  const { phase, reached, signedOut, unsent, listTime } = state;
  const signIn = async () => {
    if (await openDialog('login', {})) onSignedIn();
  };
  return (
    <>
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
        <ToneChip tone={reached ? 'adopted' : 'review'} label={reached ? text.reached : text.unreached} />
        <ToneChip tone={unsent > 0 ? 'review' : 'none'} label={unsent > 0 ? text.unsent(unsent) : text.allSent} />
        {listTime === null ? null : (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {text.listOf(formatMinute(listTime))}
          </Box>
        )}
      </Box>
      {signedOut ? (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" onClick={() => void signIn()}>
              {text.signIn}
            </Button>
          }
        >
          {text.signedOut}
        </Alert>
      ) : null}
      {phase === 'locked' || phase === 'none' ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {phase === 'locked' ? text.locked : text.noList}
        </Alert>
      ) : null}
    </>
  );
}

/** What staff call the phone. */
function DeviceForm({ device, onRename }: { device: string; onRename: (name: string) => void }) {
  const text = useText(words);
  const [name, setName] = useState(device);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onRename(name);
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mt: 4 }}>
      <TextField
        size="small"
        fullWidth
        name="device"
        label={text.device}
        helperText={text.deviceHint}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: DEVICE_MAXIMUM, autoComplete: 'off' } }}
      />
      <Button
        type="submit"
        variant="outlined"
        disabled={!name.trim() || name.trim() === device}
        sx={{ minHeight: 40, flex: 'none' }}
      >
        {text.deviceSave}
      </Button>
    </Box>
  );
}

/** Kept by name in the service worker too, which answers from it where there is no network. */
const CACHE = 'door';

/** Keeps this page and its scripts, so that it opens without a network; its document says nothing about anybody. */
async function keepPage(): Promise<void> {
  if (!('caches' in window)) return;
  const cache = await caches.open(CACHE);
  const { origin, pathname } = location;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const linked = [...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(({ href }) => href);
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
  const own = new Set([...loaded, ...linked, ...scripts].filter((url) => url.startsWith(`${origin}/assets/`)));
  const missing = await Promise.all([...own].map(async (url) => ((await cache.match(url)) === undefined ? [url] : [])));
  await cache.addAll(missing.flat());
  await cache.add(new Request(pathname, { cache: 'reload' }));
}

const KEPT = 'doorDevice';
const MARK_LENGTH = 4;

/** What this phone is called at the door. @param named makes a name of a few characters */
function deviceName(named: (mark: string) => string): string {
  const kept = localStorage.getItem(KEPT);
  if (kept) return kept;
  const made = named(
    randomId(32)
      .replace(/[^A-Z2-9]/g, '')
      .slice(0, MARK_LENGTH),
  );
  localStorage.setItem(KEPT, made);
  return made;
}

function renameDevice(name: string): string {
  const kept = name.trim().slice(0, DEVICE_MAXIMUM);
  if (kept) localStorage.setItem(KEPT, kept);
  return kept;
}

const loadCamera = () => import('./door/Camera');
const Camera = lazy(loadCamera);

function Recent({ recent, onUndo }: { recent: readonly Shown[]; onUndo: (shown: Shown) => void }) {
  const text = useText(words);
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography component="h2" sx={{ fontWeight: 600, mb: 1 }}>
        {text.recent}
      </Typography>
      {recent.length === 0 ? <Box sx={{ color: 'text.secondary' }}>{text.noRecent}</Box> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {recent.map((shown) => (
          <Box
            component="li"
            key={shown.id}
            sx={{ display: 'flex', gap: 1.5, alignItems: 'center', py: 1, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                <span>{shown.record?.name || text.unnamed}</span>
                <ToneChip tone={toneOf(shown)} label={text.outcomes[shown.outcome]} />
              </Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {shown.scans.length > 1 ? <Scans scans={shown.scans} /> : formatMinute(shown.time)}
              </Box>
            </Box>
            {shown.record && (shown.outcome === 'arrived' || shown.outcome === 'again') ? (
              <Button size="small" aria-label={text.undoOf(shown.record.name)} onClick={() => onUndo(shown)}>
                {text.undo}
              </Button>
            ) : null}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface DoorProps {
  kind: DoorKind;
  id: string;
  userId: string;
}

function AtDoor({ kind, id, userId }: DoorProps) {
  const text = useText(words);
  const named = useNamed();
  const [device, setDevice] = useState(() => deviceName(text.deviceDefault));
  const desk = useMemo(() => new Desk({ kind, id, userId, device }), [kind, id, userId, device]);
  const state = useSyncExternalStore(desk.subscribe, desk.get);
  const giveSeat = useGiveSeat(kind, id);
  const [camera, setCamera] = useState(false);
  useEffect(() => desk.open(), [desk]);
  const { event, counts, recent } = state;
  const known = event !== null;
  useEffect(() => {
    // With the camera's part, so that it can be opened later without a network.
    if (known)
      void loadCamera()
        .then(() => import('qr/decode.js'))
        .then(keepPage)
        .catch(() => undefined);
  }, [known]);

  const undo = async ({ record }: Shown) => {
    if (!record || !(await confirm({ text: text.undoAsk(record.name), danger: true }))) return;
    try {
      await desk.undo(record.id);
      toast.success(text.undone);
    } catch (error) {
      // The API client has told what the server says; without an answer it was not done.
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 0) toast.warning(text.undoOffline);
    }
  };

  const walkIn = async (name: string) => {
    const signup = await openDialog('walkIn', { kind, id, name });
    if (signup) await desk.admitNew(signup);
  };
  const seat = async (record: DoorRecord) => {
    if (await giveSeat(record)) await desk.admitNew(record.id);
  };

  const title = event ? named(event).title : text.title;
  if (state.phase === 'gone') {
    return (
      <Page title={text.title} breadcrumbs={[{ label: text.title, to: '/content/door' }]}>
        <ErrorState text={text.gone} />
      </Page>
    );
  }
  const last = recent[0];
  return (
    <Page
      title={title}
      lead={event ? formatMinute(event.start_time) : undefined}
      breadcrumbs={[{ label: text.title, to: '/content/door' }, { label: title }]}
      actions={
        <Button component={Link} to={`/content/attendance/${kind}/${id}`} variant="outlined">
          {text.list}
        </Button>
      }
    >
      <Box sx={{ maxWidth: 640 }}>
        <Standing state={state} onSignedIn={() => void desk.sync().then(desk.refresh)} />
        {counts ? (
          <Typography component="p" aria-live="polite" sx={{ fontSize: '1.75rem', fontWeight: 700, mb: 2 }}>
            {text.counts(counts.arrived, counts.expected)}
          </Typography>
        ) : null}
        <Box aria-live="assertive">{last ? <Result shown={last} /> : null}</Box>
        <Entry
          desk={desk}
          records={state.records}
          onWalkIn={(name) => void walkIn(name)}
          onSeat={(record) => void seat(record)}
        />
        <Button variant="outlined" fullWidth onClick={() => setCamera(!camera)} sx={{ mt: 1, mb: 2 }}>
          {camera ? text.cameraOff : text.camera}
        </Button>
        {camera ? (
          <Suspense fallback={null}>
            <Camera onCode={(code) => void desk.scan(code)} />
          </Suspense>
        ) : null}
        <Recent recent={recent} onUndo={(shown) => void undo(shown)} />
        <DeviceForm key={device} device={device} onRename={(name) => setDevice(renameDevice(name))} />
      </Box>
    </Page>
  );
}

/** One phone at the door of a meeting or course: it goes on without a network once it was opened with one. */
export default function Door() {
  const text = useText(words);
  const { user, has } = useSession();
  const params = useParams();
  const kind = doorKind.safeParse(params.kind).data;
  if (!has('content-admin') || !kind || !user) {
    return (
      <Page title={text.title} breadcrumbs={[{ label: text.title }]}>
        <ErrorState text={kind ? text.staffOnly : text.gone} />
      </Page>
    );
  }
  return <AtDoor kind={kind} id={params.id ?? ''} userId={user.user_id} />;
}

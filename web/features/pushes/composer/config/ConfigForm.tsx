import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../../../db/contract/errors';
import type { PushDetail } from '../../../../../db/contract/push-records';
import { PUSH_LIMITS } from '../../../../../db/contract/pushes';
import words from '../../../../i18n/pushCompose';
import { api, type Body } from '../../../../kit/api';
import { openDialog } from '../../../../kit/dialogs';
import { AppDialog } from '../../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../../kit/dialogs/registry';
import { useUnsavedGuard } from '../../../../kit/form/useUnsavedGuard';
import { useLang, useText } from '../../../../kit/i18n';
import { formatMinute } from '../../../../kit/layout/format';
import { CalendarIcon } from '../../../../kit/layout/icons';
import { toast } from '../../../../kit/toast';
import { Promises } from '../Promises';
import { useReached } from '../useReached';
import { Items } from './Items';
import { Organizations } from './Organizations';
import { Preview } from './Preview';
import { Subject } from './Subject';
import { useSavePush } from './useSavePush';
import { essenceOf, NO_VALUES, type PushValues, valuesOf } from './values';

interface WavesProps {
  values: PushValues;
  onChange: (changed: Partial<PushValues>) => void;
  /** Whether the time between two waves is still to be given. */
  missing: boolean;
}

const digits = (text: string, most: number): string => {
  const typed = text.replace(/\D/g, '').slice(0, 6);
  return Number(typed) > most ? String(most) : typed;
};

/** Sends a push in parts, each at its own time; empty fields send all of it at once. */
function Waves({ values, onChange, missing }: WavesProps) {
  const { waves: text } = useText(words);
  const { lang } = useLang();
  const size = Number(values.waveSize);
  const count = size > 0 ? Math.min(PUSH_LIMITS.waves, Math.ceil(values.orgs.size / size)) : 0;
  const number = { slotProps: { htmlInput: { inputMode: 'numeric' as const } } };
  return (
    <Box component="section" aria-label={text.title} sx={{ mt: 3 }}>
      <Typography component="h3" sx={{ fontWeight: 650 }}>
        {text.title}
      </Typography>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 1.5 }}>{text.hint}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <TextField
          size="small"
          label={text.size}
          value={values.waveSize}
          onChange={(event) => onChange({ waveSize: digits(event.target.value, PUSH_LIMITS.orgs).replace(/^0+/, '') })}
          {...number}
        />
        <TextField
          size="small"
          label={text.minutes}
          value={values.waveMinutes}
          disabled={size === 0}
          error={missing}
          helperText={missing ? messageOf('push_wave_minutes', lang) : ' '}
          onChange={(event) => onChange({ waveMinutes: digits(event.target.value, PUSH_LIMITS.waveMinutes) })}
          {...number}
        />
        <Box role="status" sx={{ py: 1 }}>
          {count > 1 && !missing ? text.plan(count, (count - 1) * Number(values.waveMinutes)) : ''}
        </Box>
      </Box>
    </Box>
  );
}

/** Choosing goes on for a while: the server is asked once it rests. */
const REST_MS = 500;

type Chosen = Body<'post', '/v1/push/caps'>;

interface OutlookProps {
  itemType: number;
  items: readonly string[];
  orgs: readonly string[];
  /** When it is planned to go out; null for at once. */
  time: number | null;
}

/** Says while a push is composed how many of the chosen organisations it will be kept from. */
function Outlook({ itemType, items, orgs, time }: OutlookProps) {
  const asked = JSON.stringify({ item_type: itemType, items, orgs, time } satisfies Chosen);
  const [rested, setRested] = useState(asked);
  useEffect(() => {
    const timer = setTimeout(() => setRested(asked), REST_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  const query = useQuery({
    queryKey: ['pushCaps', 'chosen', rested],
    queryFn: ({ signal }) => {
      const chosen: Chosen = JSON.parse(rested);
      return api.post('/v1/push/caps', chosen, { signal, silent: true });
    },
    enabled: orgs.length > 0,
    staleTime: 0,
    gcTime: 0,
  });
  return query.data && orgs.length > 0 ? <Promises caps={query.data} /> : null;
}

interface ConfigFormProps {
  itemType: number;
  groupId: string;
  /** The push that is edited; a new one has none yet. */
  push?: PushDetail;
}

type Lack = 'push_title_required' | 'push_remark_required' | 'push_items_required' | 'push_orgs_required';

/** Where each part that can be lacking begins: what to write in, or the first that can be chosen. */
const PARTS: Readonly<Record<Lack, string>> = {
  push_title_required: '[data-part="title"] input',
  push_remark_required: '[data-part="remark"] textarea',
  push_items_required: '[data-part="items"] input[type="checkbox"]:enabled',
  push_orgs_required: '[data-part="orgs"] input[type="checkbox"]:enabled',
};

/** The form of a push; a new one is looked through in the documents' order, an edited one is not (back-office§5). */
export function ConfigForm({ itemType, groupId, push, close }: DialogProps<ConfigFormProps, boolean>) {
  const text = useText(words);
  const { lang } = useLang();
  const pushId = push?.id;
  const [begin] = useState(() => (push ? valuesOf(push) : NO_VALUES));
  const [values, setValues] = useState(begin);
  const { title, remark, params, items, orgs, time } = values;
  const set = (changed: Partial<PushValues>) => setValues((before) => ({ ...before, ...changed }));

  const reached = useReached({ groupId, pushId, items: items.keys() });
  const saving = useSavePush({ itemType, groupId, push, onMerged: setValues, onSaved: () => close(true) });
  const mayLeave = useUnsavedGuard(essenceOf(values) !== essenceOf(begin) && !saving.isPending, false);

  const parts = useRef<HTMLDivElement>(null);
  const missing = (): Lack | null => {
    if (!title.trim()) return 'push_title_required';
    if (pushId) return null;
    if (!remark.trim()) return 'push_remark_required';
    if (items.size === 0) return 'push_items_required';
    return orgs.size === 0 ? 'push_orgs_required' : null;
  };
  const noMinutes = Number(values.waveSize) > 0 && !(Number(values.waveMinutes) > 0);
  const submit = () => {
    const lack = missing();
    const code = lack ?? (noMinutes ? 'push_wave_minutes' : null);
    if (!code) return saving.save(values);
    toast.warning(messageOf(code, lang));
    // The form is long: what is asked for may stand far from the button.
    if (lack) parts.current?.querySelector<HTMLElement>(PARTS[lack])?.focus();
  };

  return (
    <AppDialog
      title={text.config.title}
      width="80vw"
      closeOnBackdrop={false}
      beforeClose={mayLeave}
      actions={
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            width: '100%',
            justifyContent: 'flex-end',
          }}
        >
          <Button
            startIcon={<CalendarIcon />}
            sx={{ mr: 'auto' }}
            onClick={() => void openDialog('pushTime', { value: time, onChange: (chosen) => set({ time: chosen }) })}
          >
            {text.config.schedule}
          </Button>
          <Box
            role="status"
            sx={{ flex: { xs: '1 1 100%', sm: time ? '1 1 150px' : 1 }, color: 'text.secondary', fontSize: '0.875rem' }}
          >
            {time ? text.config.scheduled(formatMinute(time)) : ''}
          </Box>
          <Button onClick={() => close()}>{text.cancel}</Button>
          <Button variant="contained" loading={saving.isPending} onClick={submit}>
            {text.save}
          </Button>
        </Box>
      }
    >
      <Box ref={parts}>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            pt: 1,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
          }}
        >
          <Subject
            itemType={itemType}
            params={params}
            title={title}
            remark={remark}
            onParams={(next) => set({ params: next })}
            onTitle={(next) => set({ title: next })}
            onRemark={(next) => set({ remark: next })}
          />
          <Preview
            itemType={itemType}
            pushId={pushId}
            title={title}
            remark={remark}
            items={items.size}
            firstItem={[...begin.items].find(([id]) => items.has(id))?.[1] ?? ''}
          />
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            mt: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Items
            itemType={itemType}
            groupId={groupId}
            pushId={pushId}
            chosen={items}
            onChange={(next) => set({ items: next })}
          />
          <Box sx={{ minWidth: 0 }}>
            <Organizations reached={reached} chosen={orgs} onChange={(next) => set({ orgs: next })} />
            <Box sx={{ mt: 1 }}>
              <Outlook itemType={itemType} items={[...items.keys()]} orgs={[...orgs.keys()]} time={time} />
            </Box>
          </Box>
        </Box>
        <Waves values={values} onChange={set} missing={noMinutes} />
      </Box>
    </AppDialog>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../../db/contract/errors';
import { AUDIT, type AuditStatus } from '../../../../db/contract/limits';
import type { ReviewedForm } from '../../../../db/contract/reviews';
import { mayDropUnsent } from '../../../domain/reviews/unsent';
import attributions from '../../../i18n/attributions';
import words from '../../../i18n/moderation';
import keyWords from '../../../i18n/reviewKeys';
import { ApiError, api, reread } from '../../../kit/api';
import { attempt } from '../../../kit/api/mutations';
import { confirm } from '../../../kit/dialogs';
import { useLang, useText } from '../../../kit/i18n';
import { Kbd } from '../../../kit/keys/Kbd';
import { useKeys } from '../../../kit/keys/useKeys';
import { toast } from '../../../kit/toast';
import type { ReviewKind, ReviewPages } from '../kinds';
import { DecisionBar } from './DecisionBar';
import { Panel } from './Panel';
import { TemplateMenu } from './TemplateMenu';

type Decision = Exclude<AuditStatus, 1>;

interface DecisionPanelProps {
  id: string;
  name: string;
  /** To the next one of the queue. */
  onNext?: (() => void) | undefined;
  /** First segment of the calls after /v1/user. */
  noun: ReviewKind['noun'];
  form: Pick<ReviewedForm, 'version' | 'audit_status' | 'audit_opinion'>;
  /** 1 result, 2 demand, 5 project; the segment of its review's address. */
  itemType: number;
  pages: ReviewPages;
  /** A first approval that changes no organisation can be taken back for a while. */
  undoable: boolean;
  /** The organisation in whose name it stands has not said yes. */
  doubted: boolean;
  /** Approving it does not make it public. */
  classified: boolean;
  opinion: string;
  onOpinion: (text: string) => void;
  goesOn: boolean;
  onGoesOn: (on: boolean) => void;
  /** The decision is stored. */
  onDecided: () => void;
}

const MAX_OPINION = 1000;

/** What is pressed for each decision. */
const KEYS = { 3: 'R', 4: 'A', 5: 'D' } as const satisfies Record<Decision, string>;

/** Sends a decision, after what has to be asked first; an approval may be taken back. */
function useDecision(
  { id, noun, itemType, pages, undoable, form, doubted, classified, opinion, onDecided }: DecisionPanelProps,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const text = useText(words).decision;
  const names = useText(attributions).review;
  const { lang } = useLang();
  const navigate = useNavigate();
  const [error, setError] = useState('');
  const [running, setRunning] = useState<Decision | null>(null);
  // A second press may come before the first one shows.
  const busy = useRef(false);
  const sure = { title: names.confirmTitle, text: names.confirmText, confirmLabel: names.confirm, danger: true };

  const undo = () =>
    attempt(async () => {
      await api.post('/v1/review/undo', { item_type: itemType, id });
      toast.success(text.undone);
      void reread([['review'], ['audit']]);
      navigate(`/audit/${pages}/${id}`);
    });

  const decideOnce = async (decision: Decision) => {
    if (decision !== AUDIT.approved && opinion.trim() === '') {
      setError(messageOf('opinion_required', lang));
      // On a phone the opinion stands far from the buttons.
      field.current?.focus();
      return;
    }
    setError('');
    if (!(await mayDropUnsent('page'))) return;
    const withdrawn = form.audit_status === AUDIT.approved;
    if (withdrawn && !(await confirm({ title: text.withdrawTitle, text: text.withdrawText, danger: true }))) return;
    if (decision === AUDIT.approved && doubted && !(await confirm(sure))) return;
    setRunning(decision);
    try {
      const input = { id, audit_status: decision, opinion: opinion.trim(), version: form.version };
      await api.post(`/v1/user/${noun}/audit`, input);
      const approval = classified ? text.approvedInside : text.approved;
      const back = decision === AUDIT.approved && undoable ? { label: text.undo, run: () => void undo() } : undefined;
      toast.success({ 3: text.returned, 4: approval, 5: text.rejected }[decision], back);
      onDecided();
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      const named = cause.errors.find((each) => each.field === 'opinion');
      if (named) setError(named.msg);
      // Somebody else was faster: the page shows how it stands now, and what was typed stays.
      if (cause.status === 409) await reread([['review']]);
    } finally {
      setRunning(null);
    }
  };
  const decide = async (decision: Decision) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await decideOnce(decision);
    } finally {
      busy.current = false;
    }
  };
  return { decide, running, error, setError };
}

/**
 * The decisions by keys. An approval that nothing takes back is asked about; a decision against it begins with its opinion,
 * which Ctrl+Enter sends.
 */
function useDecisionKeys(
  { form, undoable, doubted }: DecisionPanelProps,
  field: RefObject<HTMLTextAreaElement | null>,
  decide: (decision: Decision) => Promise<void>,
  open: boolean,
) {
  const text = useText(keyWords);
  const [asked, setAsked] = useState<3 | 5 | null>(null);
  const pending = form.audit_status === AUDIT.pending;
  const approve = async () => {
    const certain = undoable || doubted || (await confirm({ title: text.sure, text: text.sureText }));
    if (certain) await decide(AUDIT.approved);
  };
  const write = (decision: 3 | 5) => () => {
    setAsked(decision);
    field.current?.focus();
  };
  useKeys({
    a: pending ? approve : null,
    r: open ? write(AUDIT.returned) : null,
    d: open ? write(AUDIT.rejected) : null,
  });
  return {
    asked,
    sends: asked === AUDIT.rejected ? text.sendsReject : text.sendsReturn,
    rest: () => setAsked(null),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Escape') field.current?.blur();
      if (!asked || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void decide(asked);
    },
  };
}

/** Approve, return with an opinion, reject with an opinion: for exactly the version that is shown. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { name, onNext, form, classified, opinion, onOpinion, goesOn, onGoesOn } = props;
  const text = useText(words).decision;
  const field = useRef<HTMLTextAreaElement>(null);
  const { decide, running, error, setError } = useDecision(props, field);
  const narrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const pending = form.audit_status === AUDIT.pending;
  const open = pending || form.audit_status === AUDIT.approved;
  const { asked, sends, onKeyDown, rest } = useDecisionKeys(props, field, decide, open);
  const template = useRef<HTMLButtonElement>(null);
  useKeys({ t: open ? () => template.current?.click() : null });

  if (!open) {
    return (
      <Panel title={text.title}>
        <Box sx={{ color: 'text.secondary' }}>{text.closed}</Box>
        {form.audit_opinion ? (
          <Box sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            <Box component="strong" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
              {text.closedOpinion}
            </Box>
            {form.audit_opinion}
          </Box>
        ) : null}
      </Panel>
    );
  }
  const button = (decision: Decision, label: string, look: object) => (
    <Button
      {...look}
      loading={running === decision}
      disabled={running !== null && running !== decision}
      aria-keyshortcuts={KEYS[decision]}
      onClick={() => void decide(decision)}
    >
      {label}
      {narrow ? null : (
        <Box component="span" aria-hidden sx={{ ml: 1, display: 'inline-flex' }}>
          <Kbd>{KEYS[decision]}</Kbd>
        </Box>
      )}
    </Button>
  );
  return (
    <Panel title={text.title}>
      {classified ? (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {text.classified}
        </Alert>
      ) : null}
      <TextField
        fullWidth
        multiline
        minRows={3}
        maxRows={10}
        size="small"
        label={text.opinion}
        value={opinion}
        inputRef={field}
        error={error !== ''}
        helperText={error || (asked ? sends : text.hint)}
        disabled={running !== null}
        onChange={(event) => {
          onOpinion(event.target.value);
          setError('');
        }}
        onKeyDown={onKeyDown}
        onBlur={rest}
        slotProps={{ htmlInput: { maxLength: MAX_OPINION } }}
      />
      <Box sx={{ mt: 0.5 }}>
        <TemplateMenu
          button={template}
          onChoose={(chosen) => {
            onOpinion(opinion.trim() ? `${opinion.trimEnd()}\n${chosen}` : chosen);
            setError('');
          }}
        />
      </Box>
      {narrow ? (
        <DecisionBar
          name={name}
          {...(onNext && { onNext })}
          more={pending ? button(AUDIT.rejected, text.reject, { color: 'error', sx: { color: 'error.main' } }) : null}
        >
          {button(AUDIT.returned, text.return, { variant: 'outlined' })}
          {pending
            ? button(AUDIT.approved, text.approve, { variant: 'contained' })
            : button(AUDIT.rejected, text.reject, { color: 'error', sx: { color: 'error.main' } })}
        </DecisionBar>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {pending ? button(AUDIT.approved, text.approve, { variant: 'contained' }) : null}
          {button(AUDIT.returned, text.return, { variant: 'outlined' })}
          {button(AUDIT.rejected, text.reject, { color: 'error', sx: { color: 'error.main' } })}
        </Box>
      )}
      <FormControlLabel
        sx={{ mt: 1 }}
        control={<Switch size="small" checked={goesOn} onChange={(_, on) => onGoesOn(on)} />}
        label={text.goesOn}
        slotProps={{ typography: { sx: { fontSize: '0.875rem' } } }}
      />
    </Panel>
  );
}

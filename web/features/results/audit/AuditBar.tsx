import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { AUDIT, type AuditStatus } from '../../../../db/contract/limits';
import { auditInput } from '../../../../db/contract/results';
import words from '../../../i18n/publish';
import { ApiError, api } from '../../../shared/api';
import { confirm } from '../../../shared/dialogs';
import { useDialog } from '../../../shared/dialogs/useDialog';
import { type Issue, issueText } from '../../../shared/form';
import { useLang, useText } from '../../../shared/i18n';
import { toast } from '../../../shared/toast';
import type { PublishedResult, PublishOutcome, ResultForm } from '../publish/types';

type Decision = Exclude<AuditStatus, 1>;

interface AuditBarProps {
  stored: ResultForm;
  /** Somebody changed or decided it meanwhile: shows how it stands now. */
  onReload: () => void;
  /** Buttons at the other end of the row. */
  children: ReactNode;
}

const CONFLICT = 409;

/** Approve, return with an opinion, reject with an opinion: for exactly the version that is shown. */
export function AuditBar({ stored, onReload, children }: AuditBarProps) {
  const text = useText(words).audit;
  const { lang } = useLang();
  const { close } = useDialog<PublishOutcome>();
  const [opinion, setOpinion] = useState('');
  const [error, setError] = useState<Issue | null>(null);
  const [running, setRunning] = useState<Decision | null>(null);
  const pending = stored.audit_status === AUDIT.pending;
  const approved = stored.audit_status === AUDIT.approved;

  const decide = async (decision: Decision) => {
    if (running) return;
    const input = { id: stored.chengguo_id, audit_status: decision, opinion, version: stored.version };
    const wrong = auditInput.safeParse(input, { reportInput: true }).error?.issues[0];
    setError((wrong as Issue | undefined) ?? null);
    if (wrong) return;
    if (approved && !(await confirm({ title: text.withdrawTitle, text: text.withdrawText, danger: true }))) return;
    setRunning(decision);
    try {
      const decided = await api.post<PublishedResult>('/v1/user/chengguo/audit', input);
      toast.success({ 3: text.returned, 4: text.approved, 5: text.rejected }[decision]);
      close({ ...decided, attachments: [] });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      const named = cause.errors.find((each) => each.field === 'opinion');
      if (named) setError({ message: named.code });
      if (cause.status === CONFLICT) onReload();
    } finally {
      setRunning(null);
    }
  };

  if (!pending && !approved) return children;
  const button = (decision: Decision, label: string, look: object) => (
    <Button
      {...look}
      loading={running === decision}
      disabled={running !== null && running !== decision}
      onClick={() => void decide(decision)}
    >
      {label}
    </Button>
  );
  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        fullWidth
        multiline
        minRows={1}
        maxRows={4}
        size="small"
        label={text.opinion}
        value={opinion}
        error={!!error}
        helperText={error ? issueText(lang, error) : text.opinionHint}
        disabled={running !== null}
        onChange={(event) => {
          setOpinion(event.target.value);
          setError(null);
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
        {pending ? button(AUDIT.approved, text.approve, { variant: 'contained' }) : null}
        {button(AUDIT.returned, text.returnIt, { variant: 'outlined' })}
        {button(AUDIT.rejected, text.reject, { color: 'error', sx: { color: 'error.main' } })}
        <Box sx={{ flex: 1, display: 'flex', justifyContent: 'flex-end' }}>{children}</Box>
      </Box>
    </Box>
  );
}

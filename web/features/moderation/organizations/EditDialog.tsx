import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  EDIT,
  type EditDecision,
  type ManagedEdit,
  ORGANIZATION_CHOICES,
  type ReviewedColumn,
} from '../../../../db/contract/organization-edits';
import type { ReviewField } from '../../../../db/contract/review-fields';
import { useFieldName } from '../../../domain/reviews/fieldNames';
import { useDecision } from '../../../domain/reviews/useDecision';
import words from '../../../i18n/organizationEdits';
import { api, useApiQuery } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { ErrorState } from '../../../kit/layout/States';
import { Comparison } from '../review/Comparison';

/** How a field of an organisation is compared and shown. */
function fieldOf(name: string): ReviewField {
  if (name === 'organization.profile') return { name, value: 'html' };
  if (name === 'organization.logo') return { name, value: 'picture' };
  const choices = ORGANIZATION_CHOICES[name.replace('organization.', '') as ReviewedColumn];
  return choices && typeof choices[0]?.value === 'number'
    ? { name, value: 'choices', choices: choices as never }
    : { name, value: 'text' };
}

/** One edit of an organisation: each change beside what the public reads, and the decision. */
export default function EditDialog({ item, close }: DialogProps<{ item: ManagedEdit }, boolean>) {
  const text = useText(words);
  const nameOf = useFieldName();
  const query = useApiQuery(
    ['audit', 'organizationEdit'],
    '/v1/user/organization/edit',
    { organization_id: item.organization_id },
    { staleMs: 0 },
  );
  // What was listed may have been edited since: the decision is about what is read here.
  const edit = query.isFetchedAfterMount ? query.data?.edit : undefined;
  const open = edit?.state === EDIT.waiting;

  const { actions, field } = useDecision<EditDecision['audit_status']>({
    close,
    ways: [
      { state: EDIT.returned, label: text.return, done: text.returned, against: true },
      { state: EDIT.approved, label: text.approve, done: text.approved, disabled: !item.applies },
    ],
    label: text.opinion,
    hint: text.opinionHint,
    decide: (audit_status, opinion) => {
      const { organization_id } = item;
      const body: EditDecision = { organization_id, add_time: edit?.add_time ?? 0, audit_status, opinion };
      return api.put('/v1/organization/edit', body);
    },
    // The question stays open, about what there is now.
    onRefused: () => query.refetch(),
  });

  return (
    <AppDialog title={text.dialog(item.name)} width={960} actions={open ? actions : null}>
      <Box sx={{ mb: 2, color: 'text.secondary' }}>
        {text.by(edit?.user_name ?? item.user_name ?? '', formatMinute(edit?.add_time ?? item.add_time))} ·{' '}
        {item.verified ? text.verified : text.unverified}
      </Box>
      {item.applies ? null : (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {text.writerLeft}
        </Alert>
      )}
      {edit?.opinion ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {text.returnedWhy(edit.opinion)}
        </Alert>
      ) : null}
      {query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : null}
      {query.isFetchedAfterMount || query.isError ? null : <LoadingState count={4} />}
      {query.isFetchedAfterMount && query.data && !edit ? <Alert severity="info">{text.gone}</Alert> : null}
      {(edit?.changes ?? []).map(({ field, before, after }) => (
        <Box key={field} role="group" aria-label={nameOf(field)} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Box component="h3" sx={{ m: 0, mb: 0.75, fontSize: '0.9375rem', fontWeight: 600 }}>
            {nameOf(field)}
          </Box>
          <Comparison field={fieldOf(field)} before={before} after={after} beforeLabel={text.before} />
        </Box>
      ))}
      {open ? <Box sx={{ mt: 2.5 }}>{field}</Box> : null}
    </AppDialog>
  );
}

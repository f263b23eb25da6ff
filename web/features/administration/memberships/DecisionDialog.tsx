import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import type { MembershipRequest } from '../../../../db/contract/administration';
import { AUDIT } from '../../../../db/contract/limits';
import { useDecision } from '../../../domain/reviews/useDecision';
import words from '../../../i18n/memberRequests';
import { api } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { useText } from '../../../kit/i18n';
import { FactList } from '../../../kit/layout/DetailLayout';
import { FileList } from '../../../kit/layout/FileList';

/** Lets an applicant in, as administrator or member, or refuses with a reason; evidence and contacts stand above. */
export default function DecisionDialog({ request, close }: DialogProps<{ request: MembershipRequest }, boolean>) {
  const text = useText(words);
  const [isAdmin, setIsAdmin] = useState(true);
  const [reads, setReads] = useState(false);
  const { actions, field, running } = useDecision({
    close,
    ways: [
      { state: AUDIT.rejected, label: text.refuse, done: text.refused, against: true },
      { state: AUDIT.approved, label: text.approve, done: text.approved },
    ],
    label: text.opinion,
    hint: text.opinionHint,
    decide: (audit_status, opinion) =>
      api.put('/v1/admin/membership', {
        id: request.id,
        audit_status,
        ...(audit_status === AUDIT.approved && { is_admin: isAdmin ? 1 : 0, reads_before: reads ? 1 : 0 }),
        opinion,
      }),
  });
  const roleId = useId();

  return (
    <AppDialog title={text.dialog} width={560} actions={actions}>
      <Stack spacing={2.5}>
        <FactList
          facts={[
            { label: text.organization, value: request.organization_name },
            { label: text.creditCode, value: request.social_credit_code },
            {
              label: text.contact,
              value: [request.contacts, request.contacts_tel, request.contacts_email].filter(Boolean).join(' · '),
            },
            { label: text.members, value: String(request.members) },
            { label: text.applicant, value: [request.user_name, request.user_account].filter(Boolean).join(' · ') },
            { label: text.wish, value: request.is_member ? text.administer : text.join },
            {
              label: text.message,
              value: <Box sx={{ whiteSpace: 'pre-line' }}>{request.message ?? text.noMessage}</Box>,
            },
            {
              label: text.files,
              value: request.files.length > 0 ? <FileList files={request.files} /> : text.noFiles,
            },
          ]}
        />
        <FormControl disabled={running}>
          <FormLabel id={roleId}>{text.as}</FormLabel>
          <RadioGroup
            row
            aria-labelledby={roleId}
            value={isAdmin ? 'administrator' : 'member'}
            onChange={(_, value) => setIsAdmin(value === 'administrator')}
          >
            <FormControlLabel value="administrator" control={<Radio />} label={text.administrator} />
            <FormControlLabel value="member" control={<Radio />} label={text.member} />
          </RadioGroup>
          <FormHelperText sx={{ mx: 0 }}>{isAdmin ? text.administratorHint : text.memberHint}</FormHelperText>
          <FormControlLabel
            control={<Checkbox checked={reads} onChange={(_, on) => setReads(on)} />}
            label={text.readsBefore}
            sx={{ mt: 1 }}
          />
        </FormControl>
        {field}
      </Stack>
    </AppDialog>
  );
}

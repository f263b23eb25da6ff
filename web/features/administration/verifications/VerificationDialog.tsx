import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import {
  type ManagedVerification,
  VERIFICATION,
  type VerificationDecision,
} from '../../../../db/contract/verifications';
import { WebSite } from '../../../domain/catalog/WebSite';
import { usePlace } from '../../../domain/catalog/words';
import { useDecision } from '../../../domain/reviews/useDecision';
import words from '../../../i18n/verifications';
import { api } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { useText } from '../../../kit/i18n';
import { FactList } from '../../../kit/layout/DetailLayout';
import { FileList } from '../../../kit/layout/FileList';
import { formatMinute } from '../../../kit/layout/format';
import { VerificationState } from './VerificationState';

type State = VerificationDecision['state'];

/** Decisions that each state allows, the weightier last. */
const WAYS: Readonly<Record<number, readonly State[]>> = {
  [VERIFICATION.waiting]: [VERIFICATION.refused, VERIFICATION.verified],
  [VERIFICATION.verified]: [VERIFICATION.revoked],
};

/** What differs between the request and the record, or stands against it otherwise. */
function Warnings({ verification: row }: { verification: ManagedVerification }) {
  const text = useText(words);
  const warnings = [
    row.same_code ? text.sameCode(row.same_code) : null,
    row.record_code && row.record_code !== row.social_credit_code ? text.otherCode(row.record_code) : null,
  ].filter((each) => each !== null);
  return warnings.map((warning) => (
    <Alert key={warning} severity="warning" sx={{ mt: 2 }}>
      {warning}
    </Alert>
  ));
}

/** One check of an organisation: what was said, the document, and the decision. */
export default function VerificationDialog({
  verification: row,
  close,
}: DialogProps<{ verification: ManagedVerification }, boolean>) {
  const text = useText(words);
  const place = usePlace();
  const ways = WAYS[row.state] ?? [];
  const { actions, field } = useDecision({
    close,
    ways: ways.map((state) => ({
      state,
      label: text.ways[state],
      done: text.decided[state],
      against: state !== VERIFICATION.verified,
    })),
    label: text.opinion,
    hint: text.opinionHint,
    decide: (state, opinion) => api.put('/v1/admin/verification', { id: row.id, state, opinion }),
  });

  return (
    <AppDialog title={text.dialog} width={560} actions={actions}>
      <FactList
        facts={[
          { label: text.name, value: row.name },
          { label: text.state, value: <VerificationState state={row.state} /> },
          { label: text.code, value: row.social_credit_code },
          { label: text.legalPerson, value: row.legal_person_name },
          { label: text.region, value: place(row) },
          {
            label: text.webSite,
            value: row.web_site ? (
              <WebSite address={row.web_site} verified={false}>
                {row.web_site}
              </WebSite>
            ) : null,
          },
          { label: text.asker, value: [row.user_name, row.user_account].filter(Boolean).join(' · ') },
          { label: text.asked, value: formatMinute(row.add_time) },
          { label: text.opinion, value: row.opinion },
        ]}
      />
      <Box sx={{ mt: 2 }}>
        <FileList
          files={[
            {
              name: row.document_name,
              url: row.document,
              suffix: row.document.slice(row.document.lastIndexOf('.') + 1),
              size: null,
            },
          ]}
        />
      </Box>
      <Warnings verification={row} />
      {ways.length > 0 ? <Box sx={{ mt: 2.5 }}>{field}</Box> : null}
    </AppDialog>
  );
}

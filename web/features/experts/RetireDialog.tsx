import * as z from 'zod';
import { AUDIT } from '../../../db/contract/limits';
import words from '../../i18n/experts';
import { api } from '../../kit/api';
import type { DialogProps } from '../../kit/dialogs/registry';
import { FormDialog, FormText, useDialogForm } from '../../kit/form';
import { labelled, useText } from '../../kit/i18n';

const MAX = 1000;
const schema = z.object({ opinion: z.string().trim().min(1, 'opinion_required').max(MAX, 'too_long') });

interface RetireProps {
  id: string;
  name: string;
  version: number | null;
}

/** The dialog 'expertRetire': takes an expert off the site; who entered it is told why. */
export default function RetireDialog({ id, name, version, close }: DialogProps<RetireProps, boolean>) {
  const text = useText(words);
  const form = useDialogForm({
    schema,
    defaultValues: { opinion: '' },
    save: ({ opinion }) =>
      api.post('/v1/user/zhuanjia/audit', {
        id,
        audit_status: AUDIT.rejected,
        opinion,
        ...(version !== null && { version }),
      }),
    done: text.retired,
    close,
  });
  return (
    <FormDialog form={form} title={labelled(text.retireTitle, name)} width={480} submit={text.retire} danger>
      <FormText name="opinion" label={text.reason} required rows={3} maxLength={MAX} />
    </FormDialog>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCallback, useRef, useState } from 'react';
import * as z from 'zod';
import type { ManagedOrganization, MergeInput } from '../../../../db/contract/administration';
import { FormOrganization, type Suggestion } from '../../../domain/fields';
import words from '../../../i18n/administration';
import { ApiError, api } from '../../../kit/api';
import { confirm } from '../../../kit/dialogs';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { AppForm, FormFoot, useAppForm } from '../../../kit/form';
import { getLang, pickName, useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';

/** The server counts so far. */
const COUNTED = 100;
const atMost = (count: number): string => (count >= COUNTED ? `${COUNTED - 1}+` : String(count));

const schema = z.object({ name: z.string().trim().min(1, 'organization_name_required') });

/** Two organisations that are the same become one; everything of the first belongs to the second. */
export default function MergeDialog({
  organization,
  close,
}: DialogProps<{ organization: ManagedOrganization }, boolean>) {
  const text = useText(words).organizations;
  const target = useRef<Suggestion | null>(null);
  const [unknown, setUnknown] = useState('');
  const { organization_id: from } = organization;
  const source = useCallback(
    async (word: string): Promise<Suggestion[]> => {
      const page = await api.get(
        '/v1/admin/organization/list',
        { keyword: word, pageIndex: 1, pageSize: 10 },
        { silent: true },
      );
      const others = page.records.filter((row) => row.organization_id !== from);
      setUnknown(others.length === 0 ? word : '');
      return others.map((row) => ({
        id: row.organization_id,
        name: row.name,
        note: text.mergeNote(
          pickName(getLang(), row.region_name, row.region_name_en),
          atMost(row.results),
          atMost(row.members),
        ),
      }));
    },
    [from, text],
  );
  const form = useAppForm<{ name: string }>({
    schema,
    defaultValues: { name: '' },
    onSubmit: async () => {
      const to = target.current;
      if (!to?.id) {
        throw new ApiError(422, '', [{ field: 'name', code: 'organization_name_required', msg: text.mergeChoose }]);
      }
      const question = {
        title: text.mergeTitle,
        text: text.mergeQuestion(organization.name, to.name),
        confirmLabel: text.mergeConfirm,
        danger: true,
      };
      if (!(await confirm(question))) return;
      const moved = await api.post('/v1/admin/organization/merge', {
        from,
        to: to.id,
      } satisfies MergeInput);
      toast.success(text.merged(moved.results, moved.demands, moved.members));
      close(true);
    },
  });
  return (
    <AppDialog title={text.mergeTitle} width={520} closeOnBackdrop={false}>
      <Alert severity="warning" sx={{ mb: 3 }}>
        {text.mergeHint(organization.name)}
      </Alert>
      <AppForm form={form}>
        <FormOrganization
          name="name"
          label={text.mergeInto}
          required
          hint={unknown ? text.mergeNone(unknown) : text.mergeChoose}
          source={source}
          onPick={(picked) => {
            target.current = picked;
            setUnknown('');
          }}
        />
        <FormFoot>
          <Button type="submit" variant="contained" color="error" loading={form.saving}>
            {text.mergeConfirm}
          </Button>
        </FormFoot>
      </AppForm>
    </AppDialog>
  );
}

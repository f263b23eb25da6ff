import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod';
import type { DealInput } from '../../../../db/contract/deals';
import { dealInput, type OpenedDeal } from '../../../../db/contract/deals';
import type { UploadedFile } from '../../../../db/contract/uploads';
import { useLoginGate, useSession } from '../../../domain/session';
import words from '../../../i18n/deals';
import { api, queryClient, useApiQuery } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { AppForm, FormSelect, FormText, FormUpload, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { randomId } from '../../../kit/layout/format';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { Opened } from './Opened';
import { OwnItem } from './OwnItem';
import { useOwnItem } from './useOwnItem';

export interface StartDealProps {
  itemType: DealInput['item_type'];
  itemId: string;
  itemName: string;
}

interface Values {
  name: string;
  phone: string;
  remark: string;
  org_id: string;
  files: UploadedFile[];
}

const { name, phone, remark, org_id } = dealInput.shape;
const schema = z.object({ name, phone, remark, org_id, files: z.array(z.unknown()).max(10) });
/** A choice of its own: a select shows nothing for an empty value. */
const INDIVIDUAL = 'individual';
const OMITTED = ['phone', 'name'];

/** Tells the publisher of an item that one wants to trade; opens a deal between the two. */
export default function StartDealDialog({ itemType, itemId, itemName, close }: DialogProps<StartDealProps, string>) {
  const text = useText(words).start;
  const { user } = useSession();
  const gate = useLoginGate();
  const navigate = useNavigate();
  const [submission] = useState(() => randomId());
  const [busy, setBusy] = useState(false);
  const [opened, setOpened] = useState<OpenedDeal | null>(null);
  const organizations = user?.orgs ?? [];
  // Nobody should write a message only to learn that the deal goes on already; the server checks again.
  const before = useApiQuery(
    ['deals', 'about', itemId],
    '/v1/user/deal/list',
    { role: 'seeker', state: 'open', item_id: itemId, pageSize: 1 },
    { enabled: user !== null, staleMs: 0, silent: true },
  );
  const publisher = useOwnItem(itemType, itemId);
  const [already] = opened ? [] : (before.data?.records ?? []);
  const form = useAppForm<Values>({
    schema,
    draftKey: `deal-${itemId}`,
    draftOmit: OMITTED,
    defaultValues: {
      name: user?.name || user?.nickname || '',
      phone: user?.tel || (user?.account.includes('@') ? '' : (user?.account ?? '')),
      remark: '',
      org_id: organizations[0]?.organization_id ?? INDIVIDUAL,
      files: [],
    },
    onSubmit: async ({ files, org_id: organization, ...values }) => {
      if (!(await gate())) return;
      const body = {
        ...values,
        org_id: organization === INDIVIDUAL ? null : organization,
        item_type: itemType,
        item_id: itemId,
        files: files.map(({ fileShowName, url }) => ({ name: fileShowName, url })),
      };
      const answer = await api.post('/v1/user/deal', body, {
        headers: { 'idempotency-key': submission },
      });
      // First, so that the answer about earlier deals does not take this one for such.
      setOpened(answer);
      await queryClient.invalidateQueries({ queryKey: ['deals'] });
    },
  });

  const shown = opened ?? (already && { id: already.id, state: already.state, opened: false });
  if (shown) {
    return (
      <Opened
        deal={shown}
        onLater={() => close(shown.id)}
        onView={() => {
          close(shown.id);
          navigate(`/deals/${shown.id}`);
        }}
      />
    );
  }
  if (publisher.own) {
    return (
      <OwnItem
        onView={() => {
          close();
          navigate('/deals?role=owner');
        }}
      />
    );
  }
  if (before.isLoading || publisher.isLoading) {
    return (
      <AppDialog title={text.title} width={560}>
        <LoadingState kind="lines" count={6} />
      </AppDialog>
    );
  }
  return (
    <AppDialog title={text.title} width={560} closeOnBackdrop={false} beforeClose={form.confirmLeave}>
      <AppForm form={form}>
        <Stack spacing={2.25}>
          <div>
            <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{itemName}</Typography>
            <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem', mt: 0.5 }}>{text.text}</Typography>
          </div>
          <FormText name="name" label={text.name} required maxLength={50} autoComplete="name" />
          <FormText
            name="phone"
            label={text.phone}
            hint={text.phoneHint}
            required
            type="tel"
            maxLength={50}
            autoComplete="tel"
          />
          {organizations.length > 0 ? (
            <FormSelect
              name="org_id"
              label={text.as}
              required
              options={[
                ...organizations.map((row) => ({ value: row.organization_id, label: row.name })),
                { value: INDIVIDUAL, label: text.individual },
              ]}
            />
          ) : null}
          <FormText name="remark" label={text.remark} hint={text.remarkHint} required rows={4} maxLength={2000} />
          <FormUpload name="files" label={text.files} onBusy={setBusy} />
          <Button type="submit" variant="contained" size="large" fullWidth loading={form.saving} disabled={busy}>
            {text.submit}
          </Button>
        </Stack>
      </AppForm>
    </AppDialog>
  );
}

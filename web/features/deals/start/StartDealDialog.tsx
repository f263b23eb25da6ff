import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { type DealInput, dealInput, type OpenedDeal } from '../../../../db/contract/deals';
import { ITEM } from '../../../../db/contract/limits';
import type { UploadedFile } from '../../../../db/contract/uploads';
import { useLoginGate, useSession } from '../../../domain/session';
import words from '../../../i18n/deals';
import { api, reread, useApiQuery, useRows } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { AppForm, FormFoot, FormSelect, FormText, FormUpload, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { randomId } from '../../../kit/layout/format';
import { CheckIcon } from '../../../kit/layout/icons';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { iconDisc } from '../../../kit/layout/looks';
import { EmptyState } from '../../../kit/layout/States';

const RESULT = ['chengguo', 'chengguo_id'] as const;
const DEMAND = ['xuqiu', 'xuqiu_id'] as const;

/** Whether the user, or an organisation of theirs, published an item; the server checks again. */
function useOwnItem(itemType: number, itemId: string): { isLoading: boolean; own: boolean } {
  const { user } = useSession();
  const [table, key] = itemType === ITEM.result ? RESULT : DEMAND;
  const { data, isLoading } = useRows(
    ['deals', 'publisher', itemId],
    { table, columns: ['add_user', 'unit'], where: { [key]: itemId }, pageSize: 1 },
    { enabled: user !== null, silent: true },
  );
  const [row] = data?.records ?? [];
  const own =
    user !== null &&
    row !== undefined &&
    (row.add_user === user.user_id || (user.orgs ?? []).some((org) => org.organization_id === row.unit));
  return { isLoading, own };
}

/** Nobody trades with themselves: said before anything is written. */
function OwnItem({ onView }: { onView: () => void }) {
  const text = useText(words).start;
  return (
    <AppDialog title={text.title} width={440}>
      <EmptyState
        title={text.own}
        hint={text.ownHint}
        action={
          <Button variant="contained" onClick={onView} autoFocus>
            {text.viewOwn}
          </Button>
        }
      />
    </AppDialog>
  );
}

interface OpenedProps {
  deal: OpenedDeal;
  onView: () => void;
  onLater: () => void;
}

/** What became of the interest: a new deal, or the one that is open already. */
function Opened({ deal, onView, onLater }: OpenedProps) {
  const text = useText(words).start;
  return (
    <AppDialog
      title={text.title}
      width={440}
      actions={
        <>
          <Button onClick={onLater}>{text.later}</Button>
          <Button variant="contained" onClick={onView} autoFocus>
            {text.view}
          </Button>
        </>
      }
    >
      <Box role="status" sx={{ textAlign: 'center', py: 3 }}>
        <Box sx={{ ...iconDisc, bgcolor: 'var(--state-adopted-bg)', color: 'var(--state-adopted-fg)' }}>
          <CheckIcon />
        </Box>
        <Typography sx={{ fontWeight: 600 }}>{deal.opened ? text.done : text.existing}</Typography>
      </Box>
    </AppDialog>
  );
}

interface StartDealProps {
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
      await reread([['deals']]);
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
          <FormUpload name="files" label={text.files} />
        </Stack>
        <FormFoot>
          <Button type="submit" variant="contained" size="large" fullWidth loading={form.saving}>
            {text.submit}
          </Button>
        </FormFoot>
      </AppForm>
    </AppDialog>
  );
}

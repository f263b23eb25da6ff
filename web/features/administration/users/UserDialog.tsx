import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import type { ManagedUser, UserChangeInput } from '../../../../db/contract/administration';
import { AUTHORITIES } from '../../../../db/contract/limits';
import { FormRegion, type RegionStep } from '../../../domain/fields';
import { useSession, withPassword } from '../../../domain/session';
import words from '../../../i18n/administration';
import catalog from '../../../i18n/catalog';
import factorWords from '../../../i18n/secondFactor';
import { api } from '../../../kit/api';
import { useAttempt } from '../../../kit/api/mutations';
import { confirm } from '../../../kit/dialogs';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { AppForm, FormFoot, FormMulti, FormSwitch, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { FactList } from '../../../kit/layout/DetailLayout';
import { toast } from '../../../kit/toast';

const schema = z.object({
  authority: z.array(z.string()),
  area: z.array(z.object({ id: z.string(), name: z.string() })),
  disabled: z.boolean(),
});
type RightsValues = z.input<typeof schema>;

function areaOf(user: ManagedUser): RegionStep[] {
  const codes = [user.visible_province, user.visible_city, user.visible_county].filter((code) => code !== null);
  return codes.filter(Boolean).map((id, index) => ({ id, name: user.visibleName[index] ?? id }));
}

const sameArea = (one: RegionStep[], other: RegionStep[]) =>
  one.map(({ id }) => id).join() === other.map(({ id }) => id).join();

/** Only what was changed is sent: two administrators at work do not undo each other. */
function changes(user: ManagedUser, values: RightsValues): UserChangeInput {
  const [province, city, county] = values.area;
  const authority = AUTHORITIES.filter((known) => values.authority.includes(known)).join(',');
  return {
    user_id: user.user_id,
    ...(authority === user.authority ? {} : { authority }),
    ...(sameArea(values.area, areaOf(user))
      ? {}
      : {
          visible_province: province?.id ?? null,
          visible_city: city?.id ?? null,
          visible_county: county?.id ?? null,
        }),
    ...(values.disabled === Boolean(user.is_delete) ? {} : { is_delete: values.disabled ? 1 : 0 }),
  };
}

/** Authorities, visible region and state of one user. */
export default function UserDialog({ user, close }: DialogProps<{ user: ManagedUser }, boolean>) {
  const all = useText(words);
  const text = all.users;
  const factor = useText(factorWords);
  const { separator } = useText(catalog);
  const session = useSession();
  const { busy: resetting, attempt } = useAttempt();
  const self = session.user?.user_id === user.user_id;
  const name = user.name || user.nickname || user.account;
  const form = useAppForm<RightsValues>({
    schema,
    readOnly: self,
    defaultValues: {
      authority: user.authority.split(',').filter(Boolean),
      area: areaOf(user),
      disabled: Boolean(user.is_delete),
    },
    onSubmit: async (values) => {
      const change = changes(user, values);
      if (change.is_delete === 1) {
        const question = { title: text.disableTitle, text: text.disableText(name), confirmLabel: text.disable };
        if (!(await confirm({ ...question, danger: true }))) return;
      }
      if (Object.keys(change).length > 1) {
        await api.put('/v1/admin/user', change);
        toast.success(text.saved);
      }
      close(true);
    },
  });
  const reset = async () => {
    const question = { title: factor.resetTitle, text: factor.resetText(name), confirmLabel: factor.reset };
    if (!(await confirm({ ...question, danger: true }))) return;
    await attempt(async () => {
      await withPassword((options) => api.put('/v1/admin/user/secondFactor', { user_id: user.user_id }, options));
      toast.success(factor.resetDone);
      close(true);
    });
  };
  const area = useWatch({ control: form.methods.control, name: 'area' });

  return (
    <AppDialog title={text.dialog} width={560} closeOnBackdrop={false}>
      <Box sx={{ mb: 3 }}>
        <FactList
          facts={[
            { label: text.user, value: name },
            { label: text.account, value: user.account },
            { label: text.organizations, value: user.orgs.map((organization) => organization.name).join(separator) },
            { label: text.country, value: user.country ?? '' },
            { label: text.orgName, value: user.org_name ?? '' },
            { label: factor.title, value: user.second_factor ? factor.on : factor.off },
          ]}
        />
        {user.second_factor && !self ? (
          <Button size="small" loading={resetting} onClick={() => void reset()} sx={{ mt: 1, ml: -0.5 }}>
            {factor.reset}
          </Button>
        ) : null}
      </Box>
      {self ? (
        <Alert severity="info" sx={{ mb: 3 }}>
          {text.noSelf}
        </Alert>
      ) : null}
      <AppForm form={form}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <FormMulti
            name="authority"
            label={text.authorities}
            options={AUTHORITIES.map((value) => ({ value, label: all.authorities[value] ?? value }))}
          />
          <Box>
            <FormRegion name="area" label={text.areaField} hint={text.areaHint} anyLevel />
            {area.length > 0 && !self ? (
              <Button
                size="small"
                onClick={() => form.methods.setValue('area', [], { shouldDirty: true })}
                sx={{ mt: 0.5 }}
              >
                {text.areaClear}
              </Button>
            ) : null}
          </Box>
          <FormSwitch name="disabled" label={text.disable} hint={text.disableHint} />
        </Box>
        {self ? null : (
          <FormFoot>
            <Button type="submit" variant="contained" loading={form.saving}>
              {all.save}
            </Button>
          </FormFoot>
        )}
      </AppForm>
    </AppDialog>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import * as z from 'zod';
import { ORIGIN_LIMITS } from '../../../../../db/contract/accounts';
import { GENDERS } from '../../../../../db/contract/enums';
import { blank } from '../../../../../db/contract/fields';
import { CountryField } from '../../../../domain/publishing/CountryField';
import { refreshUser, type SessionUser } from '../../../../domain/session';
import common from '../../../../i18n/common';
import words from '../../../../i18n/memberCenter';
import { putRows } from '../../../../kit/api';
import { openDialog } from '../../../../kit/dialogs';
import { AppForm, FormSelect, FormText, useAppForm } from '../../../../kit/form';
import { useLang, useText } from '../../../../kit/i18n';
import { toast } from '../../../../kit/toast';

const schema = z.object({
  name: blank(50),
  nickname: blank(50),
  sex: z.union([z.literal(''), z.number()]),
  country: blank(ORIGIN_LIMITS.country),
  org_name: blank(ORIGIN_LIMITS.org_name),
});
type ProfileValues = z.input<typeof schema>;

/** What a person says of themselves (core§7 "User settings"). */
export function ProfileForm({ user }: { user: SessionUser }) {
  const text = useText(words).person;
  const labels = useText(common);
  const { lang } = useLang();
  // Whoever registered by e-mail tells where they come from; members at home belong to organisations of the platform.
  const abroad = user.account.includes('@');
  const form = useAppForm<ProfileValues>({
    schema,
    defaultValues: {
      name: user.name ?? '',
      nickname: user.nickname ?? '',
      sex: user.sex ?? '',
      country: user.country ?? '',
      org_name: user.org_name ?? '',
    },
    onSubmit: async ({ sex, country, org_name, ...rest }) => {
      const origin = abroad ? { country: country || null, org_name: org_name || null } : {};
      await putRows(
        'user',
        { user_id: user.user_id },
        { ...rest, ...origin, sex: sex === '' ? null : sex, avatar: user.avatar },
      );
      await refreshUser();
      toast.success(labels.modified);
    },
  });
  return (
    <AppForm form={form}>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <FormText name="name" label={text.name} maxLength={50} autoComplete="name" />
        <FormText name="nickname" label={text.nickname} maxLength={50} autoComplete="nickname" />
        <FormSelect
          name="sex"
          label={text.sex}
          options={GENDERS.map((choice) => ({ value: choice.value, label: choice[lang] }))}
        />
        {abroad ? (
          <>
            <CountryField name="country" label={text.country} />
            <FormText
              name="org_name"
              label={text.orgName}
              autoComplete="organization"
              maxLength={ORIGIN_LIMITS.org_name}
            />
          </>
        ) : null}
        <Phone tel={user.tel ?? ''} />
      </Box>
      <Box sx={{ mt: 2.5 }}>
        <Button type="submit" variant="contained" loading={form.saving}>
          {labels.save}
        </Button>
      </Box>
    </AppForm>
  );
}

/** A number changes by the code that is sent to it, not with the form. */
function Phone({ tel }: { tel: string }) {
  const text = useText(words).person;
  return (
    <TextField
      fullWidth
      label={text.tel}
      value={tel}
      slotProps={{
        input: {
          readOnly: true,
          sx: { pr: 0.5 },
          endAdornment: (
            <InputAdornment position="end">
              <Button onClick={() => void openDialog('bindContact', { kind: 'phone' })}>
                {tel ? text.changeTel : text.addTel}
              </Button>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

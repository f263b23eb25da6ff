import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod';
import { CAP, type Preference } from '../../../db/contract/inbox';
import { FormScopes } from '../../domain/fields';
import { useSession } from '../../domain/session';
import words from '../../i18n/inbox';
import { api, queryClient, reread, useApiQuery } from '../../kit/api';
import { AppForm, FormMulti, FormText, useAppForm } from '../../kit/form';
import { pickName, useLang, useText } from '../../kit/i18n';
import { QueryState } from '../../kit/layout/QueryState';
import { EmptyState } from '../../kit/layout/States';
import { toast } from '../../kit/toast';

const schema = z.object({
  item_types: z.array(z.number()),
  scopes: z.array(z.string()).max(100, 'too_many'),
  weekly_cap: z.coerce.number().int().min(0).max(CAP.max),
});

function PreferenceForm({ kept }: { kept: Preference }) {
  const text = useText(words);
  const form = useAppForm({
    schema,
    defaultValues: { item_types: kept.item_types, scopes: kept.scopes, weekly_cap: kept.weekly_cap },
    onSubmit: async (values) => {
      const saved = await api.put('/v1/inbox/preference', {
        ...schema.parse(values),
        org_id: kept.org_id,
        version: kept.version,
      });
      toast.success(text.saved);
      queryClient.setQueryData(['inbox', 'preference', kept.org_id], saved);
      await reread([['inbox', 'preference', kept.org_id]]);
    },
  });
  return (
    <AppForm form={form}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <FormMulti
          name="item_types"
          label={text.itemTypes}
          hint={text.itemTypesHint}
          options={[
            { value: 1, label: text.kinds[1] ?? '' },
            { value: 2, label: text.kinds[2] ?? '' },
          ]}
        />
        <FormScopes name="scopes" label={text.scopes} hint={text.scopesHint} />
        <FormText
          name="weekly_cap"
          label={text.cap}
          type="number"
          suffix={text.messages}
          hint={text.capHint(kept.received)}
        />
        <Box>
          <Button type="submit" variant="contained" loading={form.saving}>
            {text.save}
          </Button>
        </Box>
      </Box>
    </AppForm>
  );
}

function OfOrganization({ orgId }: { orgId: string }) {
  const query = useApiQuery(['inbox', 'preference', orgId], '/v1/inbox/preference', { org_id: orgId });
  if (!query.data) return <QueryState query={query} kind="block" />;
  return <PreferenceForm key={`${orgId} ${query.data.version}`} kept={query.data} />;
}

/** What the administered organisations want to be sent, and how often. */
export function Preferences() {
  const text = useText(words);
  const { lang } = useLang();
  const { user } = useSession();
  const organizations = (user?.orgs ?? []).filter((org) => org.is_admin === 1);
  const [chosen, setChosen] = useState('');
  const orgId = chosen || organizations[0]?.organization_id;
  if (!orgId) {
    return (
      <EmptyState
        title={text.noOrganization}
        hint={text.noOrganizationHint}
        action={
          <Button component={Link} to="/memberOrg" variant="outlined">
            {text.toOrganizations}
          </Button>
        }
      />
    );
  }
  return (
    <Box sx={{ maxWidth: 640, display: 'grid', gap: 2.5 }}>
      <Typography sx={{ color: 'text.secondary' }}>{text.preferLead}</Typography>
      <TextField
        select
        fullWidth
        label={text.organization}
        value={orgId}
        onChange={(event) => setChosen(event.target.value)}
      >
        {organizations.map((org) => (
          <MenuItem key={org.organization_id} value={org.organization_id}>
            {pickName(lang, org.name, org.name_en)}
          </MenuItem>
        ))}
      </TextField>
      <OfOrganization orgId={orgId} />
    </Box>
  );
}

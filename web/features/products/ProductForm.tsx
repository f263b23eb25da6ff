import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { PRODUCT_FORM } from '../../../db/contract/form-products';
import { type ProductInput, productInput } from '../../../db/contract/products';
import { FormOrganization, FormScopes } from '../../domain/fields';
import { FormPart } from '../../domain/ownItems/FormPart';
import { ownOrganizations } from '../../domain/publishing/organizations';
import { useSession } from '../../domain/session';
import common from '../../i18n/ownItems';
import words from '../../i18n/ownProducts';
import { api } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import { AppForm, FormCover, FormRichText, FormText, useAppForm } from '../../kit/form';
import { useLang, useText } from '../../kit/i18n';
import { randomId } from '../../kit/layout/format';
import { toast } from '../../kit/toast';

export const FORM_WIDTH = 800;

const { name, name_en, summary_en, scopes, cover, profile, detail_desc } = PRODUCT_FORM.groups.basic;
const NAMES: Readonly<Record<string, string>> = { unit: 'org_name' };

interface ProductFormProps {
  id: string | null;
  title: string;
  values: ProductInput;
  close: (done?: boolean) => void;
}

/** The form of a product in three parts. */
export function ProductForm({ id, title, values, close }: ProductFormProps) {
  const text = useText(words);
  const own = useText(common);
  const { lang } = useLang();
  const { user, has } = useSession();
  const editor = has('content-admin');
  const [submission] = useState(() => randomId());
  const source = useCallback((word: string) => ownOrganizations(user?.user_id ?? '')(word), [user?.user_id]);
  const form = useAppForm<ProductInput>({
    schema: productInput,
    defaultValues: values,
    draftKey: `product-${id ?? 'new'}`,
    fieldName: (field) => NAMES[field] ?? field,
    onSubmit: async ({ scopes: chosen, ...entered }) => {
      const texts = Object.fromEntries(
        Object.entries(entered).map(([field, value]) => [field, value === '' ? null : value]),
      );
      // The organisation is found by its name.
      const named = entered.org_name === values.org_name && id ? {} : { unit: null };
      const body = { ...texts, ...named, scopes: chosen };
      if (id) await api.put('/v1/user/chanpin', { ...body, chanpin_id: id });
      else await api.post('/v1/user/chanpin', body, { headers: { 'idempotency-key': submission } });
      toast.success(!editor ? own.submitted : id ? own.saved : own.savedPublic);
      close(true);
    },
  });
  const at = lang === 'en' ? 1 : 0;
  return (
    <AppDialog title={title} width={FORM_WIDTH} closeOnBackdrop={false} beforeClose={form.confirmLeave}>
      <AppForm form={form}>
        <Box sx={{ display: 'grid', gap: 4, pt: 1 }}>
          <FormPart title={own.parts.basic}>
            <FormText name="name" label={name.label[at]} required maxLength={name.max} />
            <FormOrganization name="org_name" label={text.org_name} source={source} />
            <FormScopes name="scopes" label={scopes.label[at]} required />
            <FormCover name="cover" label={cover.label[at]} />
          </FormPart>
          <FormPart title={own.parts.text}>
            <FormRichText name="profile" label={profile.label[at]} required />
            <FormRichText name="detail_desc" label={detail_desc.label[at]} />
          </FormPart>
          <FormPart title={own.parts.english}>
            <FormText name="name_en" label={name_en.label[at]} hint={name_en.hint[at]} maxLength={name_en.max} />
            <FormText
              name="summary_en"
              label={summary_en.label[at]}
              hint={summary_en.hint[at]}
              rows={3}
              maxLength={summary_en.max}
            />
          </FormPart>
        </Box>
        {id && !editor ? <Box sx={{ mt: 3, color: 'text.secondary' }}>{own.again}</Box> : null}
        <Button type="submit" variant="contained" loading={form.saving} sx={{ display: 'flex', ml: 'auto', mt: 3 }}>
          {!editor ? own.submit : id ? own.save : own.publish}
        </Button>
      </AppForm>
    </AppDialog>
  );
}

import { useState } from 'react';
import { PRODUCT_FORM } from '../../../db/contract/form-products';
import { type ProductInput, productInput } from '../../../db/contract/products';
import { FormOrganization, FormScopes } from '../../domain/fields';
import { EnglishPart } from '../../domain/ownItems/EnglishPart';
import { FormPart } from '../../domain/ownItems/FormPart';
import { OWN_FORM_WIDTH, OwnItemDialog } from '../../domain/ownItems/OwnItemDialog';
import { useFields } from '../../domain/ownItems/useFields';
import { type OwnFormProps, useOwnItemForm, withoutBlanks } from '../../domain/ownItems/useOwnItemForm';
import { fill } from '../../domain/publishing/values';
import { useSession } from '../../domain/session';
import common from '../../i18n/ownItems';
import words from '../../i18n/ownProducts';
import { api, useRows } from '../../kit/api';
import type { DialogProps } from '../../kit/dialogs/registry';
import { FormCover, FormRichText, FormText } from '../../kit/form';
import { OpeningDialog } from '../../kit/form/OpeningDialog';
import { useText } from '../../kit/i18n';

/** The form of a product in three parts. */
function ProductForm({ id, title, values, close }: OwnFormProps<ProductInput>) {
  const text = useText(words);
  const { parts } = useText(common);
  const { plain, text: textField } = useFields(PRODUCT_FORM.groups.basic);
  const own = useOwnItemForm<ProductInput>({
    id,
    schema: productInput,
    values,
    draftKey: `product-${id ?? 'new'}`,
    save: ({ scopes: chosen, ...entered }, options) => {
      // The organisation is found by its name.
      const named = entered.org_name === values.org_name && id ? {} : { unit: null };
      const body = { ...withoutBlanks(entered), ...named, scopes: chosen };
      return id
        ? api.put('/v1/user/chanpin', { ...body, chanpin_id: id })
        : api.post('/v1/user/chanpin', body, options);
    },
    close,
  });
  return (
    <OwnItemDialog {...own} id={id} title={title}>
      <FormPart title={parts.basic}>
        <FormText {...textField('name')} />
        <FormOrganization name="org_name" label={text.org_name} source={own.organizations} />
        <FormScopes {...plain('scopes')} />
        <FormCover {...plain('cover')} />
      </FormPart>
      <FormPart title={parts.text}>
        <FormRichText {...plain('profile')} />
        <FormRichText {...plain('detail_desc')} />
      </FormPart>
      <EnglishPart />
    </OwnItemDialog>
  );
}

const COLUMNS = [
  ...(['chanpin_id', 'name', 'name_en', 'summary_en', 'cover', 'profile', 'detail_desc', 'unit', 'org_name'] as const),
] as const;

const FIRST: ProductInput = {
  ...{ name: '', name_en: '', summary_en: '', org_name: '', scopes: [], cover: '', profile: '', detail_desc: '' },
};

/** The dialog 'productForm': a product that is there, or with 0 a new one. */
export default function FormDialog({ id, close }: DialogProps<{ id: string | 0 }, boolean>) {
  const text = useText(words);
  const { user } = useSession();
  const there = id !== 0;
  // What was kept of an earlier opening may be old: a form begins with what is stored now.
  const [opening] = useState(() => performance.now());
  const query = useRows(
    ['products', 'form', id, opening],
    {
      table: 'chanpin',
      columns: COLUMNS,
      where: { chanpin_id: String(id) },
      leftJoin: [
        { table: 'organization', on: { organization_id: 'unit' }, columns: ['organization_id', 'name'], as: 'org' },
      ],
      process: [
        { table: 'chanpin_scope', on: { chanpin_id: 'chanpin_id' }, columns: ['second_scope_id'], as: 'scopes' },
      ],
      pageSize: 1,
    },
    { enabled: there },
  );
  if (!there) {
    const values = { ...FIRST, org_name: user?.orgs?.[0]?.name ?? '' };
    return <ProductForm id={null} title={text.enter} values={values} close={close} />;
  }
  const row = query.data?.records[0];
  if (row) {
    const values: ProductInput = {
      ...fill(FIRST, row),
      ...(row.org && { org_name: row.org.name }),
      scopes: row.scopes.map(({ second_scope_id }) => second_scope_id),
    };
    return <ProductForm id={row.chanpin_id} title={text.edit} values={values} close={close} />;
  }
  return <OpeningDialog title={text.edit} width={OWN_FORM_WIDTH} queries={[query]} count={8} />;
}

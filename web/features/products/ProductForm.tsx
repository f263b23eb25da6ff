import { PRODUCT_FORM } from '../../../db/contract/form-products';
import { type ProductInput, productInput } from '../../../db/contract/products';
import { FormOrganization, FormScopes } from '../../domain/fields';
import { EnglishPart } from '../../domain/ownItems/EnglishPart';
import { FormPart } from '../../domain/ownItems/FormPart';
import { OwnItemDialog } from '../../domain/ownItems/OwnItemDialog';
import { useOwnItemForm, withoutBlanks } from '../../domain/ownItems/useOwnItemForm';
import common from '../../i18n/ownItems';
import words from '../../i18n/ownProducts';
import { api } from '../../kit/api';
import { FormCover, FormRichText, FormText } from '../../kit/form';
import { useLang, useText } from '../../kit/i18n';

const { name, scopes, cover, profile, detail_desc } = PRODUCT_FORM.groups.basic;

interface ProductFormProps {
  id: string | null;
  title: string;
  values: ProductInput;
  close: (done?: boolean) => void;
}

/** The form of a product in three parts. */
export function ProductForm({ id, title, values, close }: ProductFormProps) {
  const text = useText(words);
  const { parts } = useText(common);
  const { lang } = useLang();
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
  const at = lang === 'en' ? 1 : 0;
  return (
    <OwnItemDialog {...own} id={id} title={title}>
      <FormPart title={parts.basic}>
        <FormText name="name" label={name.label[at]} required maxLength={name.max} />
        <FormOrganization name="org_name" label={text.org_name} source={own.organizations} />
        <FormScopes name="scopes" label={scopes.label[at]} required />
        <FormCover name="cover" label={cover.label[at]} />
      </FormPart>
      <FormPart title={parts.text}>
        <FormRichText name="profile" label={profile.label[at]} required />
        <FormRichText name="detail_desc" label={detail_desc.label[at]} />
      </FormPart>
      <EnglishPart />
    </OwnItemDialog>
  );
}

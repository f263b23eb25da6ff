import { useCallback, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import words from '../../i18n/ownItems';
import { useDialogForm } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { randomId } from '../../kit/layout/format';
import { ownOrganizations } from '../publishing/organizations';
import { useSession } from '../session';

/** Where a field of the server's answer stands in the forms of own items. */
const NAMES: Readonly<Record<string, string>> = {
  ...{ scope: 'scopes', unit: 'org_name', province: 'region', city: 'region', county: 'region', region_name: 'region' },
};

/** What a call takes of texts; blank ones are none. */
export const withoutBlanks = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value === '' ? null : value]));

/** What a call takes of a chosen region. */
export function placeOf(region: readonly { id: string; name: string }[]) {
  const [province, city, county] = region;
  return {
    province: province?.id ?? null,
    city: city?.id ?? null,
    county: county?.id ?? null,
    region_name: region.map(({ name }) => name).join(',') || null,
  };
}

/** What the dialog of such a form hands to it. */
export interface OwnFormProps<T> {
  /** Key of the item that is edited; null for a new one. */
  id: string | null;
  title: string;
  values: T;
  close: (done?: boolean) => void;
}

interface OwnItemFormOptions<T extends FieldValues> extends Omit<OwnFormProps<T>, 'title'> {
  schema: ZodType;
  draftKey: string;
  /** Fields that the draft on the device never holds. */
  draftOmit?: readonly string[];
  /** Sends the form; `options` carry the key under which a new item is entered once. */
  save: (entered: T, options: { headers: Record<string, string> }) => Promise<unknown>;
}

/** A form in which a member enters something of their own, and content editors what is public at once. */
export function useOwnItemForm<T extends FieldValues>(options: OwnItemFormOptions<T>) {
  const { id, schema, values, draftKey, draftOmit, save, close } = options;
  const text = useText(words);
  const { user, has } = useSession();
  const editor = has('content-admin');
  const [submission] = useState(() => randomId());
  const organizations = useCallback((word: string) => ownOrganizations(user?.user_id ?? '')(word), [user?.user_id]);
  const form = useDialogForm<T>({
    schema,
    defaultValues: values,
    draftKey,
    ...(draftOmit && { draftOmit }),
    fieldName: (field) => NAMES[field] ?? field,
    save: (entered) => save(entered, { headers: { 'idempotency-key': submission } }),
    done: !editor ? text.submitted : id ? text.saved : text.savedPublic,
    close,
  });
  return { form, organizations, editor };
}

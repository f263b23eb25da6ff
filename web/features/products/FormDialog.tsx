import { useState } from 'react';
import type { ProductInput } from '../../../db/contract/products';
import { OWN_FORM_WIDTH } from '../../domain/ownItems/OwnItemDialog';
import { useSession } from '../../domain/session';
import words from '../../i18n/ownProducts';
import { useRows } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { ErrorState } from '../../kit/layout/States';
import { ProductForm } from './ProductForm';

const COLUMNS = [
  ...(['chanpin_id', 'name', 'name_en', 'summary_en', 'cover', 'profile', 'detail_desc', 'unit', 'org_name'] as const),
] as const;

const FIRST: ProductInput = {
  ...{ name: '', name_en: '', summary_en: '', org_name: '', scopes: [], cover: '', profile: '', detail_desc: '' },
};

const said = (value: string | null | undefined) => value ?? '';

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
      name: row.name,
      name_en: said(row.name_en),
      summary_en: said(row.summary_en),
      org_name: row.org?.name ?? said(row.org_name),
      scopes: row.scopes.map(({ second_scope_id }) => second_scope_id),
      cover: said(row.cover),
      profile: said(row.profile),
      detail_desc: said(row.detail_desc),
    };
    return <ProductForm id={row.chanpin_id} title={text.edit} values={values} close={close} />;
  }
  return (
    <AppDialog title={text.edit} width={OWN_FORM_WIDTH}>
      {query.isError || query.data ? <ErrorState onRetry={() => void query.refetch()} /> : <LoadingState count={8} />}
    </AppDialog>
  );
}

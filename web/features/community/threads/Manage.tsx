import { messageOf } from '../../../../db/contract/errors';
import { categoryInput } from '../../../../db/contract/threads';
import { useSession } from '../../../domain/session';
import words from '../../../i18n/threads';
import { useLang, useText } from '../../../kit/i18n';
import { Page } from '../../../kit/layout/Page';
import { ErrorState } from '../../../kit/layout/States';
import { KeptTable } from '../../../kit/resource';
import { THREADS } from './calls';

/** Where content editors keep the categories of the community. */
export default function ManageCategories() {
  const text = useText(words);
  const { lang } = useLang();
  const { has } = useSession();
  return (
    <Page title={text.manage} lead={text.manageLead} width="xl" breadcrumbs={[{ label: text.manage }]}>
      {has('content-admin') ? (
        <KeptTable
          resource={{
            table: 'thread_category',
            label: text.noun,
            keyword: text.categoryName,
            nameOf: ({ name }) => String(name),
            search: ['name', 'name_en'],
            order: [
              ['sort', 'asc'],
              ['id', 'asc'],
            ],
            shape: categoryInput,
            removable: true,
            width: 560,
            invalidates: [[THREADS]],
            fields: [
              {
                name: 'name',
                label: text.categoryName,
                flex: 2,
                minWidth: 200,
                show: (row) => String(row.name),
                both: true,
              },
              { name: 'name_en', label: text.categoryNameEn, only: 'form' },
              { name: 'threads', label: text.count, only: 'table', minWidth: 100, show: (row) => String(row.threads) },
              { name: 'sort', label: text.sort, look: 'number', width: 100 },
            ],
          }}
        />
      ) : (
        <ErrorState text={messageOf('forbidden', lang)} />
      )}
    </Page>
  );
}

import { categoryInput } from '../../../../db/contract/threads';
import { StaffPage } from '../../../domain/session/StaffPage';
import words from '../../../i18n/threads';
import { useText } from '../../../kit/i18n';
import { KeptTable } from '../../../kit/resource';
import { THREADS } from './calls';

/** Where content editors keep the categories of the community. */
export default function ManageCategories() {
  const text = useText(words);
  return (
    <StaffPage authority="content-admin" title={text.manage} lead={text.manageLead}>
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
    </StaffPage>
  );
}

import { INNOVATIONS, innovationInput, innovationWords } from '../../../db/contract/content';
import { useShownFields } from '../../domain/publishing/shownTimes';
import { TextPreview } from '../../domain/publishing/TextPreview';
import { StaffPage } from '../../domain/session/StaffPage';
import { useText } from '../../kit/i18n';
import { KeptTable } from '../../kit/resource';

/** Where content editors write, publish and withdraw innovation items. */
export default function ManageInnovations() {
  const text = useText(innovationWords);
  const shown = useShownFields(text);
  const way = [{ label: text.title, to: INNOVATIONS.list }, { label: text.manageTitle }];
  const types = Object.entries(text.types).map(([value, label]) => ({ value: Number(value), label }));
  return (
    <StaffPage authority="content-admin" title={text.manageTitle} lead={text.manageLead} breadcrumbs={way}>
      <KeptTable
        resource={{
          table: INNOVATIONS.table,
          label: text.noun,
          keyword: text.keyword,
          nameOf: ({ title }) => String(title),
          search: ['title', 'title_en', 'source'],
          order: [['add_time', 'desc'], 'id'],
          shape: innovationInput,
          removable: true,
          width: 800,
          invalidates: [['innovate']],
          preview: (row) => (
            <TextPreview title={row.title} titleEn={row.title_en} cover={row.cover} html={row.content} />
          ),
          fields: [
            {
              name: 'title',
              label: text.name,
              flex: 2,
              minWidth: 240,
              below: ({ title_en }) => String(title_en ?? ''),
            },
            { name: 'title_en', label: text.nameEn, only: 'form' },
            { name: 'type', label: text.type, look: 'choice', options: types, filter: true },
            { name: 'source', label: text.source },
            { name: 'cover', label: text.cover, look: 'cover', only: 'form' },
            { name: 'content', label: text.content, look: 'rich', only: 'form' },
            ...shown,
            { name: 'add_time', label: text.added, look: 'day', only: 'table', sortable: true },
          ],
        }}
      />
    </StaffPage>
  );
}

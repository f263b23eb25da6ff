import { BOOKS, bookInput, bookWords } from '../../../db/contract/books';
import { useShownFields } from '../../domain/publishing/shownTimes';
import { TextPreview } from '../../domain/publishing/TextPreview';
import { StaffPage } from '../../domain/session/StaffPage';
import { useText } from '../../kit/i18n';
import { KeptTable } from '../../kit/resource';

/** Where content editors put books up, order them and take them down. */
export default function ManageBooks() {
  const text = useText(bookWords);
  const shown = useShownFields(text);
  const way = [{ label: text.title, to: BOOKS }, { label: text.manageTitle }];
  const types = Object.entries(text.types).map(([value, label]) => ({ value: Number(value), label }));
  return (
    <StaffPage authority="content-admin" title={text.manageTitle} lead={text.manageLead} breadcrumbs={way}>
      <KeptTable
        resource={{
          table: 'book',
          label: text.noun,
          keyword: text.manageKeyword,
          nameOf: ({ name }) => String(name),
          search: ['name', 'name_en', 'author', 'press'],
          order: ['sort', ['add_time', 'desc'], 'id'],
          shape: bookInput,
          removable: true,
          width: 800,
          invalidates: [['book']],
          preview: (row) => (
            <TextPreview
              title={row.name}
              titleEn={row.name_en}
              cover={row.cover}
              html={row.profile}
              htmlEn={row.profile_en}
            />
          ),
          fields: [
            { name: 'name', label: text.name, flex: 2, minWidth: 220 },
            { name: 'name_en', label: text.nameEn, only: 'form' },
            { name: 'type', label: text.type, look: 'choice', options: types, filter: true },
            { name: 'author', label: text.author },
            { name: 'author_en', label: text.authorEn, only: 'form' },
            { name: 'press', label: text.press, only: 'form' },
            { name: 'press_en', label: text.pressEn, only: 'form' },
            { name: 'year', label: text.year, width: 110 },
            { name: 'isbn', label: text.isbn, only: 'form' },
            { name: 'url', label: text.url, look: 'address', only: 'form', hint: text.urlHint },
            { name: 'cover', label: text.cover, look: 'cover', only: 'form' },
            { name: 'profile', label: text.about, look: 'rich', only: 'form' },
            { name: 'profile_en', label: text.profileEn, look: 'rich', only: 'form' },
            { name: 'sort', label: text.sort, look: 'number', hint: text.sortHint, width: 90 },
            ...shown,
          ],
        }}
      />
    </StaffPage>
  );
}

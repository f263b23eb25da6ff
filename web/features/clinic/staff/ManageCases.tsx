import { CLINIC_PAGES, clinicCaseInput } from '../../../../db/contract/clinic';
import { useScopes } from '../../../domain/fields';
import { TextPreview } from '../../../domain/publishing/TextPreview';
import { StaffPage } from '../../../domain/session/StaffPage';
import words from '../../../i18n/clinic';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { KeptTable } from '../../../kit/resource';

/** Where content editors write, check, open and withdraw cases of the clinic. */
export default function ManageClinicCases() {
  const all = useText(words);
  const text = all.staff;
  const { lang } = useLang();
  const fields = useScopes(2).data?.[0]?.children ?? [];
  return (
    <StaffPage
      authority="content-admin"
      title={text.casesTitle}
      lead={text.casesLead}
      breadcrumbs={[{ label: all.cases, to: CLINIC_PAGES.cases }, { label: text.casesTitle }]}
    >
      <KeptTable
        resource={{
          table: 'clinic_case',
          label: all.caseNoun,
          keyword: text.casesKeyword,
          nameOf: ({ title }) => String(title),
          search: ['title', 'summary'],
          order: ['sort', ['add_time', 'desc'], 'id'],
          shape: clinicCaseInput,
          removable: true,
          width: 900,
          invalidates: [['clinic']],
          preview: (row) => <TextPreview title={row.title} cover={row.cover} html={row.content} />,
          fields: [
            { name: 'title', label: text.caseTitle, flex: 2, minWidth: 220 },
            { name: 'title_en', label: text.title_en, only: 'form' },
            {
              name: 'scope_id',
              label: all.field,
              look: 'choice',
              options: fields.map(({ id, name, name_en }) => ({ value: id, label: pickName(lang, name, name_en) })),
              filter: true,
            },
            {
              name: 'application_id',
              label: text.origin,
              only: 'table',
              show: ({ application_id }) => (application_id ? text.fromApplication : text.written),
              to: ({ application_id }) => (application_id ? `/content/clinic/${application_id}` : ''),
            },
            { name: 'org_name', label: text.org_name, only: 'form' },
            { name: 'summary', label: text.summary, look: 'long', only: 'form' },
            { name: 'summary_en', label: text.summary_en, look: 'long', only: 'form' },
            { name: 'content', label: text.content, look: 'rich', only: 'form' },
            { name: 'content_en', label: text.content_en, look: 'rich', only: 'form' },
            { name: 'result', label: text.result, look: 'long', only: 'form' },
            { name: 'result_en', label: text.result_en, look: 'long', only: 'form' },
            { name: 'cover', label: text.cover, look: 'cover', only: 'form' },
            {
              name: 'is_open',
              label: text.isOpen,
              look: 'switch',
              hint: text.isOpenHint,
              of: text.isOpenOf,
              width: 100,
            },
            { name: 'add_time', label: text.added, look: 'day', only: 'table', sortable: true },
          ],
        }}
      />
    </StaffPage>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { CLINIC_PAGES, type ClinicCaseWhole, clinicCaseOf } from '../../../db/contract/clinic';
import { itemPage } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import { DetailPage } from '../../domain/catalog/DetailPage';
import { Gallery } from '../../domain/catalog/Gallery';
import { linkFilter } from '../../domain/catalog/listFilters';
import { TilePage, useTileState } from '../../domain/catalog/TilePage';
import { askedRow, type ItemView } from '../../domain/catalog/view';
import { useEditorLink } from '../../domain/session/useEditorLink';
import catalog from '../../i18n/catalog';
import words from '../../i18n/clinic';
import { useApiQuery, useRows } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { RichText } from '../../kit/layout/RichText';
import { Section } from '../../kit/layout/Section';
import { CaseTile, registerPath } from './parts';

type Item = ClinicCaseWhole & { name: string; name_en: string | null };

function Content({ item }: { item: Item }) {
  const text = useText(words);
  const { lang } = useLang();
  const result = pickName(lang, item.result, item.result_en);
  return (
    <>
      {item.cover ? <Gallery name={pickName(lang, item.title, item.title_en)} images={[item.cover]} /> : null}
      <Section title={text.caseText} card>
        <RichText html={pickName(lang, item.content, item.content_en)} />
      </Section>
      {result ? (
        <Section title={text.outcome} card>
          {result}
        </Section>
      ) : null}
      {item.expert ? (
        <Section title={text.caseExpert} card>
          <Box
            component={Link}
            to={itemPage(ITEM.expert, item.expert.expert_id, item.expert.name)}
            sx={{ color: 'brand.text' }}
          >
            {pickName(lang, item.expert.name, item.expert.name_en)}
          </Box>
        </Section>
      ) : null}
      <Button component={Link} to={registerPath(item.expert?.expert_id)} variant="contained">
        {text.ask}
      </Button>
    </>
  );
}

const useItem = (id: string) =>
  askedRow(
    useRows(['clinic', 'cases', 'one'], clinicCaseOf(id)),
    (row): Item => ({ ...row, name: row.title, name_en: row.title_en }),
  );

/** Public cases of the clinic, narrowed by field (core§2). */
export function ClinicCases() {
  const text = useText(words);
  const { lang } = useLang();
  const manage = useEditorLink('/content/clinicCases', text.staff.casesTitle);
  const state = useTileState(['scope']);
  const query = useApiQuery(['clinic', 'cases'], '/v1/clinic/cases', state.params);
  const fields = useApiQuery(['clinic', 'front'], '/v1/clinic', {}, { silent: true }).data?.fields ?? [];
  const seen = query.data?.records.flatMap(({ field }) => (field ? [field] : [])) ?? [];
  const options = new Map([...fields, ...seen].map((each) => [each.id, pickName(lang, each.name, each.name_en)]));
  return (
    <TilePage
      title={text.cases}
      lead={text.casesLead}
      trail={[{ label: text.title, to: CLINIC_PAGES.front }]}
      actions={manage}
      filters={[
        linkFilter(
          state,
          'scope',
          text.field,
          [...options].map(([id, label]) => ({ id, label })),
        ),
      ]}
      state={state}
      query={query}
      rows={text.cases}
      idOf={({ id }) => id}
      tile={(row) => <CaseTile row={row} heading="h2" />}
      none={{ title: text.noCases, hint: text.noCasesHint }}
      noneFound={{ title: text.noCasesFound, hint: text.noCasesHint, clear: text.showAll }}
    />
  );
}

/** The page of one case (core§2). */
export default function ClinicCaseShow() {
  const text = useText(words);
  const common = useText(catalog);
  const { lang } = useLang();
  const view: ItemView<Item> = {
    list: { label: text.cases, to: CLINIC_PAGES.cases },
    trail: [{ label: text.title, to: CLINIC_PAGES.front }],
    title: text.caseNoun,
    useItem,
    lead: ({ field, add_time }) =>
      [field ? pickName(lang, field.name, field.name_en) : '', formatDay(add_time)].filter(Boolean).join(' · '),
    content: (item) => <Content item={item} />,
    gone: { title: text.cases, text: common.goneHint, back: common.backToList },
  };
  return <DetailPage view={view} />;
}

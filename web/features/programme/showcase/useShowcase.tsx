import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { showcaseAddress } from '../../../../db/contract/programme/addresses';
import { COOPERATION } from '../../../../db/contract/programme/cooperation';
import type { PublishedDetail } from '../../../../db/contract/programme/publication';
import { ShareActions } from '../../../domain/catalog/ShareActions';
import { askedItem, type DialogView } from '../../../domain/catalog/view';
import { useScopeNames } from '../../../domain/catalog/words';
import catalog from '../../../i18n/catalog';
import words from '../../../i18n/programme';
import { useApiQuery } from '../../../kit/api';
import { apiPath } from '../../../kit/api/params';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { DetailLayout, FactList } from '../../../kit/layout/DetailLayout';
import { formatDay } from '../../../kit/layout/format';
import { Section } from '../../../kit/layout/Section';
import { TextSection } from '../../../kit/layout/TextSection';
import { CooperationPopover } from './CooperationPopover';

const useProject = (id: string) =>
  askedItem(useApiQuery(['programme', 'showcase'], '/v1/programme/published/detail', { id }, { silent: true }));

function Actions({ item }: { item: PublishedDetail }) {
  const { lang } = useLang();
  return (
    <>
      <CooperationPopover type={COOPERATION.visitor} projectId={item.id} />
      <CooperationPopover type={COOPERATION.owner} projectId={item.id} />
      <ShareActions
        title={item.name}
        cover={null}
        path={showcaseAddress(item.id, item.name)}
        shortPath={showcaseAddress(item.id)}
        lines={[pickName(lang, item.org_name, item.org_name_en), pickName(lang, item.round.title, item.round.title_en)]}
      />
    </>
  );
}

/** How anybody checks that the selection is what was published. */
export function Digest({ publication }: { publication: PublishedDetail['publication'] }) {
  const text = useText(words);
  const { lang } = useLang();
  const file = (kind: 'figures' | 'workbook') => `${apiPath(`/v1/programme/publication/${kind}`)}?id=${publication.id}`;
  return (
    <>
      <FactList
        facts={[
          {
            label: text.round,
            value: `${pickName(lang, publication.round_title, publication.round_title_en)} · ${text.version(publication.version)}`,
          },
          { label: text.showcase.published, value: formatDay(publication.add_time) },
          {
            label: text.digest,
            value: (
              <Box component="code" sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
                {publication.sha256}
              </Box>
            ),
          },
        ]}
      />
      <Box className="no-print" sx={{ mt: 2, color: 'text.secondary', fontSize: '0.875rem' }}>
        {text.showcase.figuresHint}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          <Button size="small" variant="outlined" component="a" href={file('figures')} download>
            {text.showcase.json}
          </Button>
          <Button size="small" variant="outlined" component="a" href={file('workbook')} download>
            {text.showcase.workbook}
          </Button>
        </Box>
      </Box>
    </>
  );
}

function Content({ item }: { item: PublishedDetail }) {
  const text = useText(words);
  const { lang } = useLang();
  const { separator } = useText(catalog);
  return (
    <DetailLayout
      main={<TextSection title={text.showcase.profile} html={item.profile} none={text.showcase.noProfile} />}
      aside={
        <>
          <Section title={text.showcase.facts} card>
            <FactList
              facts={[
                { label: text.field, value: useScopeNames()(item.fields).join(separator) },
                { label: text.region, value: pickName(lang, item.province, item.province_en) },
                { label: text.declaredName, value: item.declared_name },
                { label: text.declaringUnit, value: pickName(lang, item.org_name, item.org_name_en) },
                { label: text.recommendingUnit, value: item.unit },
                { label: text.recommendingPerson, value: item.person },
              ]}
            />
          </Section>
          <Section title={text.publication} card>
            <Digest publication={item.publication} />
          </Section>
        </>
      }
    />
  );
}

/** What the page and the dialog of a showcase show (back-office§2, dialog 10). */
export function useShowcase(): DialogView<PublishedDetail> {
  const text = useText(words);
  const { lang } = useLang();
  return {
    list: { label: text.selected, to: '/programme/selected' },
    trail: [{ label: text.title, to: '/programme' }],
    title: text.showcase.title,
    useItem: useProject,
    lead: (item) => pickName(lang, item.org_name, item.org_name_en),
    actions: (item) => <Actions item={item} />,
    content: (item) => <Content item={item} />,
    gone: { title: text.showcase.title, text: text.showcase.gone, back: text.showcase.back },
    address: showcaseAddress,
    width: 1200,
    height: 943,
  };
}

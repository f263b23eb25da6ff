import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  ORGANIZATION_ASSETS,
  ORGANIZATION_BUSINESS,
  ORGANIZATION_CAPITAL,
  ORGANIZATION_TECHNOLOGY,
} from '../../../db/contract/enums';
import { ORGANIZATION_KINDS } from '../../../db/contract/enums-results';
import { entriesOf } from '../../../db/contract/organization-edits';
import type { OrganizationDetail } from '../../../db/contract/organizations';
import { DemandTile } from '../../domain/catalog/DemandTile';
import { MarkChip } from '../../domain/catalog/MarkChip';
import { ResultTile } from '../../domain/catalog/ResultTile';
import { VerifiedMark } from '../../domain/catalog/VerifiedMark';
import { askedItem, type DialogView } from '../../domain/catalog/view';
import { WebSite } from '../../domain/catalog/WebSite';
import { useLabel, usePlace, useScopeNames } from '../../domain/catalog/words';
import { useSession } from '../../domain/session';
import catalog from '../../i18n/catalog';
import words from '../../i18n/organizations';
import { useApiQuery } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';
import { DetailLayout, FactList } from '../../kit/layout/DetailLayout';
import { PagedRows } from '../../kit/layout/PagedRows';
import { PlainText } from '../../kit/layout/PlainText';
import { RareNote } from '../../kit/layout/RareNote';
import { RichText } from '../../kit/layout/RichText';
import { Section } from '../../kit/layout/Section';
import { TagChip } from '../../kit/layout/StateChip';
import { usePageIndex } from '../../kit/layout/usePageIndex';
import { CENTRE, organizationAddress } from './public/OrganizationTile';

interface PublishedItemsProps {
  id: string;
  kind: 'result' | 'demand';
  title: string;
  none: string;
}

const PAGE_SIZE = 6;

/** What the organisation has published, page by page; results and demands turn their pages apart. */
function PublishedItems({ id, kind, title, none }: PublishedItemsProps) {
  const param = `${kind}s`;
  const pageIndex = usePageIndex(param);
  const query = useApiQuery(['organizations', 'items', kind], '/v1/organization/items', {
    id,
    kind,
    pageIndex,
    pageSize: PAGE_SIZE,
  });
  return (
    <Section title={title} id={param}>
      <PagedRows
        query={query}
        label={title}
        kind="cards"
        count={2}
        counted
        param={param}
        idOf={(card) => ('chengguo_id' in card ? card.chengguo_id : card.xuqiu_id)}
        tile={(card) => ('chengguo_id' in card ? <ResultTile card={card} /> : <DemandTile card={card} />)}
        min={280}
        empty={<Box sx={{ color: 'text.secondary' }}>{none}</Box>}
      />
    </Section>
  );
}

const SHOWN = 12;

/** People or equipment of an organisation; nothing where it names none. */
function Entries({ title, stored }: { title: string; stored: string | null }) {
  const text = useText(words).detail;
  const [all, setAll] = useState(false);
  const entries = entriesOf(stored);
  if (entries.length === 0) return null;
  // Equal lines may come twice: their place tells them apart.
  const shown = (all ? entries : entries.slice(0, SHOWN)).map((parts, place) => ({ parts, place }));
  return (
    <Section title={title} card>
      <Box
        component="ul"
        aria-label={title}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          columnGap: 3,
          rowGap: 1.5,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: entries.some((parts) => parts.length > 1) ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
          },
        }}
      >
        {shown.map(({ parts: [name, ...rest], place }) => (
          <Box key={place} component="li" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: rest.length > 0 ? 600 : 400 }}>{name}</Box>
            {rest.length > 0 ? (
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{rest.filter(Boolean).join(' · ')}</Box>
            ) : null}
          </Box>
        ))}
      </Box>
      {entries.length > SHOWN ? (
        <Button size="small" sx={{ mt: 1.5 }} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text.fewer : text.all(entries.length)}
        </Button>
      ) : null}
    </Section>
  );
}

const FollowButton = lazy(() => import('../../domain/favourites/FollowButton'));
const Products = lazy(() => import('./public/Products'));
const PortraitSection = lazy(() => import('../../domain/portrait/PortraitSection'));

const useOrganization = (id: string) =>
  askedItem(useApiQuery(['organizations', 'detail'], '/v1/organization/detail', { id }, { silent: true }));

/** What the page and the dialog of an organisation show: what it is, and what it has published. */
export function useOrganizationView(): DialogView<OrganizationDetail> {
  const text = useText(words);
  const { backToList } = useText(catalog);
  const { loggedIn } = useSession();
  return {
    list: { label: text.list.title, to: '/organization' },
    title: text.list.title,
    useItem: useOrganization,
    lead: (item) => <Marks item={item} />,
    actions: (item) => (
      <>
        {loggedIn && item.listed ? (
          <Suspense fallback={null}>
            <FollowButton kind="organization" target={item.organization_id} />
          </Suspense>
        ) : null}
        {item.editable ? (
          <Button variant="outlined" component={Link} to={`/memberOrg?id=${item.organization_id}`}>
            {text.detail.edit}
          </Button>
        ) : null}
      </>
    ),
    content: (item) => (
      <>
        {item.listed ? null : (
          <Box sx={{ mb: 3 }}>
            <RareNote>{text.detail.unlisted}</RareNote>
          </Box>
        )}
        <DetailLayout main={<Main item={item} />} aside={<Aside item={item} />} />
      </>
    ),
    gone: { title: text.list.title, text: text.detail.gone, back: backToList },
    address: (id, name) => (name === undefined ? `/organizationDetail/${id}` : organizationAddress(id, name)),
    width: 1200,
  };
}

function Marks({ item }: { item: OrganizationDetail }) {
  const { types } = useText(words);
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
      <VerifiedMark verified={item.verified} />
      {item.type === CENTRE ? <MarkChip label={types[item.type] ?? ''} /> : null}
      {useScopeNames()(item.scope).map((name) => (
        <TagChip key={name} label={name} />
      ))}
    </Box>
  );
}

function Main({ item }: { item: OrganizationDetail }) {
  const text = useText(words).detail;
  const { lang } = useLang();
  const texts = [
    { title: text.direction, value: item.business_direction },
    { title: text.performance, value: item.performance },
  ].filter(({ value }) => value);
  return (
    <>
      <Section title={text.profile} card>
        {item.logo ? (
          <Box
            component="img"
            src={item.logo}
            alt={text.logoOf(pickName(lang, item.name, item.name_en))}
            sx={{ display: 'block', maxWidth: 'min(240px, 100%)', maxHeight: 96, objectFit: 'contain', mb: 2 }}
          />
        ) : null}
        {lang === 'en' && item.profile_en ? <PlainText text={item.profile_en} /> : null}
        {item.profile ? <RichText html={item.profile} /> : text.noProfile}
        {texts.length > 0 ? (
          <Box sx={{ mt: 2.5 }}>
            <FactList facts={texts.map(({ title, value }) => ({ label: title, value }))} />
          </Box>
        ) : null}
      </Section>
      <Entries title={text.talent} stored={item.talent} />
      <Entries title={text.equipment} stored={item.equipment} />
      {item.listed ? (
        <Suspense fallback={null}>
          <PortraitSection of="organization" id={item.organization_id} />
        </Suspense>
      ) : null}
      <PublishedItems id={item.organization_id} kind="result" title={text.results} none={text.noResults} />
      <PublishedItems id={item.organization_id} kind="demand" title={text.demands} none={text.noDemands} />
      <Suspense fallback={null}>
        <Products id={item.organization_id} />
      </Suspense>
    </>
  );
}

function Aside({ item }: { item: OrganizationDetail }) {
  const text = useText(words).detail;
  const label = useLabel();
  const place = usePlace();
  return (
    <>
      <Section title={text.facts} card>
        <FactList
          facts={[
            { label: text.orgType, value: label(ORGANIZATION_KINDS, item.org_type) },
            { label: text.assets, value: label(ORGANIZATION_ASSETS, item.assets) },
            { label: text.capital, value: label(ORGANIZATION_CAPITAL, item.capital) },
            { label: text.technology, value: label(ORGANIZATION_TECHNOLOGY, item.technology) },
            { label: text.business, value: label(ORGANIZATION_BUSINESS, item.business) },
            { label: text.region, value: place(item) },
            { label: text.address, value: item.address },
            {
              label: text.webSite,
              value: item.web_site ? (
                <WebSite address={item.web_site} verified={item.verified}>
                  {item.web_site.replace(/^https?:\/\//i, '')}
                </WebSite>
              ) : null,
            },
            { label: text.director, value: item.director },
            { label: text.legalType, value: item.legal_type },
            { label: text.since, value: item.estiblish_time },
            { label: text.staff, value: item.staff_num_range },
            { label: text.team, value: item.team_scale },
          ]}
        />
      </Section>
      {item.contact ? (
        <Section title={text.contact} card>
          <FactList
            facts={[
              { label: text.contacts, value: item.contact.contacts },
              { label: text.phone, value: item.contact.contacts_tel },
              { label: text.email, value: item.contact.contacts_email },
              { label: text.wechat, value: item.contact.wechat },
            ]}
          />
          {item.contact.source === 'platform' ? (
            <Box sx={{ mt: 1.5, color: 'text.secondary', fontSize: '0.875rem' }}>{text.contactHidden}</Box>
          ) : null}
        </Section>
      ) : null}
    </>
  );
}

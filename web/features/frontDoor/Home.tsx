import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { FRONT_DOOR_PAGES } from '../../../db/contract/front-door';
import type { FrontDoorHome } from '../../../db/contract/front-door-answers';
import { slug } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import { grouped } from '../../../db/contract/words';
import { listAddress } from '../../domain/catalog/address';
import { DemandTile } from '../../domain/catalog/DemandTile';
import { HeroFrame } from '../../domain/catalog/HeroFrame';
import { ProductTile } from '../../domain/catalog/ProductTile';
import { ResultTile } from '../../domain/catalog/ResultTile';
import { SearchBar } from '../../domain/catalog/SearchBar';
import { VerifiedMark } from '../../domain/catalog/VerifiedMark';
import { usePlace } from '../../domain/catalog/words';
import { CaseCard } from '../../domain/deals/CaseCard';
import words from '../../i18n/frontDoor';
import { useApiQuery } from '../../kit/api';
import { useNamed, useText } from '../../kit/i18n';
import { InfoCard } from '../../kit/layout/InfoCard';
import { CheckIcon } from '../../kit/layout/icons';
import { Monogram } from '../../kit/layout/Monogram';
import { Page } from '../../kit/layout/Page';
import { QueryState } from '../../kit/layout/QueryState';
import { Section } from '../../kit/layout/Section';
import { StepList } from '../../kit/layout/StepList';
import { Tiles, type TilesProps } from '../../kit/layout/Tiles';
import { Contact } from './Contact';

const FIELDS = 5;
const ENGLISH = '1';

/** What a partner abroad gets here, one search over what is described in English, and whom to ask. */
function Hero({ home }: { home: FrontDoorHome | undefined }) {
  const text = useText(words);
  const navigate = useNavigate();
  const says = text.home;
  return (
    <HeroFrame
      title={says.hero}
      lead={says.lead}
      search={
        <SearchBar
          large
          label={says.searchLabel}
          placeholder={text.searchPlaceholder}
          button={text.search}
          action="/results"
          onSearch={(keyword) => void navigate(listAddress('results', { keyword, language: ENGLISH }))}
        />
      }
      fields={home?.fields.slice(0, FIELDS) ?? []}
      fieldsLabel={says.fields}
      fieldTo={(scope) => listAddress('results', { scope, language: ENGLISH })}
      note={
        home
          ? text.counted(
              grouped(home.counters.results),
              grouped(home.counters.demands),
              grouped(home.counters.organizations),
            )
          : null
      }
      asideWidth={380}
      aside={
        <Box
          sx={{
            p: { xs: 2.5, md: 3.5 },
            borderRadius: 3,
            border: '1px solid rgb(255 255 255 / 0.22)',
            bgcolor: 'rgb(255 255 255 / 0.08)',
          }}
        >
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.75 }}>
            {says.points.map((point) => (
              <Box component="li" key={point} sx={{ display: 'flex', gap: 1.5, color: '#e6f0fb' }}>
                <CheckIcon sx={{ mt: 0.4, flexShrink: 0 }} />
                {point}
              </Box>
            ))}
          </Box>
          <Box
            sx={{
              display: 'grid',
              gap: 1.25,
              mt: 3,
              '& .Mui-focusVisible': { outlineColor: '#fff' },
            }}
          >
            <Button
              size="large"
              component={Link}
              to="#contact"
              sx={{ bgcolor: '#fff', color: '#15478a', '&:hover': { bgcolor: '#e4f0fc' } }}
            >
              {text.askDesk}
            </Button>
            <Button
              size="large"
              component={Link}
              to={FRONT_DOOR_PAGES.selected}
              sx={{ color: '#fff', border: '1px solid rgb(255 255 255 / 0.5)' }}
            >
              {text.browse}
            </Button>
          </Box>
        </Box>
      }
    />
  );
}

const all = (label: string, to: string) => (
  <Button component={Link} to={to}>
    {label}
  </Button>
);

/** A phone's first look is short; the rest is one tap away. */
const short = { '& li:nth-of-type(n + 5)': { display: { xs: 'none', sm: 'list-item' } } } as const;

const selectedOf = (kind: number): string => `${FRONT_DOOR_PAGES.selected}?item_type=${kind}`;

function Partner({ partner }: { partner: FrontDoorHome['organizations'][number] }) {
  const shown = useNamed()(partner);
  const place = usePlace();
  return (
    <InfoCard
      {...shown}
      to={`/organizationDetail/${partner.organization_id}/${slug(partner.name)}`}
      sign={<Monogram name={shown.title} logo={partner.logo} />}
      eyebrow={place(partner)}
      text={partner.summary_en}
      chips={<VerifiedMark verified={partner.verified} />}
    />
  );
}

interface ChosenProps<C> extends Omit<TilesProps<C>, 'label'> {
  title: string;
  hint: string;
  action: ReactNode;
  /** On a phone the first four alone. */
  brief?: boolean;
}

/** Some of a kind, and the way to all of them; nothing where there are none. */
const Chosen = <C,>({ title, hint, action, brief = false, ...tiles }: ChosenProps<C>) =>
  tiles.rows.length > 0 ? (
    <Section title={title} hint={hint} action={action}>
      <Box sx={brief ? short : {}}>
        <Tiles label={title} {...tiles} />
      </Box>
    </Section>
  ) : null;

function Sections({ home }: { home: FrontDoorHome }) {
  const text = useText(words);
  const says = text.home;
  return (
    <>
      <Chosen
        title={says.selectedResults}
        hint={says.selectedResultsHint}
        action={all(text.allSelected, selectedOf(ITEM.result))}
        brief
        rows={home.results}
        idOf={(card) => card.chengguo_id}
        tile={(card) => <ResultTile card={card} />}
        min={250}
      />
      <Section title={says.steps}>
        <StepList steps={says.stepNames.map((name, at) => ({ name, says: says.stepsSay[at] ?? '' }))} />
      </Section>
      <Chosen
        title={says.selectedDemands}
        hint={says.selectedDemandsHint}
        action={all(text.allSelected, selectedOf(ITEM.demand))}
        brief
        rows={home.demands}
        idOf={(card) => card.xuqiu_id}
        tile={(card) => <DemandTile card={card} />}
      />
      <Chosen
        title={says.selectedProducts}
        hint={says.selectedProductsHint}
        action={all(text.allSelected, selectedOf(ITEM.product))}
        rows={home.products}
        idOf={(card) => card.chanpin_id}
        tile={(card) => <ProductTile card={card} heading="h3" />}
      />
      <Chosen
        title={says.cases}
        hint={says.casesHint}
        action={all(text.allCases, '/cases')}
        rows={home.cases}
        idOf={({ item_id, sign_time }) => `${item_id} ${sign_time}`}
        tile={(deal) => <CaseCard deal={deal} />}
      />
      <Chosen
        title={says.organizations}
        hint={says.organizationsHint}
        action={all(text.allOrganizations, '/organization')}
        rows={home.organizations}
        idOf={({ organization_id }) => organization_id}
        tile={(partner) => <Partner partner={partner} />}
      />
    </>
  );
}

/** A link to the form leads there once the page stands, from another page as well; each press of it is an arrival. */
function useArrival(ready: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (ready && key && hash === '#contact') document.getElementById('contact')?.scrollIntoView();
  }, [ready, hash, key]);
}

/** The international home page: what a partner abroad gets, and whom to ask. */
export default function FrontDoorHomePage() {
  const text = useText(words);
  const query = useApiQuery(['frontDoor', 'home'], '/v1/frontDoor/home', {});
  const { data } = query;
  useArrival(data !== undefined || query.isError);
  return (
    <Page title={text.home.title} bare>
      <Hero home={data} />
      <Container maxWidth="lg" sx={{ pt: { xs: 5, md: 7 } }}>
        {data ? <Sections home={data} /> : null}
        {data ? null : <QueryState query={query} kind="cards" count={8} />}
        <Box id="contact" sx={{ scrollMarginTop: 80 }}>
          <Contact />
        </Box>
      </Container>
    </Page>
  );
}

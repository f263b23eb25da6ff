import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { HomePage, Partner } from '../../../db/contract/home';
import { PUBLISHED } from '../../../db/contract/items';
import { meetingListPath, meetingPath } from '../../../db/contract/meetings';
import { ResultTile } from '../../domain/catalog/ResultTile';
import { WebSite } from '../../domain/catalog/WebSite';
import { CaseCard } from '../../domain/deals/CaseCard';
import { useSession } from '../../domain/session';
import cases from '../../i18n/cases';
import words from '../../i18n/homeSections';
import { openDialog } from '../../kit/dialogs';
import { pickName, useLang, useText } from '../../kit/i18n';
import { Monogram } from '../../kit/layout/Monogram';
import { Section } from '../../kit/layout/Section';
import { EmptyState } from '../../kit/layout/States';
import { StepList } from '../../kit/layout/StepList';
import { AllLink } from './AllLink';
import { DemandRows, EventRows, NewsRows } from './Lists';
import { RegionServices } from './RegionServices';

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;

/** Organisations that publish here; those with a site of their own lead to it. */
function Partners({ partners }: { partners: Partner[] }) {
  const text = useText(words);
  const { lang } = useLang();
  if (partners.length === 0) return null;
  return (
    <Section title={text.partners} hint={text.partnersHint}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
        }}
      >
        {partners.map((partner) => (
          <Box
            key={partner.organization_id}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.25,
              px: 2,
              py: 1.5,
              minHeight: 60,
              bgcolor: 'background.paper',
              border: 1,
              borderColor: 'divider',
              borderRadius: 2.5,
              overflowWrap: 'anywhere',
              '& a': {
                color: 'text.primary',
                textDecoration: 'none',
                '&:hover': { color: 'brand.text', textDecoration: 'underline' },
              },
            }}
          >
            <Monogram name={pickName(lang, partner.name, partner.name_en)} logo={partner.logo} size={36} />
            <Box component="span" sx={twoLines}>
              <WebSite address={partner.web_site} verified={partner.verified}>
                <span lang={lang === 'en' && !partner.name_en ? 'zh' : undefined}>
                  {pickName(lang, partner.name, partner.name_en)}
                </span>
              </WebSite>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const STEPS = ['find', 'contact', 'negotiate', 'sign'] as const;

/** How a deal is made, and the whole process as a picture. */
function Steps() {
  const text = useText(words).steps;
  return (
    <Section
      title={text.title}
      hint={text.hint}
      action={
        <Button sx={{ px: 0.5, mr: -0.5, minWidth: 0 }} onClick={() => void openDialog('dealProcess', {})}>
          {text.process}
        </Button>
      }
    >
      <StepList steps={STEPS.map((step) => ({ name: text.names[step], says: text.says[step], who: text.who[step] }))} />
    </Section>
  );
}

interface NewestProps<C> {
  title: string;
  hint: string;
  all: { label: string; to: string };
  none?: { title: string; hint: string };
  cards: C[];
  /** Cards beside each other where there is room. */
  columns: 3 | 4;
  idOf: (card: C) => string;
  card: (card: C) => ReactNode;
}

/** The latest of one kind, with the way to all of them. */
function Newest<C>({ title, hint, all, none, cards, columns, idOf, card }: NewestProps<C>) {
  return (
    <Section title={title} hint={hint} action={<AllLink {...all} />}>
      {cards.length === 0 && none ? (
        <EmptyState title={none.title} hint={none.hint} />
      ) : (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            // A phone's first look is short; the rest is one tap away.
            '& > li:nth-of-type(n + 5)': { display: { xs: 'none', sm: 'block' } },
            m: 0,
            p: 0,
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              lg: `repeat(${columns}, minmax(0, 1fr))`,
            },
          }}
        >
          {cards.map((entry) => (
            <li key={idOf(entry)}>{card(entry)}</li>
          ))}
        </Box>
      )}
    </Section>
  );
}

/** What a visitor can do next: become a member, or read first what that means. */
function Join() {
  const text = useText(words);
  const { loggedIn } = useSession();
  return (
    <Box
      component="section"
      aria-labelledby="join"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        p: { xs: 3, md: 5 },
        borderRadius: 4,
        color: '#d9e8f8',
        background: 'linear-gradient(118deg, var(--mui-palette-brand-heroFrom), var(--mui-palette-brand-heroTo))',
      }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Typography id="join" variant="h2" sx={{ color: '#fff' }}>
          {text.join}
        </Typography>
        <Typography sx={{ mt: 1 }}>{text.joinLead}</Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '& .Mui-focusVisible': { outlineColor: '#fff' } }}>
        <Button
          component={Link}
          to={loggedIn ? '/memberCenter' : '/register'}
          size="large"
          sx={{ bgcolor: '#fff', color: '#15478a', '&:hover': { bgcolor: '#e4f0fc' } }}
        >
          {loggedIn ? text.joinCentre : text.joinRegister}
        </Button>
        <Button
          size="large"
          sx={{ color: '#fff', border: '1px solid rgb(255 255 255 / 0.5)' }}
          onClick={() => void openDialog('memberFunction', {})}
        >
          {text.joinGuide}
        </Button>
      </Box>
    </Box>
  );
}

const columns = (split: string) => ({ display: 'grid', columnGap: 7, gridTemplateColumns: { md: split } });

/** What stands under the figures. */
export default function Sections({ data }: { data: HomePage }) {
  const text = useText(words);
  const caseText = useText(cases);
  return (
    <>
      <RegionServices region={data.region} />
      <Steps />
      {data.cases.length > 0 ? (
        <Newest
          title={caseText.title}
          hint={caseText.lead}
          all={{ label: text.allCases, to: '/cases' }}
          cards={data.cases}
          columns={3}
          idOf={({ item_id, sign_time }) => `${item_id} ${sign_time}`}
          card={(deal) => <CaseCard deal={deal} />}
        />
      ) : null}
      <Newest
        title={data.featured.result > 0 ? text.featuredResults : text.newResults}
        hint={data.featured.result > 0 ? text.featuredHint : text.newResultsHint}
        all={{ label: text.allResults, to: PUBLISHED.result.list }}
        none={{ title: text.noResults, hint: text.noResultsHint }}
        cards={data.results}
        columns={4}
        idOf={(card) => card.chengguo_id}
        card={(card) => <ResultTile card={card} />}
      />
      <Box sx={columns(data.demands.length > 0 && data.news.length > 0 ? 'minmax(0, 2fr) minmax(0, 1fr)' : '1fr')}>
        <DemandRows demands={data.demands} featured={data.featured.demand > 0} />
        <NewsRows news={data.news} />
      </Box>
      <Box sx={columns(data.meetings.length > 0 && data.courses.length > 0 ? '1fr 1fr' : '1fr')}>
        <EventRows
          title={text.meetings}
          hint={text.meetingsHint}
          all={{ label: text.allMeetings, to: meetingListPath() }}
          events={data.meetings}
          to={({ id, name }) => meetingPath(id, name)}
          more={({ type }) => (type ? text.meetingTypes[type] : '')}
        />
        <EventRows
          title={text.courses}
          hint={text.coursesHint}
          events={data.courses}
          more={({ hours }) => (hours ? text.hours(hours) : '')}
        />
      </Box>
      <Partners partners={data.partners} />
      <Join />
    </>
  );
}

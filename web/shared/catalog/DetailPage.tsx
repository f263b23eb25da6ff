import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import catalog from '../../i18n/catalog';
import kit from '../../i18n/kit';
import { useApiQuery } from '../api';
import { useSession } from '../auth';
import { useText } from '../i18n';
import { DetailLayout, FactList } from '../layout/DetailLayout';
import { LoadingState } from '../layout/LoadingState';
import { Page } from '../layout/Page';
import { Section } from '../layout/Section';
import { ErrorState } from '../layout/States';
import { CATALOGS } from './address';
import { ContactBlock } from './ContactBlock';
import { Attachments, Cover, Lead, OrgProfile } from './detailBlocks';
import { type Fact, FactTable } from './FactTable';
import { PreviewBanner } from './PreviewBanner';
import { ShareActions } from './ShareActions';
import type { CatalogKind, DetailBase } from './types';

export interface DetailPageProps<C, D extends DetailBase<C>> {
  kind: CatalogKind;
  /** Name of the list, for the way back. */
  listTitle: string;
  similarTitle: string;
  /** The few facts that stand beside the text. */
  keyFacts: (item: D) => Fact[];
  /** All others, as a table below it. */
  facts: (item: D) => Fact[];
  /** The item in its own words. */
  body: (item: D) => ReactNode;
  similar: (card: C) => ReactNode;
  idOf: (card: C) => string;
}

const NOT_FOUND = 404;

const onPaper = {
  '@media print': {
    'header, footer, nav, .no-print, .MuiSnackbar-root': { display: 'none !important' },
    'body, main': { background: '#fff !important' },
    aside: { position: 'static !important' },
  },
} as const;

/** The public page of one item: what it is, who offers it, how to reach them. */
export function DetailPage<C, D extends DetailBase<C>>(props: DetailPageProps<C, D>) {
  const { kind, listTitle } = props;
  const { id = '' } = useParams();
  // An owner asks so for the version that is still being reviewed; visitors are shown the public one either way.
  const preview = useSearchParams()[0].get('preview');
  const { ready, loggedIn } = useSession();
  const words = useText(kit);
  // A member may be shown more than the page that came from the edge: that is asked for at once.
  const query = useApiQuery<D>(
    [kind, 'detail'],
    `${CATALOGS[kind].api}/detail`,
    { id, preview },
    { enabled: ready, ...(loggedIn ? { staleMs: 0 } : {}) },
  );
  if (query.data) return <Item {...props} item={query.data} />;
  if (!query.isError) {
    return (
      <Page title={words.loading} breadcrumbs={[{ label: listTitle, to: CATALOGS[kind].list }]}>
        {/* As tall as the window, so that what follows does not jump when the item arrives. */}
        <Box sx={{ minHeight: '100vh' }}>
          <LoadingState count={10} />
        </Box>
      </Page>
    );
  }
  if (query.error.status === NOT_FOUND) return <Gone kind={kind} listTitle={listTitle} />;
  return (
    <Page title={listTitle} breadcrumbs={[{ label: listTitle, to: CATALOGS[kind].list }]}>
      <ErrorState onRetry={() => void query.refetch()} />
    </Page>
  );
}

function Gone({ kind, listTitle }: { kind: CatalogKind; listTitle: string }) {
  const text = useText(catalog);
  const list = CATALOGS[kind].list;
  return (
    <Page title={text.gone} lead={text.goneHint} breadcrumbs={[{ label: listTitle, to: list }]}>
      <Button component={Link} to={list} variant="outlined">
        {text.backToList}
      </Button>
    </Page>
  );
}

function Item<C, D extends DetailBase<C>>(props: DetailPageProps<C, D> & { item: D }) {
  const { kind, listTitle, similarTitle, item, keyFacts, facts, body, similar, idOf } = props;
  const text = useText(catalog);
  return (
    <Page
      title={item.name}
      breadcrumbs={[{ label: listTitle, to: CATALOGS[kind].list }, { label: item.name }]}
      lead={<Lead item={item} />}
      actions={<ShareActions />}
    >
      <GlobalStyles styles={onPaper} />
      {item.preview ? <PreviewBanner status={item.audit_status} opinion={item.audit_opinion} /> : null}
      <DetailLayout
        main={
          <>
            <Cover item={item} />
            {body(item)}
            <FactTable facts={facts(item)} />
            <OrgProfile org={item.org} />
            <Attachments files={item.files} />
          </>
        }
        aside={
          <>
            <Section title={text.keyFacts} card>
              <FactList facts={keyFacts(item)} />
            </Section>
            <ContactBlock contact={item.contact} />
          </>
        }
      />
      {(item.similar ?? []).length > 0 ? (
        <Box className="no-print" sx={{ mt: { xs: 3, md: 5 } }}>
          <Section title={similarTitle}>
            <Box
              component="ul"
              sx={{
                listStyle: 'none',
                m: 0,
                p: 0,
                display: 'grid',
                gap: 2.5,
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
              }}
            >
              {item.similar.map((card) => (
                <li key={idOf(card)}>{similar(card)}</li>
              ))}
            </Box>
          </Section>
        </Box>
      ) : null}
    </Page>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DraftRow } from '../../../db/contract/drafts';
import { PUBLISHED_PAGES, type PublishedFacts, type PublishedPages } from '../../../db/contract/items';
import { AUDIT } from '../../../db/contract/limits';
import { LISTING_STATES, type ReleaseRow } from '../../../db/contract/listings';
import { deleteDraft } from '../../domain/publishing/drafts/server';
import { useAddressDialog } from '../../domain/publishing/useAddressDialog';
import { usePublish } from '../../domain/publishing/usePublish';
import kit from '../../i18n/kit';
import words from '../../i18n/listings';
import { ApiError, reread, useApiQuery } from '../../kit/api';
import { useAttempt } from '../../kit/api/mutations';
import { confirm } from '../../kit/dialogs';
import { type Lang, pickName, useLang, useText } from '../../kit/i18n';
import { formatMinute } from '../../kit/layout/format';
import { PlusIcon } from '../../kit/layout/icons';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { PagedRows } from '../../kit/layout/PagedRows';
import { EmptyState } from '../../kit/layout/States';
import { usePageIndex } from '../../kit/layout/usePageIndex';
import { ChoiceFilter } from '../../kit/table/filters/ChoiceFilter';
import { KeywordFilter } from '../../kit/table/filters/KeywordFilter';
import { SwitchFilter } from '../../kit/table/filters/SwitchFilter';
import { toast } from '../../kit/toast';
import { ReleaseCard } from './ReleaseCard';
import { useReleaseActions } from './useReleaseActions';

/** The kinds as the address names them. */
const PAGES = Object.keys(PUBLISHED_PAGES) as PublishedPages[];

/** The kind that an address names; results where it names none. */
const releaseKind = (pages: string): PublishedFacts =>
  PUBLISHED_PAGES[PAGES.find((each) => each === pages) ?? 'results'];

/** What the query of the drafts begins with. */
const DRAFTS = ['drafts'];

const useDrafts = () => useApiQuery(DRAFTS, '/v1/user/draft/list', {}, { staleMs: 0 });

interface DraftsProps {
  kind: PublishedFacts;
  onOpen: (itemId: string) => void;
}

/** What was begun and not submitted, on whatever device: to go on with, or to drop. */
function Drafts({ kind, onOpen }: DraftsProps) {
  const text = useText(words).drafts;
  const query = useDrafts();
  const rows = query.data?.filter((row) => row.item_type === kind.itemType) ?? [];
  if (rows.length === 0) return null;

  const nameOf = (row: DraftRow): string => row.name.trim() || text.unnamed;
  const discard = async (row: DraftRow) => {
    const question = {
      title: text.discardTitle,
      text: text.discardText(nameOf(row)),
      confirmLabel: text.discard,
      danger: true,
    };
    if (!(await confirm(question))) return;
    try {
      await deleteDraft({ item_type: row.item_type, item_id: row.item_id });
      toast.success(text.discarded);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.msg);
    }
    await reread([DRAFTS]);
  };

  return (
    <Box
      component="section"
      aria-label={text.title}
      sx={{ mb: 3, p: { xs: 2, sm: 2.5 }, borderRadius: 3, bgcolor: 'brand.tint' }}
    >
      <Typography component="h2" sx={{ fontWeight: 650, mb: 1 }}>
        {text.title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {rows.map((row) => (
          <Box
            component="li"
            key={row.item_id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}
          >
            <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
              <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{nameOf(row)}</Box>
              <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                {row.item_id ? text.change : text.fresh} · {text.saved(formatMinute(row.update_time))}
              </Box>
            </Box>
            <Button size="small" variant="outlined" onClick={() => onOpen(row.item_id)}>
              {text.go}
            </Button>
            <Button size="small" onClick={() => void discard(row)} sx={{ color: 'error.main' }}>
              {text.discard}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Results or demands: the chosen kind stands in the address, filters of the other do not come along. */
function KindSwitch({ pages }: { pages: PublishedPages }) {
  const text = useText(words).kinds;
  const [, setSearch] = useSearchParams();
  return (
    <Box
      role="group"
      aria-label={text.label}
      sx={{ display: 'inline-flex', p: 0.5, mb: 2.5, gap: 0.5, borderRadius: 2, bgcolor: 'brand.tint' }}
    >
      {PAGES.map((each) => {
        const on = each === pages;
        return (
          <Button
            key={each}
            aria-pressed={on}
            onClick={() => setSearch({ kind: each })}
            sx={{
              px: 2.5,
              minHeight: 40,
              color: on ? 'text.primary' : 'brand.text',
              bgcolor: on ? 'background.paper' : 'transparent',
              boxShadow: on ? 'var(--card-shadow)' : 'none',
              fontWeight: on ? 650 : 500,
            }}
          >
            {text[each]}
          </Button>
        );
      })}
    </Box>
  );
}

/** State, listing and word; each stands in the address. */
function Filters() {
  const text = useText(words);
  const { status } = useText(kit);
  const states = Object.values(AUDIT).map((state) => ({ value: String(state), label: status[state] ?? '' }));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <SwitchFilter name="audit_status" label={text.filter} options={[{ value: '', label: text.all }, ...states]} />
      <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
      <ChoiceFilter
        name="listing"
        label={text.listing}
        options={LISTING_STATES.map((state) => ({ value: state, label: text.listings[state] }))}
      />
      <KeywordFilter label={text.keyword} />
    </Box>
  );
}

/** The address of the empty form; any other value is the id of the item that is edited. */
const NEW = 'new';
const FILTERS = ['audit_status', 'listing', 'keyword'] as const;

/** The row as a page in a language calls it and its organisation. */
const inLanguage = (row: ReleaseRow, lang: Lang): ReleaseRow => ({
  ...row,
  name: pickName(lang, row.name, row.name_en),
  unit_name: pickName(lang, row.unit_name, row.unit_name_en),
});

/** Release management (core§1): one's own results or demands, and all that happens to them after publishing. */
export default function Releases() {
  const [search] = useSearchParams();
  const kind = releaseKind(search.get('kind') ?? '');
  // What is shown of one kind never stands in for the other.
  return <OfKind key={kind.pages} kind={kind} />;
}

function OfKind({ kind }: { kind: PublishedFacts }) {
  const text = useText(words);
  const { lang } = useLang();
  const [search, setSearch] = useSearchParams();
  const pageIndex = usePageIndex();
  const actions = useReleaseActions(kind);
  const publish = usePublish();
  /** Whether the form opens with what the server keeps, whatever this device has. */
  const kept = useRef(false);
  const open = useAddressDialog('publish', (id) => {
    const draft = kept.current;
    kept.current = false;
    const from = { param: 'publish', ...(draft && { draft }) };
    const form = publish(kind.kind, id === NEW ? { mode: 'add', ...from } : { mode: 'put', id, ...from });
    // What was typed and not submitted stands among the drafts now.
    return form.finally(() => reread([DRAFTS]));
  });
  const openDraft = (itemId: string) => {
    kept.current = true;
    open(itemId || NEW);
  };
  const drafts = useDrafts();
  const filters = Object.fromEntries(FILTERS.map((name) => [name, search.get(name) ?? '']));
  const filtered = FILTERS.some((name) => filters[name]);
  const query = useApiQuery(
    [kind.pages, 'releases'],
    `/v1/user/${kind.noun}/releases`,
    { ...filters, pageIndex },
    { staleMs: 0 },
  );

  /** How many end soon, where the list shows just those. */
  const endingSoon =
    filters.listing === 'expiring' && !filters.audit_status && !filters.keyword ? (query.data?.total ?? 0) : 0;
  const shownCount = `${endingSoon}${query.data?.more ? '+' : ''}`;
  const renewing = useAttempt();

  const release = (
    <Button variant="contained" startIcon={<PlusIcon />} onClick={() => open(NEW)}>
      {text.release[kind.pages]}
    </Button>
  );
  const empty = filtered ? (
    <EmptyState
      title={text.emptyFiltered}
      hint={text.emptyFilteredHint}
      action={
        <Button variant="outlined" onClick={() => setSearch(search.has('kind') ? { kind: kind.pages } : {})}>
          {text.showAll}
        </Button>
      }
    />
  ) : (
    <EmptyState title={text.emptyTitle[kind.pages]} hint={text.emptyHint} action={release} />
  );

  return (
    <Page title={text.title} lead={text.lead} actions={release}>
      <KindSwitch pages={kind.pages} />
      <Drafts kind={kind} onOpen={openDraft} />
      {/* The drafts come first: what stands beneath would be pushed down by them. */}
      {drafts.isPending && drafts.failureCount === 0 ? (
        <LoadingState />
      ) : (
        <>
          <Box sx={{ mb: 2.5 }}>
            <Filters />
          </Box>
          {endingSoon > 1 ? (
            <Button
              variant="outlined"
              loading={renewing.busy}
              onClick={() => void renewing.attempt(() => actions.renewAll(shownCount))}
              sx={{ mb: 2 }}
            >
              {text.renewAll(shownCount)}
            </Button>
          ) : null}
          <PagedRows
            query={query}
            label={text.list[kind.pages]}
            count={4}
            counted
            empty={empty}
            idOf={({ id }) => id}
            tile={(row) => (
              <ReleaseCard
                row={inLanguage(row, lang)}
                kind={kind}
                actions={actions}
                onEdit={() => open(row.id)}
                onDuplicate={() => void actions.duplicate(row, () => openDraft(''))}
              />
            )}
          />
        </>
      )}
    </Page>
  );
}

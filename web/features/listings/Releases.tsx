import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PublishedFacts } from '../../../db/contract/items';
import type { ReleaseRow } from '../../../db/contract/listings';
import { useAddressDialog } from '../../domain/publishing/useAddressDialog';
import { usePublish } from '../../domain/publishing/usePublish';
import words from '../../i18n/listings';
import { queryClient, useApiQuery } from '../../kit/api';
import { type Lang, pickName, useLang, useText } from '../../kit/i18n';
import { PlusIcon } from '../../kit/layout/icons';
import { Page } from '../../kit/layout/Page';
import { EmptyState } from '../../kit/layout/States';
import { DRAFTS, Drafts } from './Drafts';
import { Filters } from './Filters';
import { KindSwitch } from './KindSwitch';
import { releaseKind } from './kinds';
import { ReleaseCard } from './ReleaseCard';
import { ReleaseList } from './ReleaseList';
import { useReleaseActions } from './useReleaseActions';

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
    return form.finally(() => queryClient.invalidateQueries({ queryKey: DRAFTS }));
  });
  const openDraft = (itemId: string) => {
    kept.current = true;
    open(itemId || NEW);
  };
  const filters = Object.fromEntries(FILTERS.map((name) => [name, search.get(name) ?? '']));
  const filtered = FILTERS.some((name) => filters[name]);
  const query = useApiQuery(
    [kind.pages, 'releases'],
    `/v1/user/${kind.noun}/releases`,
    { ...filters, pageIndex: Number(search.get('page')) || 1 },
    { keepPrevious: true, staleMs: 0 },
  );

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
      <Box sx={{ mb: 2.5 }}>
        <Filters />
      </Box>
      <ReleaseList
        query={query}
        label={text.list[kind.pages]}
        empty={empty}
        card={(row) => (
          <ReleaseCard
            row={inLanguage(row, lang)}
            kind={kind}
            actions={actions}
            onEdit={() => open(row.id)}
            onDuplicate={() => void actions.duplicate(row, () => openDraft(''))}
          />
        )}
      />
    </Page>
  );
}

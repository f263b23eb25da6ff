import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import type { SearchGroup, SearchHit } from '../../../../db/contract/search';
import { Highlight } from '../../../domain/catalog/Highlight';
import { usePlace, useScopeNames } from '../../../domain/catalog/words';
import words from '../../../i18n/search';
import { pickName, useLang, useNamed, useText } from '../../../kit/i18n';
import { Cover } from '../../../kit/layout/Cover';
import { cardLink } from '../../../kit/layout/cardLink';
import { InfoCard } from '../../../kit/layout/InfoCard';
import { Monogram } from '../../../kit/layout/Monogram';
import { TagChip } from '../../../kit/layout/StateChip';
import { type Columns, Tiles } from '../../../kit/layout/Tiles';
import { UserAvatar } from '../../../kit/layout/UserAvatar';
import type { Layout } from './address';

const CHIPS = 2;

interface HitsProps {
  group: SearchGroup;
  label: string;
  layout: Layout;
  heading: 'h2' | 'h3';
  /** Cards to a line, where the group has not the whole width. */
  columns?: Columns;
  /** Hits that stand before those of the group. */
  before?: number;
  busy?: boolean;
}

/** What was found of one kind; what bears only some of the words stands under a line that says so. */
export function Hits({ group, before = 0, ...how }: HitsProps) {
  const text = useText(words);
  const { kind, records } = group;
  const whole = Math.max(0, group.total - before);
  const near = records.slice(whole);
  return (
    <>
      {whole > 0 ? <Part {...how} kind={kind} hits={records.slice(0, whole)} /> : null}
      {near.length > 0 ? (
        <>
          <Box role="note" sx={{ mt: whole > 0 ? 2.5 : 0, mb: 1.5, color: 'text.secondary' }}>
            {whole > 0 ? text.nearToo : text.nearOnly}
          </Box>
          <Part {...how} kind={kind} hits={near} label={text.nearOf(how.label)} />
        </>
      ) : null}
    </>
  );
}

interface PartProps {
  kind: SearchGroup['kind'];
  hits: readonly SearchHit[];
  label: string;
  layout: Layout;
  columns?: Columns;
  heading: 'h2' | 'h3';
  busy?: boolean;
}

function Part({ kind, hits, label, layout, columns, heading, busy = false }: PartProps) {
  return layout === 'cards' ? (
    <Tiles
      label={label}
      rows={hits}
      idOf={({ id }) => id}
      tile={(hit) => <Card kind={kind} hit={hit} heading={heading} />}
      min={260}
      columns={columns}
      busy={busy}
    />
  ) : (
    <Box
      component="ul"
      aria-label={label}
      aria-busy={busy}
      sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider', opacity: busy ? 0.6 : 1 }}
    >
      {hits.map((hit) => (
        <Row key={hit.id} hit={hit} heading={heading} />
      ))}
    </Box>
  );
}

const useOrigin = (hit: SearchHit): string =>
  [pickName(useLang().lang, hit.org_name, hit.org_name_en), usePlace()(hit)].filter(Boolean).join(' · ');

interface HitProps {
  hit: SearchHit;
  heading: 'h2' | 'h3';
}

function Card({ kind, hit, heading }: HitProps & { kind: SearchGroup['kind'] }) {
  const { lang } = useLang();
  const names = useScopeNames()(hit.scope).slice(0, CHIPS);
  const summary = hit.passage ?? pickName(lang, hit.summary, hit.summary_en);
  // A face or a sign of a house is no cover: cards of people and houses bear none.
  const media = kind !== 'expert' && kind !== 'organization';
  return (
    <InfoCard
      {...useNamed()(hit)}
      to={hit.page}
      media={media}
      sign={
        kind === 'organization' ? (
          <Monogram name={hit.name} logo={hit.cover} />
        ) : kind === 'expert' ? (
          <UserAvatar src={hit.cover} size={44} />
        ) : null
      }
      image={hit.cover}
      scopes={hit.scope}
      heading={heading}
      eyebrow={useOrigin(hit) || undefined}
      text={summary ? <Highlight text={summary} keyword={hit.marks} /> : undefined}
      chips={names.map((name) => <TagChip key={name} label={name} />)}
    />
  );
}

function Row({ hit, heading }: HitProps) {
  const { lang } = useLang();
  const origin = useOrigin(hit);
  const summary = hit.passage ?? pickName(lang, hit.summary, hit.summary_en);
  return (
    <Box
      component="li"
      sx={{ position: 'relative', display: 'flex', gap: 2, py: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box
        sx={{ width: { xs: 72, sm: 112 }, flexShrink: 0, borderRadius: 1.5, overflow: 'hidden', alignSelf: 'start' }}
      >
        <Cover name={hit.name} scopes={hit.scope} image={hit.cover} />
      </Box>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.25 }}>
        <Box component={heading} sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
          <Box
            component={Link}
            to={hit.page}
            sx={{ ...cardLink, '&:hover': { color: 'brand.text', textDecoration: 'underline' } }}
          >
            <Highlight text={pickName(lang, hit.name, hit.name_en)} keyword={hit.marks} />
          </Box>
        </Box>
        {origin ? <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{origin}</Box> : null}
        {summary ? (
          <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
            <Highlight text={summary} keyword={hit.marks} />
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}

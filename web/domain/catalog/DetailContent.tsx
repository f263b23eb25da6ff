import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { PublicContact } from '../../../db/contract/catalog';
import { PUBLISHED_PAGES } from '../../../db/contract/items';
import { AUDIT, TALK_ANCHORS } from '../../../db/contract/limits';
import catalog from '../../i18n/catalog';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { DetailLayout } from '../../kit/layout/DetailLayout';
import { knowFileHost } from '../../kit/layout/fileHost';
import { Section } from '../../kit/layout/Section';
import { StateChip } from '../../kit/layout/StateChip';
import { Tiles } from '../../kit/layout/Tiles';
import { useLoginGate } from '../session/useLoginGate';
import { CONTACT, ContactBlock, dialable } from './ContactBlock';
import { Attachments, OrgProfile } from './detailBlocks';
import { EnglishText } from './EnglishText';
import { FactStrip } from './FactStrip';
import { FactTable } from './FactTable';
import { Gallery } from './Gallery';
import type { DetailBase, PublishedView } from './types';
import { WhenNear } from './WhenNear';

interface Traded {
  itemType: 1 | 2;
  itemId: string;
  itemName: string;
}

/** Begins a deal about an item; a visitor signs in first. */
function useTrade(item: Traded): () => Promise<void> {
  const gate = useLoginGate();
  return async () => {
    if (await gate()) await openDialog('startDeal', { ...item });
  };
}

const FavouriteButton = lazy(() => import('../favourites/FavouriteButton'));

interface PhoneBarProps extends Traded {
  contact: PublicContact | null;
  /** Whether deals are offered. */
  trades: boolean;
}

/** What one came to do, at the bottom of a narrow screen however far one has read: keep it, call, trade. */
function PhoneBar({ contact, trades, ...item }: PhoneBarProps) {
  const text = useText(catalog);
  const trade = useTrade(item);
  const number = contact && 'contacts_tel' in contact ? dialable(contact.contacts_tel ?? '') : '';
  return (
    <Box
      role="group"
      aria-label={text.bar}
      className="no-print"
      sx={{
        display: { xs: 'flex', md: 'none' },
        gap: 1,
        position: 'sticky',
        bottom: 0,
        zIndex: 5,
        mx: { xs: -2, sm: -3 },
        px: 2,
        py: 1,
        pb: 'max(8px, env(safe-area-inset-bottom))',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        '& button, & a': { minHeight: 44, minWidth: 0, px: 1, whiteSpace: 'nowrap' },
      }}
    >
      <Suspense fallback={null}>
        <FavouriteButton itemType={item.itemType} itemId={item.itemId} />
      </Suspense>
      <Button variant="outlined" size="small" component="a" href={number ? `tel:${number}` : `#${CONTACT}`}>
        {number ? text.callShort : text.contact}
      </Button>
      {trades ? (
        <Button variant="contained" sx={{ flex: 1, fontSize: '0.875rem' }} onClick={() => void trade()}>
          {text.deal.trade}
        </Button>
      ) : null}
    </Box>
  );
}

interface PreviewBannerProps {
  status: number | undefined;
  opinion: string | null | undefined;
  /** It is not submitted yet. */
  draft: boolean;
}

/** Says that this version is not public, and what the auditor wrote about it. */
function PreviewBanner({ status, opinion, draft }: PreviewBannerProps) {
  const text = useText(catalog);
  return (
    <Box
      role="status"
      sx={{
        mb: 3,
        p: 2,
        borderRadius: 3,
        border: 1,
        borderColor: 'brand.line',
        bgcolor: 'brand.tint',
        display: 'grid',
        gap: 1,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25 }}>
        {status === undefined ? null : <StateChip status={status} />}
        <span>{draft ? text.previewDraft : status === AUDIT.approved ? text.previewEnded : text.preview}</span>
      </Box>
      {opinion ? (
        <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          <strong>{text.previewOpinion}: </strong>
          {opinion}
        </Box>
      ) : null}
    </Box>
  );
}

/** The ways from reading to a deal (core§2): exactly three buttons, on the platform that offers deals. */
function DealBlock(item: Traded) {
  const text = useText(catalog).deal;
  const { itemType, itemId } = item;
  const trade = useTrade(item);
  return (
    <Box className="no-print">
      <Section title={text.title} card>
        <Box sx={{ display: 'grid', gap: 1.25, '& button': { px: 1 } }}>
          <Button variant="contained" onClick={() => void trade()}>
            {text.trade}
          </Button>
          <Button variant="outlined" onClick={() => void openDialog('dealProcess', {})}>
            {text.how}
          </Button>
          <Button variant="outlined" onClick={() => void openDialog('feedback', { itemType, itemId })}>
            {text.message}
          </Button>
        </Box>
      </Section>
    </Box>
  );
}

const FittingExperts = lazy(() => import('../experts/FittingExperts'));
const Mentions = lazy(() => import('./Mentions'));
const Talk = lazy(() => import('../comments/Talk'));

/** Similar items that stand in a row. */
const SIMILAR = 4;
const TALK = Object.values(TALK_ANCHORS);

interface DetailContentProps<C, D extends DetailBase<C>> {
  view: PublishedView<C, D>;
  /** Empty for what is not stored yet. */
  id: string;
  item: D;
}

/** Everything about one item below its name: the same on its page and in its dialog. */
export function DetailContent<C, D extends DetailBase<C>>({ view, id, item }: DetailContentProps<C, D>) {
  const text = useText(catalog);
  // Before the first file is drawn: its link would ask for the host.
  useState(() => (item.preview ? null : knowFileHost(item.file_host)));
  const { kind, similarTitle, keyFacts, facts, body, similar, idOf } = view;
  const itemType = PUBLISHED_PAGES[kind].itemType;
  const trades = item.platform === 'THTT' && !item.preview;
  const traded = { itemType, itemId: id, itemName: item.name };
  // One full row of others, or none.
  const row = (item.similar ?? []).slice(0, SIMILAR);
  return (
    <>
      {item.preview ? (
        <PreviewBanner status={item.audit_status} opinion={item.audit_opinion} draft={item.draft === true} />
      ) : null}
      <EnglishText item={item} />
      <FactStrip label={text.keyFacts} facts={keyFacts(item)} />
      <DetailLayout
        main={
          <>
            <Gallery name={item.name} images={[item.cover, ...(item.covers ?? [])]} />
            {body(item)}
            <FactTable facts={facts(item)} />
            <OrgProfile org={item.org} />
            <Attachments files={item.files} />
          </>
        }
        aside={
          <>
            {trades ? <DealBlock {...traded} /> : null}
            <ContactBlock key={id} itemType={itemType} itemId={id} contact={item.contact} />
          </>
        }
        after={
          id ? (
            <WhenNear anchors={TALK}>
              <Suspense fallback={null}>
                <Talk itemType={itemType} itemId={id} readOnly={item.preview === true} />
              </Suspense>
            </WhenNear>
          ) : null
        }
      />
      {(kind === 'demands' || kind === 'results') && id && !item.preview ? (
        <WhenNear>
          <Suspense fallback={null}>
            <Mentions kind={kind === 'demands' ? 'demand' : 'result'} id={id} />
          </Suspense>
        </WhenNear>
      ) : null}
      {kind === 'demands' && id && !item.preview ? (
        <Box sx={{ mt: { xs: 3, md: 5 } }}>
          <WhenNear>
            <Suspense fallback={null}>
              <FittingExperts demandId={id} />
            </Suspense>
          </WhenNear>
        </Box>
      ) : null}
      {row.length > 1 ? (
        <Box className="no-print" sx={{ mt: { xs: 3, md: 5 } }}>
          <Section title={similarTitle}>
            <Tiles rows={row} idOf={idOf} tile={similar} columns={row.length} />
          </Section>
        </Box>
      ) : null}
      {item.preview ? null : <PhoneBar {...traded} contact={item.contact} trades={trades} />}
    </>
  );
}

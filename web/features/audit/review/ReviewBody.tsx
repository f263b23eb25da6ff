import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import words from '../../../i18n/audit';
import { openDialog } from '../../../shared/dialogs';
import { useText } from '../../../shared/i18n';
import { formatDate } from '../../../shared/layout/format';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../shared/layout/icons';
import { Page } from '../../../shared/layout/Page';
import { StateChip } from '../../../shared/layout/StateChip';
import type {} from '../../../shared/publishing/dialogs';
import { CommentBox } from '../../../shared/reviews/CommentBox';
import { Thread } from '../../../shared/reviews/Thread';
import { useConversation } from '../../../shared/reviews/useConversation';
import type { ReviewKind } from '../kinds';
import type { Review } from '../types';
import { ChangeSummary } from './ChangeSummary';
import { DecisionPanel } from './DecisionPanel';
import { Duplicates } from './Duplicates';
import { Fields } from './Fields';
import { History } from './History';
import { Panel } from './Panel';
import { useSeen } from './useSeen';
import { useWay, type Way } from './useWay';

function Facts({ review, filtered }: { review: Review; filtered: boolean }) {
  const text = useText(words).review;
  const { form } = review;
  const facts = [
    `${text.code} ${form.code}`,
    text.version(form.version),
    review.publisher ? `${text.by} ${review.publisher}` : null,
    `${text.submitted} ${formatDate(review.add_time)}`,
    review.update_time && review.update_time !== review.add_time
      ? `${text.updated} ${formatDate(review.update_time)}`
      : null,
    filtered ? text.filtered(review.waiting) : text.waiting(review.waiting),
  ].filter((fact) => fact !== null);
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
      <StateChip status={form.audit_status} />
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {review.is_public && form.audit_status === 1 ? (
        <Box component="span" sx={{ color: 'brand.text' }}>
          {text.stillPublic}
        </Box>
      ) : null}
    </Box>
  );
}

/** On a phone the decision stands below the form. */
const DECISION = 'decision';

function Ways({ way, onForm }: { way: Way; onForm: () => void }) {
  const { review: text, decision } = useText(words);
  const toDecision = decision.title;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ChevronLeftIcon />}
        disabled={!way.previous}
        aria-keyshortcuts="Alt+K"
        title={text.keys}
        onClick={() => way.previous?.()}
      >
        {text.previous}
      </Button>
      <Button
        variant="outlined"
        endIcon={<ChevronRightIcon />}
        disabled={!way.next}
        aria-keyshortcuts="Alt+J"
        title={text.keys}
        onClick={() => way.next?.()}
      >
        {text.next}
      </Button>
      <Button onClick={onForm}>{text.form}</Button>
      <Button href={`#${DECISION}`} sx={{ display: { md: 'none' } }}>
        {toDecision}
      </Button>
    </>
  );
}

interface ReviewBodyProps {
  id: string;
  kind: ReviewKind;
  review: Review;
}

/** The review of one item; a new item gets a new one. */
export function ReviewBody({ id, kind, review }: ReviewBodyProps) {
  const text = useText(words);
  const [opinion, setOpinion] = useState('');
  const compared = useSeen(kind, review);
  const way = useWay(kind, review, opinion.trim() !== '');
  const conversation = useConversation(kind.itemType, id, review.form.version);
  const top = useRef<HTMLDivElement>(null);
  // The buttons of the former item are gone: whoever goes through the queue by keys begins at the top of the new one.
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  const name = String((review.form[kind.kind] as { name?: unknown } | undefined)?.name ?? '');
  const whole = review.comments.filter((comment) => comment.field === '');
  return (
    <Box ref={top} tabIndex={-1} sx={{ outline: 'none' }}>
      <Page
        title={name}
        width="xl"
        breadcrumbs={[{ label: text.kinds[kind.pages], to: way.queue }, { label: name }]}
        lead={<Facts review={review} filtered={way.filtered} />}
        actions={<Ways way={way} onForm={() => void openDialog(kind.form, { mode: 'audit', id })} />}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
            alignItems: 'start',
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <ChangeSummary review={review} compared={compared} />
            <Fields
              id={id}
              kind={kind}
              review={review}
              changes={compared.changes}
              beforeLabel={compared.since ? text.review.seen : text.review.before}
              conversation={conversation}
            />
          </Box>
          <Box
            component="aside"
            id={DECISION}
            aria-label={text.decision.title}
            sx={{
              minWidth: 0,
              scrollMarginTop: 88,
              display: 'grid',
              gap: 2,
              position: { md: 'sticky' },
              top: { md: 88 },
              maxHeight: { md: 'calc(100vh - 104px)' },
              overflowY: { md: 'auto' },
            }}
          >
            <DecisionPanel
              id={id}
              kind={kind}
              form={review.form}
              opinion={opinion}
              onOpinion={setOpinion}
              goesOn={way.goesOn}
              onGoesOn={way.setGoesOn}
              onDecided={way.decided}
            />
            <Duplicates kind={kind} items={review.duplicates} />
            <Panel title={text.comment.whole}>
              <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{text.comment.wholeHint}</Box>
              <Thread label={text.comment.thread(text.talk.whole)} comments={whole} onResolve={conversation.resolve} />
              <CommentBox
                label={text.comment.whole}
                placeholder={text.comment.placeholder}
                onSend={(content) => conversation.write('', content)}
              />
            </Panel>
            <History entries={review.history} />
          </Box>
        </Box>
      </Page>
    </Box>
  );
}

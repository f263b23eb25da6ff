import Box from '@mui/material/Box';
import { useState } from 'react';
import { CLASSIFIED } from '../../../../db/contract/enums-results';
import type { ReviewDetail } from '../../../../db/contract/reviews';
import { Comments } from '../../../domain/comments/Comments';
import { CommentBox } from '../../../domain/reviews/CommentBox';
import { Thread } from '../../../domain/reviews/Thread';
import { useConversation } from '../../../domain/reviews/useConversation';
import words from '../../../i18n/moderation';
import { reread } from '../../../kit/api';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { StateChip } from '../../../kit/layout/StateChip';
import type { ReviewKind } from '../kinds';
import { Attribution } from './Attribution';
import { ChangeSummary } from './ChangeSummary';
import { DecisionPanel } from './DecisionPanel';
import { Duplicates } from './Duplicates';
import { Fields } from './Fields';
import { FieldsPanel } from './FieldsPanel';
import { History } from './History';
import { Organizations } from './Organizations';
import { Panel } from './Panel';
import { PortraitPanel } from './PortraitPanel';
import { PlaceNames } from './places';
import { ReviewFrame } from './ReviewFrame';
import { useSeen } from './useSeen';
import { useWay } from './useWay';

function Facts({ review, filtered }: { review: ReviewDetail; filtered: boolean }) {
  const text = useText(words).review;
  const { form } = review;
  const facts = [
    form.code ? `${text.code} ${form.code}` : null,
    text.version(review.submission),
    review.publisher ? `${text.by} ${review.publisher}` : null,
    `${text.submitted} ${formatMinute(review.add_time)}`,
    review.update_time && review.update_time !== review.add_time
      ? `${text.updated} ${formatMinute(review.update_time)}`
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

interface ReviewBodyProps {
  id: string;
  kind: ReviewKind;
  review: ReviewDetail;
  /** Whether the review was read since the page was opened. */
  isFresh: boolean;
}

/** The review of one item; a new item gets a new one. */
export function ReviewBody({ id, kind, review, isFresh }: ReviewBodyProps) {
  const text = useText(words);
  const change = async () => {
    if (!kind.form && (await kind.edit(id))) await reread([['review']]);
  };
  const { form } = kind;
  const [opinion, setOpinion] = useState('');
  const compared = useSeen(kind, review, isFresh);
  const way = useWay(kind.pages, review, opinion.trim() !== '');
  const conversation = useConversation(kind.itemType, id, review.form.version);
  const item = review.form[kind.kind];
  const name = String(item?.name ?? '');
  const whole = review.comments.filter((comment) => comment.field === '');
  return (
    <ReviewFrame
      title={name}
      pages={kind.pages}
      way={way}
      lead={<Facts review={review} filtered={way.filtered} />}
      onForm={form ? () => void openDialog(form, { mode: 'audit', id }) : () => void change()}
      formLabel={form ? text.review.form : text.review.edit}
      aside={
        <>
          <DecisionPanel
            id={id}
            name={name}
            onNext={way.next ? () => way.next?.() : undefined}
            noun={kind.noun}
            form={review.form}
            classified={item?.secrecy === CLASSIFIED}
            itemType={kind.itemType}
            pages={kind.pages}
            undoable={review.approved === null && review.organizations.every((each) => each.changes.length === 0)}
            doubted={review.attribution?.doubt != null}
            opinion={opinion}
            onOpinion={setOpinion}
            goesOn={way.goesOn}
            onGoesOn={way.setGoesOn}
            onDecided={way.decided}
          />
          <PortraitPanel kind={kind} id={id} name={name} />
          <FieldsPanel kind={kind} id={id} />
          <Duplicates kind={kind} review={review} />
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
        </>
      }
    >
      <ChangeSummary review={review} compared={compared} />
      {review.attribution ? (
        <Attribution id={id} kind={kind} value={review.attribution} isPublic={review.is_public === 1} />
      ) : null}
      <PlaceNames value={review.places}>
        <Organizations items={review.organizations} />
        <Fields
          id={id}
          kind={kind}
          review={review}
          changes={compared.changes}
          beforeLabel={
            { seen: text.review.seen, returned: text.review.returned, approved: text.review.before }[compared.against]
          }
          conversation={conversation}
        />
      </PlaceNames>
      {review.is_public === 1 ? <Comments itemType={kind.itemType} itemId={id} readOnly /> : null}
    </ReviewFrame>
  );
}

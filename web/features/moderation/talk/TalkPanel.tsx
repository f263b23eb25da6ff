import Box from '@mui/material/Box';
import type { ReviewTalk } from '../../../../db/contract/reviews';
import { CommentBox } from '../../../domain/reviews/CommentBox';
import { useFieldName } from '../../../domain/reviews/fieldNames';
import { Remarks } from '../../../domain/reviews/Remarks';
import { Thread } from '../../../domain/reviews/Thread';
import { useConversation } from '../../../domain/reviews/useConversation';
import words from '../../../i18n/moderation';
import { useText } from '../../../kit/i18n';
import { saying } from '../../../kit/layout/looks';
import { StateChip } from '../../../kit/layout/StateChip';

/** The publisher's side of a review: the opinion, what was said at each field, answers. */
export function TalkPanel({ talk }: { talk: ReviewTalk }) {
  const text = useText(words);
  const fieldName = useFieldName();
  const conversation = useConversation(talk.item_type, talk.id, talk.version);
  const fields = [...new Set(talk.comments.map(({ field }) => field))].filter((field) => field !== '');
  const about = (field: string) => talk.comments.filter((comment) => comment.field === field);
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <StateChip status={talk.audit_status} />
        <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[talk.code, text.review.version(talk.submission)].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      {talk.audit_status === 1 ? null : (
        <Box sx={{ ...saying, mt: 2, borderColor: 'warning.main', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <Box component="strong" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
            {text.talk.opinion}
          </Box>
          {talk.audit_opinion || text.talk.noOpinion}
        </Box>
      )}
      {talk.comments.length === 0 ? <Box sx={{ mt: 2, color: 'text.secondary' }}>{text.talk.none}</Box> : null}
      {fields.map((field) => (
        <Box key={field} component="section" aria-label={fieldName(field)} sx={{ mt: 2.5 }}>
          <Box component="h2" sx={{ m: 0, fontSize: '1rem', fontWeight: 600 }}>
            {fieldName(field)}
          </Box>
          <Remarks
            field={field}
            name={fieldName(field)}
            comments={about(field)}
            conversation={conversation}
            placeholder={text.comment.placeholderBack}
          />
        </Box>
      ))}
      <Box component="section" aria-label={text.talk.whole} sx={{ mt: 2.5 }}>
        <Box component="h2" sx={{ m: 0, fontSize: '1rem', fontWeight: 600 }}>
          {text.talk.whole}
        </Box>
        <Thread label={text.comment.thread(text.talk.whole)} comments={about('')} onResolve={conversation.resolve} />
        <CommentBox
          label={text.talk.write}
          placeholder={text.comment.placeholderBack}
          onSend={(content) => conversation.write('', content)}
        />
      </Box>
    </Box>
  );
}

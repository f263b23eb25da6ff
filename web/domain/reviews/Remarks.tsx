import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { CommentRow } from '../../../db/contract/reviews';
import words from '../../i18n/moderation';
import { useText } from '../../kit/i18n';
import { CommentBox } from './CommentBox';
import { Thread } from './Thread';
import type { Conversation } from './useConversation';

interface RemarksProps {
  /** Name of the form's field; empty for the whole. */
  field: string;
  /** How people call it. */
  name: string;
  comments: readonly CommentRow[];
  conversation: Conversation;
  placeholder: string;
  inForm?: boolean;
}

/** What was said about one field, with the way to answer. */
export function Remarks({ field, name, comments, conversation, placeholder, inForm = false }: RemarksProps) {
  const text = useText(words).comment;
  const [answering, setAnswering] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const label = `${text.reply}: ${name}`;
  const close = () => {
    setAnswering(false);
    opener.current?.focus();
  };
  return (
    <>
      <Thread label={text.thread(name)} comments={comments} onResolve={conversation.resolve} />
      <Box sx={{ mt: 0.5 }}>
        <Button
          ref={opener}
          size="small"
          aria-label={label}
          aria-expanded={answering}
          onClick={() => setAnswering(!answering)}
        >
          {text.reply}
        </Button>
      </Box>
      {answering ? (
        <CommentBox
          label={label}
          placeholder={placeholder}
          inForm={inForm}
          onSend={(content) => conversation.write(field, content)}
          onClose={close}
        />
      ) : null}
    </>
  );
}

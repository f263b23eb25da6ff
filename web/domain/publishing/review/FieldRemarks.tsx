import Box from '@mui/material/Box';
import type { CommentRow } from '../../../../db/contract/reviews';
import words from '../../../i18n/moderation';
import { useText } from '../../../kit/i18n';
import { Remarks } from '../../reviews/Remarks';
import type { Conversation } from '../../reviews/useConversation';

/** What was said about one field, or with an empty name about the whole. */
export interface Remarked {
  field: string;
  name: string;
  comments: readonly CommentRow[];
  /** Those of the other side that nobody marked as dealt with. */
  open: number;
}

/** Where the remarks about a field stand in the form. */
export const remarksId = (field: string): string => `remarks-${field.replace('.', '-') || 'whole'}`;

interface FieldRemarksProps {
  remarked: Remarked;
  conversation: Conversation;
  placeholder: string;
  /** The field is not on the screen: its remarks say what they are about. */
  titled?: boolean;
}

/** What the review says about a field, at the field. */
export function FieldRemarks({ remarked, conversation, placeholder, titled = false }: FieldRemarksProps) {
  const text = useText(words).comment;
  const { field, name, comments } = remarked;
  return (
    <Box
      id={remarksId(field)}
      role="group"
      aria-label={text.thread(name)}
      tabIndex={-1}
      sx={{
        mt: titled ? 1.5 : 0.5,
        borderRadius: 2,
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      {titled ? <Box sx={{ fontWeight: 600, fontSize: '0.875rem', mb: -0.75 }}>{name}</Box> : null}
      <Remarks
        field={field}
        name={name}
        comments={comments}
        conversation={conversation}
        placeholder={placeholder}
        inForm
      />
    </Box>
  );
}

import words from '../../i18n/talk';
import { useText } from '../../kit/i18n';
import { Section } from '../../kit/layout/Section';
import { CommentBox } from './CommentBox';
import { CommentList } from './CommentList';

interface CommentsProps {
  itemType: number;
  itemId: string;
  /** Without the box to write in, and without deleting. */
  readOnly?: boolean;
}

/** The comments of an item (core§2), newest first. */
export function Comments({ itemType, itemId, readOnly = false }: CommentsProps) {
  const text = useText(words).comments;
  return (
    <div className="no-print">
      <Section title={text.title} card>
        {readOnly ? null : <CommentBox itemType={itemType} itemId={itemId} />}
        <CommentList itemType={itemType} itemId={itemId} readOnly={readOnly} />
      </Section>
    </div>
  );
}

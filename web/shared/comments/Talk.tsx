import { useSession } from '../auth';
import { ReceivedFeedback } from '../feedback/ReceivedFeedback';
import { Comments } from './Comments';

interface TalkProps {
  itemType: number;
  itemId: string;
}

/** What was said about an item: its comments and, to its publisher, the feedback. */
export default function Talk({ itemType, itemId }: TalkProps) {
  const { user } = useSession();
  return (
    <>
      <Comments itemType={itemType} itemId={itemId} />
      {user ? <ReceivedFeedback itemId={itemId} userId={user.user_id} /> : null}
    </>
  );
}

import { lazy, Suspense } from 'react';
import { useSession } from '../session';
import { Comments } from './Comments';

const ReceivedFeedback = lazy(() =>
  import('../feedback/ReceivedFeedback').then((module) => ({ default: module.ReceivedFeedback })),
);

interface TalkProps {
  itemType: number;
  itemId: string;
  /** For versions that are not public: what was said is read, nothing is added. */
  readOnly?: boolean;
}

/** What was said about an item: its comments and, to its publisher, the feedback. */
export default function Talk({ itemType, itemId, readOnly = false }: TalkProps) {
  const { user } = useSession();
  return (
    <>
      <Comments itemType={itemType} itemId={itemId} readOnly={readOnly} />
      {user ? (
        <Suspense fallback={null}>
          <ReceivedFeedback itemId={itemId} userId={user.user_id} />
        </Suspense>
      ) : null}
    </>
  );
}

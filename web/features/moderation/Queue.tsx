import { useParams } from 'react-router-dom';
import { WorkGroups } from '../../domain/session/WorkGroups';
import words from '../../i18n/moderation';
import { useText } from '../../kit/i18n';
import { Page } from '../../kit/layout/Page';
import { AbsentState } from '../../kit/layout/States';
import { reviewOf, useOwnReviews } from './kinds';
import { NotAllowed } from './NotAllowed';
import { RowKeys } from './queue/RowKeys';
import { Rows } from './queue/Rows';

/** What waits for a decision, the oldest first; other states newest first (/audit/{kind}). */
export default function Queue() {
  const text = useText(words);
  const { kind: pages } = useParams();
  const own = useOwnReviews();
  const kind = reviewOf(pages);
  if (!kind) {
    return (
      <Page title={text.choose}>
        <AbsentState />
      </Page>
    );
  }
  const title = text.kinds[kind.pages];
  if (!own.includes(kind.pages)) return <NotAllowed title={title} />;
  return (
    <Page
      title={title}
      lead={text.lead}
      labels={<WorkGroups />}
      actions={<RowKeys />}
      width="xl"
      breadcrumbs={[{ label: title }]}
    >
      <Rows key={kind.pages} kind={kind} />
    </Page>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useParams } from 'react-router-dom';
import { AUDIT } from '../../../db/contract/limits';
import { TalkState, useTalk } from '../../domain/reviews/useTalk';
import members from '../../i18n/memberCenter';
import words from '../../i18n/moderation';
import { reread } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { Page } from '../../kit/layout/Page';
import { panel } from '../../kit/layout/panel';
import { REVIEWS, reviewOf } from './kinds';
import { TalkPanel } from './talk/TalkPanel';

/** Where the publisher has all items of the kind. */
const releasesOf = (pages = ''): string => `/memberCenter/releases${pages === 'demands' ? '?kind=demands' : ''}`;

/** The publisher's talk with the auditors as a page, which notices lead to (/reviewTalk/{kind}/{id}). */
export default function Talk() {
  const text = useText(words).talk;
  const { tabs } = useText(members);
  const { kind: pages, id = '' } = useParams();
  const kind = reviewOf(pages) ?? REVIEWS.results;
  const query = useTalk(kind.itemType, id);
  const { form } = kind;
  const status = query.data?.audit_status ?? 0;
  const sentBack = status === AUDIT.returned || status === AUDIT.rejected;
  const edit = async (dialog: NonNullable<typeof form>) => {
    const done = await openDialog(dialog, { mode: 'put', id });
    if (done) await reread([['review']]);
  };
  return (
    <Page
      title={query.data?.name ?? text.title}
      lead={form ? (text.leads[status] ?? text.lead) : text.leadOfAnswers}
      width="md"
      breadcrumbs={[...(form ? [{ label: tabs.releases, to: releasesOf(pages) }] : []), { label: text.title }]}
      actions={
        query.data && form ? (
          <Button variant={sentBack ? 'contained' : 'outlined'} onClick={() => void edit(form)}>
            {sentBack ? text.edit : text.editAgain}
          </Button>
        ) : null
      }
    >
      <Box sx={{ p: { xs: 2, md: 3 }, ...panel }}>
        {query.data ? <TalkPanel talk={query.data} /> : <TalkState query={query} />}
      </Box>
    </Page>
  );
}

import Button from '@mui/material/Button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ITEM } from '../../../db/contract/limits';
import words from '../../i18n/talk';
import { useApiQuery } from '../../kit/api';
import { NOT_FOUND } from '../../kit/api/statuses';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { EmptyState, ErrorState } from '../../kit/layout/States';

/**
 * The address of the feedback on an item, for links that lead here from elsewhere: the project form for projects, version 2
 * for all other kinds (core§2, back-office§2).
 */
export default function Feedback() {
  const text = useText(words).feedback;
  const { itemType = '', itemId = '' } = useParams();
  const type = Number(itemType);
  const form = type === ITEM.project ? 'project' : 'v2';
  const [sent, setSent] = useState(false);
  const opened = useRef('');
  const query = useApiQuery(
    ['talk', 'subject'],
    '/v1/talk/subject',
    { item_type: itemType, item_id: itemId },
    { silent: true },
  );
  const subject = query.data;
  const absent = query.error?.status === NOT_FOUND;

  const open = useCallback(
    async (name: string) => {
      if (await openDialog('feedback', { itemType: type, itemId, form, subject: name })) setSent(true);
    },
    [type, itemId, form],
  );
  // Each address opens its form once; what was closed stays closed.
  useEffect(() => {
    const address = `${itemType}/${itemId}`;
    if (!subject || opened.current === address) return;
    opened.current = address;
    void open(subject.name);
  }, [itemType, itemId, subject, open]);

  return (
    <Page
      title={text.title[form]}
      lead={subject ? text.about(subject.name) : ''}
      breadcrumbs={[{ label: text.title[form] }]}
      actions={
        subject?.page ? (
          <Button component={Link} to={subject.page} variant="outlined">
            {text.toItem}
          </Button>
        ) : null
      }
    >
      {subject ? (
        <EmptyState
          title={sent ? text.thanks : text.invitation}
          hint={text.lead}
          action={
            <Button variant="contained" onClick={() => void open(subject.name)}>
              {text.write}
            </Button>
          }
        />
      ) : null}
      {query.isPending ? <LoadingState count={2} /> : null}
      {absent ? <EmptyState title={text.noItem} hint={text.noItemHint} /> : null}
      {query.isError && !absent ? <ErrorState onRetry={() => void query.refetch()} /> : null}
    </Page>
  );
}

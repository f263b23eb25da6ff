import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ITEM } from '../../../db/contract/limits';
import words from '../../i18n/talk';
import type {} from '../../shared/catalog/dialogMap';
import { openDialog } from '../../shared/dialogs';
import { useText } from '../../shared/i18n';
import { Page } from '../../shared/layout/Page';
import { EmptyState } from '../../shared/layout/States';

const TYPES: readonly number[] = Object.values(ITEM);

/**
 * The address of the feedback on an item, for links that lead here from elsewhere: the project form for projects, version 2
 * for all other kinds (core§2, back-office§2).
 */
export default function Feedback() {
  const text = useText(words).feedback;
  const { itemType = '', itemId = '' } = useParams();
  const type = Number(itemType);
  const form = type === ITEM.project ? 'project' : 'v2';
  const known = TYPES.includes(type);
  const [sent, setSent] = useState(false);
  const opened = useRef('');

  const open = async () => {
    if (await openDialog('feedback', { itemType: type, itemId, form })) setSent(true);
  };
  // Each address opens its form once; what was closed stays closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form follows from the address.
  useEffect(() => {
    const address = `${itemType}/${itemId}`;
    if (!known || opened.current === address) return;
    opened.current = address;
    void open();
  }, [itemType, itemId, known]);

  return (
    <Page title={text.title[form]} lead={text.lead} breadcrumbs={[{ label: text.title[form] }]}>
      {known ? (
        <EmptyState
          title={sent ? text.thanks : text.invitation}
          action={
            <Button variant="contained" onClick={() => void open()}>
              {text.write}
            </Button>
          }
        />
      ) : (
        <EmptyState title={text.noItem} />
      )}
    </Page>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { itemPage, type PublishedFacts } from '../../../db/contract/items';
import { AUDIT } from '../../../db/contract/limits';
import type { ReleaseRow } from '../../../db/contract/listings';
import words from '../../i18n/listings';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import type { RowAction } from '../../kit/resource/field';
import { MoreMenu } from '../../kit/resource/MoreMenu';
import type { ReleaseActions } from './useReleaseActions';

export interface ReleaseProps {
  row: ReleaseRow;
  kind: PublishedFacts;
  actions: ReleaseActions;
  onEdit: () => void;
  onDuplicate: () => void;
}

/** What can be done about one item. */
export function ReleaseButtons({ row, kind, actions, onEdit, onDuplicate }: ReleaseProps) {
  const text = useText(words);
  const [renewing, setRenewing] = useState(false);
  const approved = row.audit_status === AUDIT.approved;
  const renew = async () => {
    setRenewing(true);
    await actions.renew(row);
    setRenewing(false);
  };
  const entries: RowAction[] = [
    ...(row.is_public ? [{ label: text.withdraw, act: () => void actions.withdraw(row) }] : []),
    ...(approved && row.is_withdrawn ? [{ label: text.relist, act: () => void actions.relist(row) }] : []),
    ...(row.is_public || approved
      ? [
          {
            label: text.pushRecord,
            act: () =>
              void openDialog('demandPushRecord', { demandId: row.id, demandName: row.name, itemType: kind.itemType }),
          },
        ]
      : []),
    { label: text.copy, act: onDuplicate },
    { label: text.remove, act: () => void actions.remove(row), danger: true },
  ];
  return (
    // On a phone they stand closer.
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: { xs: 0.5, sm: 1 },
        '& > *': { px: { xs: 1.25, sm: 2.25 } },
      }}
    >
      <Button component={Link} to={itemPage(kind.itemType, row.id, row.name)} aria-label={text.of(text.view, row.name)}>
        {text.view}
      </Button>
      <Button variant="outlined" onClick={onEdit} aria-label={text.of(text.edit, row.name)}>
        {text.edit}
      </Button>
      <Button
        onClick={() => void openDialog('reviewTalk', { itemType: kind.itemType, id: row.id })}
        aria-label={text.of(row.open_comments ? text.talkCount(row.open_comments) : text.talk, row.name)}
        sx={row.open_comments ? { fontWeight: 650 } : {}}
      >
        {row.open_comments ? text.talkCount(row.open_comments) : text.talk}
      </Button>
      {approved || row.is_public ? (
        <Button
          variant={row.is_expired ? 'outlined' : 'text'}
          loading={renewing}
          onClick={() => void renew()}
          aria-label={text.of(text.renew, row.name)}
        >
          {text.renew}
        </Button>
      ) : null}
      <MoreMenu name={row.name} actions={entries} />
    </Box>
  );
}

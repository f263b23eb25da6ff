import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { ITEM } from '../../../../../db/contract/limits';
import type { PickItem } from '../../../../../db/contract/push-pickers';
import words from '../../../../i18n/pushCompose';
import { api } from '../../../../kit/api';
import { useApiMutation } from '../../../../kit/api/mutations';
import { openDialog } from '../../../../kit/dialogs';
import { useText } from '../../../../kit/i18n';
import { icon } from '../../../../kit/layout/icons';

const InfoIcon = icon('M12 11v6M12 7.5v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z', 'InfoIcon');

interface ItemAboutProps {
  item: PickItem;
  itemType: number;
}

/** Contacts, phone, and what the item and its organisation are (back-office§2). */
export function ItemAbout({ item, itemType }: ItemAboutProps) {
  const words_ = useText(words);
  const text = words_.config;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const noun = itemType === ITEM.demand ? 'xuqiu' : 'chengguo';
  const whole = useApiMutation(() => api.get(`/v1/${noun}/detail`, { id: item.item_id }), {
    onSuccess: ({ profile }) => void openDialog('htmlViewer', { title: item.name, html: profile ?? '' }),
  });
  const facts = [
    { label: text.contacts, value: item.contacts },
    { label: text.phone, value: item.contacts_tel },
    { label: text.profile, value: item.summary },
    {
      label: text.orgProfile,
      value: item.org_profile ? text.profileOf(item.org_name ?? '', item.org_profile) : item.org_name,
    },
  ];
  return (
    <>
      <IconButton
        size="small"
        aria-label={words_.of(text.about, item.name)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <InfoIcon fontSize="small" />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': item.name } }}
      >
        <Box component="dl" sx={{ m: 0, p: 2, width: 'min(360px, calc(100vw - 32px))', overflowWrap: 'anywhere' }}>
          {facts.map(({ label, value }) => (
            <Box key={label} sx={{ mb: 1 }}>
              <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {value || text.nothing}
              </Box>
            </Box>
          ))}
        </Box>
        {item.is_public === 1 ? (
          <Button size="small" sx={{ mx: 1.5, mb: 1.5 }} loading={whole.isPending} onClick={() => whole.mutate()}>
            {text.whole}
          </Button>
        ) : null}
      </Popover>
    </>
  );
}

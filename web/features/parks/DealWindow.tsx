import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useId } from 'react';
import words from '../../i18n/parks';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { FactList } from '../../kit/layout/DetailLayout';

export interface DealWindowProps {
  parkId: string;
  name: string;
  contacts: string | null;
  phone: string | null;
  /** Whether it also leads to the form of an intention. */
  intends: boolean;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Whom to ask. */
export default function DealWindow({ parkId, name, contacts, phone, intends, anchor, onClose }: DealWindowProps) {
  const text = useText(words);
  const titleId = useId();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { width: 300, maxWidth: 'calc(100vw - 24px)', p: 2.5 },
        },
      }}
    >
      <Box id={titleId} component="h3" sx={{ m: 0, mb: 1.5, fontSize: '1.0625rem' }}>
        {text.contact}
      </Box>
      {contacts || phone ? (
        <FactList
          facts={[
            { label: text.contact, value: contacts ? <span lang="zh">{contacts}</span> : null },
            {
              label: text.phone,
              value: phone ? (
                <Box component="a" href={`tel:${phone}`} sx={{ color: 'brand.text' }}>
                  {phone}
                </Box>
              ) : null,
            },
          ]}
        />
      ) : (
        text.contactNone
      )}
      {intends ? (
        <Button
          variant="contained"
          fullWidth
          sx={{ mt: 2 }}
          onClick={() => {
            onClose();
            void openDialog('parkIntention', { id: parkId, name });
          }}
        >
          {text.intentionOpen}
        </Button>
      ) : null}
    </Popover>
  );
}

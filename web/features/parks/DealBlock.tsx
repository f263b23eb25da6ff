import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';
import words from '../../i18n/parks';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { FactList } from '../../kit/layout/DetailLayout';
import { Section } from '../../kit/layout/Section';

const WINDOWS = ['investment', 'activity', 'intention'] as const;
type Window = (typeof WINDOWS)[number];

interface DealBlockProps {
  parkId: string;
  name: string;
  contacts: string | null;
  phone: string | null;
}

/** The three windows of a park (core§2): each says whom to ask, the last also leads to the form of an intention. */
export function DealBlock({ parkId, name, contacts, phone }: DealBlockProps) {
  const text = useText(words);
  const titleId = useId();
  const [open, setOpen] = useState<{ window: Window; anchor: HTMLElement } | null>(null);
  const close = () => setOpen(null);
  return (
    <Box className="no-print">
      <Section title={text.deal} card>
        <Box sx={{ display: 'grid', gap: 1.25 }}>
          {WINDOWS.map((window, at) => (
            <Button
              key={window}
              variant={at === 0 ? 'contained' : 'outlined'}
              aria-haspopup="dialog"
              aria-expanded={open?.window === window}
              onClick={(event) => setOpen({ window, anchor: event.currentTarget })}
            >
              {text.windows[window]}
            </Button>
          ))}
        </Box>
      </Section>
      <Popover
        open={open !== null}
        anchorEl={open?.anchor ?? null}
        onClose={close}
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
        {open?.window === 'intention' ? (
          <Button
            variant="contained"
            fullWidth
            sx={{ mt: 2 }}
            onClick={() => {
              close();
              void openDialog('parkIntention', { id: parkId, name });
            }}
          >
            {text.intentionOpen}
          </Button>
        ) : null}
      </Popover>
    </Box>
  );
}

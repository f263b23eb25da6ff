import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';
import type { SERVICE_GROUPS } from '../../../../db/contract/programme/cooperation';
import { COOPERATION } from '../../../../db/contract/programme/cooperation';
import words from '../../../i18n/programme';
import { useText } from '../../../kit/i18n';
import { CooperationForm } from './CooperationForm';

interface CooperationPopoverProps {
  type: keyof typeof SERVICE_GROUPS;
  projectId: string;
}

/** A button with one of the showcase's two forms; what is typed stays while the form is only closed. */
export function CooperationPopover({ type, projectId }: CooperationPopoverProps) {
  const text = useText(words).cooperation;
  const titleId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [began, setBegan] = useState(0);
  const [wasOpen, setWasOpen] = useState(false);
  const isOwner = type === COOPERATION.owner;
  const title = isOwner ? text.owner : text.visitor;
  return (
    <>
      <Button
        className="no-print"
        variant={isOwner ? 'outlined' : 'contained'}
        size="small"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setWasOpen(true);
        }}
      >
        {title}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        keepMounted={wasOpen}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': titleId,
            sx: { width: 560, maxWidth: 'calc(100vw - 24px)', p: { xs: 2, sm: 3 } },
          },
        }}
      >
        <Box id={titleId} component="h2" sx={{ m: 0, fontSize: '1.125rem' }}>
          {title}
        </Box>
        <Box sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{isOwner ? text.ownerHint : text.visitorHint}</Box>
        <CooperationForm
          key={began}
          type={type}
          projectId={projectId}
          onClose={() => setAnchor(null)}
          onSent={() => {
            setAnchor(null);
            setBegan(began + 1);
          }}
        />
      </Popover>
    </>
  );
}

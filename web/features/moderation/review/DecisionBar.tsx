import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useState } from 'react';
import words from '../../../i18n/moderation';
import { useText } from '../../../kit/i18n';
import { ChevronDownIcon, ChevronRightIcon } from '../../../kit/layout/icons';

interface DecisionBarProps {
  name: string;
  onNext?: () => void;
  /** What is decided seldom: shown once it is asked for. */
  more: ReactNode;
  /** The two decisions. */
  children: ReactNode;
}

/** On a phone the decision stays at the lower edge while the item is read. */
export function DecisionBar({ name, onNext, more, children }: DecisionBarProps) {
  const { review: text, decision } = useText(words);
  const [open, setOpen] = useState(false);
  return (
    <Box
      role="group"
      aria-label={decision.title}
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 1050,
        px: 2,
        pt: 0.5,
        pb: 'calc(8px + env(safe-area-inset-bottom))',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            fontWeight: 600,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {name}
        </Box>
        {onNext ? (
          <IconButton aria-label={text.next} onClick={onNext}>
            <ChevronRightIcon />
          </IconButton>
        ) : null}
      </Box>
      {open ? <Box sx={{ display: 'grid', mb: 1, '& > button': { minHeight: 44 } }}>{more}</Box> : null}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: more ? '1fr 1fr 44px' : '1fr 1fr',
          gap: 1,
          '& > button': { minHeight: 44, minWidth: 44 },
        }}
      >
        {children}
        {more ? (
          <IconButton aria-label={decision.more} aria-expanded={open} onClick={() => setOpen(!open)}>
            <ChevronDownIcon style={{ transform: open ? undefined : 'rotate(180deg)' }} />
          </IconButton>
        ) : null}
      </Box>
    </Box>
  );
}

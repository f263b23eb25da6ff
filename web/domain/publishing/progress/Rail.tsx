import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import words from '../../../i18n/publishProgress';
import { useText } from '../../../kit/i18n';
import { ChevronDownIcon } from '../../../kit/layout/icons';
import type { WizardState } from '../useWizard';
import { AdviceList, Meter } from './Meter';
import { SectionList } from './SectionList';
import { useProgress } from './useProgress';

interface RailProps<V extends FieldValues> {
  wizard: WizardState<V>;
}

/** Beside the fields: how far the form is, and the way to each of its sections. */
export function Rail<V extends FieldValues>({ wizard }: RailProps<V>) {
  const progress = useProgress(wizard);
  return (
    <Box
      sx={{
        width: 200,
        flex: 'none',
        maxHeight: '60vh',
        overflowY: 'auto',
        px: 0.75,
        pt: 1,
        borderRight: 1,
        borderColor: 'divider',
        pr: 1.5,
      }}
    >
      <Box sx={{ mb: 1.5 }}>
        <Meter progress={progress} />
      </Box>
      <SectionList
        progress={progress}
        steps={wizard.steps.map((name) => wizard.words.steps[name] ?? '')}
        onPick={({ step, group }) => void wizard.toSection(step, group)}
      />
      <AdviceList progress={progress} onPick={(field) => void wizard.toField(field)} />
    </Box>
  );
}

/** The same where there is no room beside the fields: a line that stays, with the sections in a menu. */
export function RailLine<V extends FieldValues>({ wizard }: RailProps<V>) {
  const text = useText(words);
  const progress = useProgress(wizard);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { steps, step, at, words: own } = wizard;
  const { missing } = progress;
  const close = () => setAnchor(null);
  return (
    <Box
      sx={{
        position: 'sticky',
        top: -8,
        zIndex: 3,
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        py: 1,
        mb: 2,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 650, fontSize: '0.9375rem' }}>{text.stepOf(at + 1, steps.length)}</Box>
        <Box sx={{ fontSize: '0.8125rem', color: missing > 0 ? 'warning.main' : 'text.secondary' }}>
          {[own.steps[step], missing > 0 ? text.missingAll(missing) : text.percent(progress.percent)].join(' · ')}
        </Box>
      </Box>
      <Button
        endIcon={<ChevronDownIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 44 }}
      >
        {text.sections}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { width: 300, p: 2 }, role: 'dialog', 'aria-label': text.sections } }}
      >
        <Box sx={{ mb: 1.5 }}>
          <Meter progress={progress} />
        </Box>
        <SectionList
          progress={progress}
          steps={steps.map((name) => own.steps[name] ?? '')}
          onPick={({ step: of, group }) => {
            close();
            void wizard.toSection(of, group);
          }}
        />
        <AdviceList
          progress={progress}
          onPick={(field) => {
            close();
            void wizard.toField(field);
          }}
        />
      </Popover>
    </Box>
  );
}

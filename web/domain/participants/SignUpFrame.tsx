import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { BookingAnswer } from '../../../db/contract/bookings';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import { inChinese } from '../../kit/i18n';
import { SignUpOutcome, type SignUpOutcomeProps } from './SignUpOutcome';

/** Exactly as wide as the documents say (core§2). */
const WIDTH = 300;

interface SignUpFrameProps {
  title: string;
  /** What somebody signs up for. */
  name: string;
  /** What became of it, once it was sent. */
  answer: BookingAnswer | null;
  says: SignUpOutcomeProps['says'];
  confirmLeave: () => Promise<boolean>;
  close: () => void;
  /** The form. */
  children: ReactNode;
}

/** The dialog of a sign-up: its form, then what came of it. */
export function SignUpFrame({ title, name, answer, says, confirmLeave, close, children }: SignUpFrameProps) {
  return (
    <AppDialog
      title={title}
      width={WIDTH}
      closeOnBackdrop={false}
      {...(answer === null && { beforeClose: confirmLeave })}
    >
      <Box {...inChinese(name)} sx={{ mb: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      {answer ? <SignUpOutcome answer={answer} says={says} onClose={close} /> : children}
    </AppDialog>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { BookingAnswer } from '../../../db/contract/bookings';
import { pageAt } from '../../../db/contract/pages';

export interface SignUpOutcomeProps {
  answer: BookingAnswer;
  says: { booked: string; waiting: (place: number) => string; manage: string; close: string };
  onClose: () => void;
}

/** Where one stands after a sign-up, and the way to change it or give it up again. */
export function SignUpOutcome({ answer, says, onClose }: SignUpOutcomeProps) {
  return (
    <>
      <Alert severity={answer.place === null ? 'success' : 'info'} role="status">
        {answer.place === null ? says.booked : says.waiting(answer.place)}
      </Alert>
      {pageAt(answer.manage) ? (
        <Button component={Link} to={answer.manage} onClick={onClose} sx={{ mt: 2 }} fullWidth variant="outlined">
          {says.manage}
        </Button>
      ) : null}
      <Button onClick={onClose} variant="contained" fullWidth sx={{ mt: 2 }}>
        {says.close}
      </Button>
    </>
  );
}

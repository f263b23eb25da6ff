import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import * as z from 'zod';
import { CODE_TYPE } from '../../../db/contract/accounts';
import { BOOKING_LIMITS } from '../../../db/contract/bookings';
import words from '../../i18n/bookings';
import { FormSelect } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { CodeField } from '../proof/CodeField';

/** What a sign-up sends beside who it is: how many come, and where staff ask for it, the code that went to the phone. */
export const seatShape = (checked: boolean) => ({
  party: z.number().int().min(1).max(BOOKING_LIMITS.party),
  msgId: z.string(),
  verificationCode: checked ? z.string().trim().min(1, 'code_required') : z.string(),
});

export const FIRST_SEAT = { party: 1, msgId: '', verificationCode: '' };

interface SeatFieldsProps {
  /** Whether the phone is proved by a code. */
  checked: boolean;
  /** How many may come at most. */
  most: number;
}

/** How many come, once somebody says that more than one does; and the code that proves the phone. */
export function SeatFields({ checked, most }: SeatFieldsProps) {
  const text = useText(words);
  const [several, setSeveral] = useState(false);
  const { setFocus } = useFormContext();
  // The button that was pressed is gone: who uses the keyboard goes on where it stood.
  useEffect(() => {
    if (several) setFocus('party');
  }, [several, setFocus]);
  const options = Array.from({ length: most }, (_, place) => ({
    value: place + 1,
    label: text.partyOf(place + 1),
  }));
  return (
    <>
      {checked ? <CodeField type={CODE_TYPE.signUp} to="phone" /> : null}
      {several ? <FormSelect name="party" label={text.party} required options={options} /> : null}
      {most > 1 && !several ? (
        <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => setSeveral(true)}>
          {text.bringOthers}
        </Button>
      ) : null}
    </>
  );
}

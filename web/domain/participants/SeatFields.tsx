import Button from '@mui/material/Button';
import { useState } from 'react';
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
}

/** How many come, once somebody says that more than one does; and the code that proves the phone. */
export function SeatFields({ checked }: SeatFieldsProps) {
  const text = useText(words);
  const [several, setSeveral] = useState(false);
  const options = Array.from({ length: BOOKING_LIMITS.party }, (_, place) => ({
    value: place + 1,
    label: text.partyOf(place + 1),
  }));
  return (
    <>
      {checked ? <CodeField type={CODE_TYPE.signUp} to="phone" /> : null}
      {several ? (
        <FormSelect name="party" label={text.party} required options={options} />
      ) : (
        <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => setSeveral(true)}>
          {text.bringOthers}
        </Button>
      )}
    </>
  );
}

import type { Slot } from '../../../../db/contract/matchmaking';
import { FormSelect } from '../../../kit/form';
import { slotText } from '../times';

interface FormSlotProps {
  label: string;
  /** What no choice means; without it one slot must be chosen. */
  any?: string;
  slots: readonly Slot[];
  /** Ids of the slots that suit both. */
  shared: readonly string[];
}

/** One of the slots that suit both; the field is `slot_id`. */
export function FormSlot({ label, any, slots, shared }: FormSlotProps) {
  const options = slots
    .filter(({ id }) => shared.includes(id))
    .map((slot) => ({ value: slot.id, label: slotText(slot) }));
  return <FormSelect name="slot_id" label={label} required={!any} {...(any && { hint: any })} options={options} />;
}

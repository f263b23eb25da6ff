import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Slot } from '../../../db/contract/clinic';
import words from '../../i18n/clinic';
import { FieldFrame, useField } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { formatDay, formatMinute } from '../../kit/layout/format';
import { formatSpan } from '../../kit/layout/moments';

interface SlotPickerProps {
  name: string;
  slots: readonly Slot[];
  /** Whether staff may arrange the time instead. */
  optional?: boolean;
}

const byDay = (slots: readonly Slot[]): [string, Slot[]][] => {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const day = formatDay(slot.start);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days];
};

const look = {
  px: 1.5,
  py: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '&[aria-pressed="true"]': { bgcolor: 'primary.dark', borderColor: 'primary.dark', color: '#fff' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

/** Free times by day; the value is the beginning in text, blank where staff arrange it. */
export function SlotPicker({ name, slots, optional = true }: SlotPickerProps) {
  const text = useText(words).form;
  const { field, error, disabled } = useField(name);
  const chosen = String(field.value ?? '');
  const choice = (value: string, label: string, shown: string, first: boolean) => (
    <ButtonBase
      key={value}
      aria-pressed={chosen === value}
      aria-label={label}
      disabled={disabled}
      onClick={() => field.onChange(value)}
      {...(first && { ref: field.ref })}
      sx={look}
    >
      {shown}
    </ButtonBase>
  );
  return (
    <FieldFrame
      label={text.slot}
      required={!optional}
      error={error}
      hint={slots.length > 0 ? (optional ? text.slotHint : text.slotZone) : ''}
      disabled={disabled}
    >
      {() => (
        <Box sx={{ display: 'grid', gap: 1.5, mt: 1, maxHeight: 420, overflowY: 'auto', p: 0.5 }} tabIndex={-1}>
          {slots.length === 0 ? <Box sx={{ color: 'text.secondary' }}>{text.slotsNone}</Box> : null}
          {optional ? <Box>{choice('', text.noSlot, text.noSlot, true)}</Box> : null}
          {byDay(slots).map(([day, ofDay], at) => (
            <Box key={day} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Box sx={{ width: 104, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>{day}</Box>
              {ofDay.map(({ start, end }, place) =>
                choice(
                  String(start),
                  formatSpan(start, end),
                  `${formatMinute(start).slice(11)}–${formatMinute(end).slice(11)}`,
                  !optional && at === 0 && place === 0,
                ),
              )}
            </Box>
          ))}
        </Box>
      )}
    </FieldFrame>
  );
}

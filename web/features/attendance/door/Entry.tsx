import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { type DoorRecord, doorCodeParts } from '../../../../db/contract/attendance';
import words from '../../../i18n/attendance';
import { useText } from '../../../kit/i18n';
import { ToneChip } from '../../../kit/layout/StateChip';
import type { Desk } from './desk';
import { search } from './judge';

const MOST = 8;
/** A name is shorter; what is longer comes from a hand scanner. */
const LONGEST_NAME = 30;

interface EntryProps {
  desk: Desk;
  records: readonly DoorRecord[];
  /** Somebody came whom no list knows; what was typed is a name, or nothing. */
  onWalkIn: (name: string) => void;
  /** Somebody who waits is let in. */
  onSeat: (record: DoorRecord) => void;
}

/** One field for hand scanners, which type a code and Enter, and for people, who type a name or the end of a number. */
export function Entry({ desk, records, onWalkIn, onSeat }: EntryProps) {
  const text = useText(words);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const word = useDeferredValue(typed.trim());
  const found = word.length > 0 && word.length <= LONGEST_NAME ? search(records, word, MOST) : [];

  useEffect(() => field.current?.focus(), []);
  const clear = () => {
    setTyped('');
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = field.current?.value.trim() ?? '';
    if (!given) return;
    // Enter after a name leaves the choice to the person.
    if (!doorCodeParts(given) && given.length <= LONGEST_NAME && search(records, given, 1).length > 0) return;
    void desk.scan(given);
    clear();
  };
  const admit = (record: DoorRecord) => {
    if (record.state === 'waiting') onSeat(record);
    else void desk.admit(record);
    clear();
  };
  const absent =
    found.length === 0 &&
    word.length > 1 &&
    word.length <= LONGEST_NAME &&
    !word.toUpperCase().startsWith('TT') &&
    records.length > 0;
  const walkIn = () => {
    onWalkIn(/^\d+$/.test(word) ? '' : word);
    clear();
  };

  return (
    <Box component="form" onSubmit={submit} sx={{ mt: 2 }}>
      <TextField
        fullWidth
        name="scan"
        inputRef={field}
        label={text.field}
        helperText={text.fieldHint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{
          htmlInput: {
            autoComplete: 'off',
            autoCapitalize: 'off',
            spellCheck: false,
            enterKeyHint: 'done',
            maxLength: 300,
          },
        }}
      />
      <Box role="status" sx={{ minHeight: 24, mt: 0.5, color: 'text.secondary', fontSize: '0.875rem' }}>
        {found.length > 0 ? text.found(found.length) : absent ? text.notFound : ''}
      </Box>
      {absent ? (
        <Button variant="outlined" fullWidth onClick={walkIn} sx={{ mt: 1 }}>
          {text.walkIn}
        </Button>
      ) : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {found.map((record) => (
          <Box
            component="li"
            key={record.id}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{record.name}</Typography>
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
                {[record.unit, text.tail(record.tail)].filter(Boolean).join(' · ')}
              </Box>
              {record.scans.length > 0 ? <ToneChip tone="adopted" label={text.shows.arrived} /> : null}
              {record.state === 'waiting' ? <ToneChip tone="review" label={text.outcomes.waiting} /> : null}
            </Box>
            {record.state === 'waiting' ? (
              <Button variant="outlined" aria-label={text.seatOf(record.name)} onClick={() => admit(record)}>
                {text.seat}
              </Button>
            ) : (
              <Button variant="contained" aria-label={text.admit(record.name)} onClick={() => admit(record)}>
                {text.title}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

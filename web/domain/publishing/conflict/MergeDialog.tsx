import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import words from '../../../i18n/publish';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { useText } from '../../../kit/i18n';
import type { Difference } from './differences';
import { SideValue } from './SideValue';

type Side = Difference['side'];
export type Sides = Record<string, Side>;

export interface MergeProps {
  differences: Difference[];
  /** What a reviewer wrote meanwhile. */
  opinion: string | null;
  /** What saving means for the item's state. */
  note: string | null;
}

/** Somebody else saved meanwhile: both versions field by field, and which of them counts. */
export default function MergeDialog({ differences, opinion, note, close }: DialogProps<MergeProps, Sides>) {
  const text = useText(words).merge;
  const [sides, setSides] = useState<Sides>(() =>
    Object.fromEntries(differences.map(({ name, side }) => [name, side])),
  );
  const all = (side: Side) => setSides(Object.fromEntries(differences.map(({ name }) => [name, side])));
  return (
    <AppDialog
      title={text.title}
      width={900}
      closeOnBackdrop={false}
      actions={
        <>
          <Button onClick={() => close()}>{text.back}</Button>
          <Button variant="contained" onClick={() => close(sides)}>
            {text.save}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{differences.length ? text.lead : text.same}</Typography>
      {opinion ? (
        <Alert severity="warning" sx={{ mb: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text.opinion(opinion)}
        </Alert>
      ) : null}
      {note ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {note}
        </Alert>
      ) : null}
      {differences.length > 1 ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          <Button size="small" variant="outlined" onClick={() => all('mine')}>
            {text.allMine}
          </Button>
          <Button size="small" variant="outlined" onClick={() => all('theirs')}>
            {text.allTheirs}
          </Button>
        </Box>
      ) : null}
      {differences.map((difference) => (
        <Choice
          key={difference.name}
          difference={difference}
          side={sides[difference.name] ?? 'mine'}
          onChoose={(side) => setSides((before) => ({ ...before, [difference.name]: side }))}
        />
      ))}
    </AppDialog>
  );
}

interface ChoiceProps {
  difference: Difference;
  side: Side;
  onChoose: (side: Side) => void;
}

function Choice({ difference: { name, facts, mine, theirs }, side, onChoose }: ChoiceProps) {
  const text = useText(words).merge;
  const sides: [Side, string, unknown][] = [
    ['mine', text.mine, mine],
    ['theirs', text.theirs, theirs],
  ];
  return (
    <Box sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography id={`merge-${name}`} sx={{ fontWeight: 600, mb: 0.5 }}>
        {facts.label}
      </Typography>
      <RadioGroup
        aria-labelledby={`merge-${name}`}
        value={side}
        onChange={(_event, next) => onChoose(next as Side)}
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {sides.map(([value, label, shown]) => (
          <Box
            key={value}
            sx={{
              border: 1,
              borderColor: side === value ? 'primary.main' : 'divider',
              bgcolor: side === value ? 'brand.tint' : 'background.paper',
              borderRadius: 1.5,
              px: 1.5,
              pb: 1.25,
            }}
          >
            <FormControlLabel value={value} control={<Radio size="small" />} label={label} />
            <SideValue facts={facts} value={shown} />
          </Box>
        ))}
      </RadioGroup>
    </Box>
  );
}

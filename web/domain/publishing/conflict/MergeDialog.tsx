import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import catalog from '../../../i18n/catalog';
import words from '../../../i18n/publish';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { RichText } from '../../../kit/layout/RichText';
import { flatScopes, useScopes } from '../../fields';
import type { AttachedFile, RegionStep } from '../types';
import type { Difference, FieldFacts } from './differences';

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** One side's value of a field, as its readers know it. */
function SideValue({ facts, value }: { facts: FieldFacts; value: unknown }) {
  const text = useText(words).merge;
  if (isBlank(value)) return <Box sx={{ color: 'text.secondary' }}>{text.blank}</Box>;
  if (facts.look === 'drawn') return <Box sx={{ overflowWrap: 'anywhere' }}>{value as ReactNode}</Box>;
  if (facts.look === 'scopes') return <Scopes ids={value as string[]} />;
  if (facts.look === 'html') {
    return (
      <Box sx={{ maxHeight: 240, overflowY: 'auto' }} tabIndex={0} role="group" aria-label={facts.label}>
        <RichText html={String(value)} />
      </Box>
    );
  }
  if (facts.look === 'picture') return <img src={String(value)} alt={facts.label} style={{ maxWidth: 160 }} />;
  return <Plain facts={facts} value={value} />;
}

function Plain({ facts, value }: { facts: FieldFacts; value: unknown }) {
  const { lang } = useLang();
  const { separator } = useText(catalog);
  const one = (part: unknown): string => {
    if (typeof part === 'object' && part !== null) {
      return (part as Partial<AttachedFile>).fileShowName ?? (part as RegionStep).name;
    }
    return facts.choices?.find((choice) => choice.value === part)?.[lang] ?? String(part);
  };
  const shown = (Array.isArray(value) ? value : [value]).map(one).join(separator);
  return <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{shown}</Box>;
}

function Scopes({ ids }: { ids: string[] }) {
  const { lang } = useLang();
  const { separator } = useText(catalog);
  const scopes = flatScopes(useScopes().data ?? []);
  const name = (id: string) => {
    const found = scopes.find((scope) => scope.id === id);
    return found ? pickName(lang, found.name, found.name_en) : id;
  };
  return <>{ids.map(name).join(separator)}</>;
}

type Side = Difference['side'];
export type Sides = Record<string, Side>;

interface MergeProps {
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

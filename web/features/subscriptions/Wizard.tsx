import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { emptyGroups, GROUP_NAMES, SUBSCRIPTION_LIMITS } from '../../../db/contract/subscriptions';
import { useRegionChildren } from '../../domain/fields/regions';
import { type ScopeNode, useScopes } from '../../domain/fields/scopes';
import words from '../../i18n/subscriptions';
import { bracketed, pickName, useLang, useText } from '../../kit/i18n';
import { panel } from '../../kit/layout/panel';
import { QueryState } from '../../kit/layout/QueryState';
import { chosenUnder, TOPS, toggled, type Wish } from './wish';

interface ScopeStepProps {
  root: ScopeNode;
  scopes: string[];
  onChange: (scopes: string[]) => void;
}

/** One of the four main groups: its branches with their leaves; a branch may be chosen as a whole. */
function ScopeStep({ root, scopes, onChange }: ScopeStepProps) {
  const text = useText(words);
  const { lang } = useLang();
  const nameOf = (node: ScopeNode) => pickName(lang, node.name, node.name_en);
  const chip = (node: ScopeNode, label = nameOf(node)) => {
    const on = scopes.includes(node.id);
    return (
      <Chip
        key={node.id}
        label={label}
        component="button"
        type="button"
        clickable
        aria-pressed={on}
        aria-label={label === nameOf(node) ? undefined : `${nameOf(node)}: ${label}`}
        onClick={() => onChange(toggled(scopes, node.id))}
        sx={{
          ...{ height: 'auto', minHeight: { xs: 40, sm: 32 } },
          '& .MuiChip-label': { whiteSpace: 'normal', textAlign: 'left', py: 0.5 },
          ...(on
            ? { bgcolor: 'primary.dark', color: '#ffffff', '&:hover': { bgcolor: 'primary.dark' } }
            : { bgcolor: 'brand.tint', color: 'brand.text' }),
        }}
      />
    );
  };
  const leaves = root.children.filter((node) => node.children.length === 0);
  return (
    <Box role="group" aria-label={nameOf(root)}>
      <Box aria-live="polite" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {text.chosen(chosenUnder(scopes, root.id).length)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {chip(root, text.whole)}
        {leaves.map((node) => chip(node))}
      </Box>
      {root.children
        .filter((node) => node.children.length > 0)
        .map((branch) => (
          <Box key={branch.id} sx={{ mb: 2 }}>
            <Box sx={{ fontWeight: 600, color: 'text.secondary', mb: 1 }}>{nameOf(branch)}</Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {chip(branch, text.whole)}
              {branch.children.map((node) => chip(node))}
            </Box>
          </Box>
        ))}
    </Box>
  );
}

/** The last step may stay empty: words and an area. */
function OtherStep({ wish, onChange }: { wish: Wish; onChange: (wish: Wish) => void }) {
  const text = useText(words);
  const { lang } = useLang();
  const provinces = useRegionChildren('0');
  const rows = provinces.data?.records ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 480 }}>
      <TextField
        label={text.keyword}
        helperText={text.keywordHint}
        value={wish.keyword}
        slotProps={{ htmlInput: { maxLength: SUBSCRIPTION_LIMITS.keyword } }}
        onChange={(event) => onChange({ ...wish, keyword: event.target.value })}
      />
      <TextField
        select
        label={text.region}
        value={rows.some(({ id }) => id === wish.region) ? wish.region : ''}
        onChange={(event) => onChange({ ...wish, region: event.target.value })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{text.anywhere}</MenuItem>
        {rows.map(({ id, name, name_en }) => (
          <MenuItem key={id} value={id}>
            {pickName(lang, name, name_en)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

interface WizardProps {
  start: Wish;
  saving: boolean;
  onSave: (wish: Wish) => void;
  onSearch: (wish: Wish) => void;
}

/** Five steps to what somebody wants to hear of, or looks for (core§9). */
export function Wizard({ start, saving, onSave, onSearch }: WizardProps) {
  const text = useText(words);
  const scopes = useScopes();
  const [wish, setWish] = useState(start);
  const [step, setStep] = useState(0);
  const [missing, setMissing] = useState<number[]>([]);
  const last = TOPS.length;
  const root = scopes.data?.find(({ id }) => id === TOPS[step]);

  const change = (next: Wish) => {
    setWish(next);
    setMissing([]);
  };
  const finish = (then: (wish: Wish) => void) => {
    const empty = emptyGroups(wish.scopes).map((name) => GROUP_NAMES.indexOf(name));
    setMissing(empty);
    const [first] = empty;
    if (first === undefined) then({ ...wish, keyword: wish.keyword.trim() });
    else setStep(first);
  };

  return (
    <Box sx={{ p: { xs: 2, md: 3 }, ...panel }}>
      <StepList step={step} wish={wish} missing={missing} onStep={setStep} />
      <Typography variant="h2" sx={{ mb: 2 }}>
        {text.steps[step]}
        <Box
          component="span"
          sx={{ ml: 1.5, fontSize: '0.875rem', fontWeight: 400, color: 'text.secondary', whiteSpace: 'nowrap' }}
        >
          {text.stepOf(step + 1, last + 1)}
        </Box>
      </Typography>
      {missing.length > 0 ? (
        <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
          {text.missing(missing.map((place) => text.steps[place]).join(' · '))}
        </Alert>
      ) : null}
      {step < last && !scopes.data ? <QueryState query={scopes} kind="block" /> : null}
      {step < last && root ? (
        <ScopeStep root={root} scopes={wish.scopes} onChange={(chosen) => change({ ...wish, scopes: chosen })} />
      ) : null}
      {step === last ? <OtherStep wish={wish} onChange={change} /> : null}
      <Box
        sx={{
          ...{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2, py: 1.5 },
          // Long groups never push the way on out of sight, nor beneath the bar of a phone.
          ...{ position: 'sticky', bottom: { xs: 'calc(56px + env(safe-area-inset-bottom))', sm: 0 } },
          ...{ zIndex: 1, bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' },
        }}
      >
        <Button variant="outlined" disabled={step === 0} onClick={() => setStep(step - 1)}>
          {text.previous}
        </Button>
        {step < last ? (
          <Button variant="contained" onClick={() => setStep(step + 1)}>
            {text.next}
          </Button>
        ) : (
          <>
            <Button variant="contained" loading={saving} onClick={() => finish(onSave)}>
              {text.save}
            </Button>
            <Button variant="outlined" onClick={() => finish(onSearch)}>
              {text.search}
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}

interface StepListProps {
  step: number;
  wish: Wish;
  missing: number[];
  onStep: (step: number) => void;
}

function StepList({ step, wish, missing, onStep }: StepListProps) {
  const text = useText(words);
  const colour = (place: number) => {
    if (missing.includes(place)) return 'error.main';
    return place === step ? 'brand.text' : 'text.secondary';
  };
  return (
    <Box
      component="ol"
      aria-label={text.stepsLabel}
      sx={{ listStyle: 'none', p: 0, m: 0, mb: 3, display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {text.steps.map((name, place) => {
        const count = place < TOPS.length ? chosenUnder(wish.scopes, TOPS[place] ?? '').length : 0;
        return (
          <li key={name}>
            <ButtonBase
              aria-current={place === step ? 'step' : undefined}
              onClick={() => onStep(place)}
              sx={{
                px: 1.75,
                py: 1,
                borderRadius: 2,
                border: 1,
                borderColor: place === step ? 'brand.text' : 'divider',
                bgcolor: place === step ? 'brand.tint' : 'transparent',
                color: colour(place),
                fontWeight: place === step ? 650 : 400,
                fontFamily: 'inherit',
                fontSize: '1rem',
              }}
            >
              {place + 1}. {count > 0 ? bracketed(name, count) : name}
            </ButtonBase>
          </li>
        );
      })}
    </Box>
  );
}

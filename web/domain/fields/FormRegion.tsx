import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import words from '../../i18n/form';
import { FieldFrame } from '../../kit/form/FieldFrame';
import { PickerButton } from '../../kit/form/PickerButton';
import { type FieldProps, useField } from '../../kit/form/useField';
import { useText } from '../../kit/i18n';
import { AlertIcon } from '../../kit/layout/icons';
import { RegionPicker } from './RegionPicker';
import { type RegionStep, useHasWorkstation, useStepNames } from './regions';

/** Says of a chosen region that nobody looks after it there yet (core§8); it may be chosen all the same. */
function WorkstationNote({ path }: { path: readonly RegionStep[] }) {
  const text = useText(words);
  const has = useHasWorkstation(path);
  return (
    <Box
      role="status"
      sx={{ display: 'flex', gap: 0.75, alignItems: 'center', mt: has === false ? 0.75 : 0, fontSize: '0.8125rem' }}
    >
      {has === false ? (
        <>
          <AlertIcon sx={{ fontSize: 18, color: 'warning.main' }} />
          {text.workstationMissing}
        </>
      ) : null}
    </Box>
  );
}

/**
 * The value is the path from the province down: `[{ id, name }, …]`, empty when nothing is chosen.
 * With `anyLevel` a province or a city alone is a choice too.
 */
export function FormRegion({
  name,
  label,
  required,
  hint,
  disabled: off,
  levels = 3,
  anyLevel = false,
}: FieldProps & { levels?: 2 | 3; anyLevel?: boolean }) {
  const text = useText(words);
  const { field, error, disabled } = useField(name, off);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const path = (Array.isArray(field.value) ? field.value : []) as RegionStep[];
  const names = useStepNames(path);
  const close = () => {
    setAnchor(null);
    field.onBlur();
  };
  return (
    <FieldFrame inBorder label={label} required={required} error={error} hint={hint} disabled={disabled}>
      {({ labelId, helpId }) => (
        <>
          <PickerButton
            inputRef={field.ref}
            onClick={(event) => setAnchor(event.currentTarget)}
            disabled={disabled}
            invalid={!!error}
            placeholder={text.choose}
            labelledBy={labelId}
            describedBy={helpId}
            open={!!anchor}
          >
            {names.join(' / ')}
          </PickerButton>
          <Popover
            open={!!anchor}
            anchorEl={anchor}
            onClose={close}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          >
            <RegionPicker
              value={path}
              levels={levels}
              anyLevel={anyLevel}
              onChange={(next) => {
                field.onChange(next);
                // A wider area is a choice already; the way to a narrower one stays open.
                if (!anyLevel || next.length === levels) close();
              }}
            />
          </Popover>
          {disabled ? null : <WorkstationNote path={path} />}
        </>
      )}
    </FieldFrame>
  );
}

import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import words from '../../i18n/form';
import { PickerField } from '../../kit/form/PickerField';
import type { FieldProps } from '../../kit/form/useField';
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
  levels = 3,
  anyLevel = false,
  ...props
}: FieldProps & { levels?: 2 | 3; anyLevel?: boolean }) {
  const value: unknown = useWatch({ name: props.name });
  const path = (Array.isArray(value) ? value : []) as RegionStep[];
  const names = useStepNames(path);
  return (
    <PickerField<RegionStep[]> {...props} filled={names.join(' / ')} note={<WorkstationNote path={path} />}>
      {(change, close) => (
        <RegionPicker
          value={path}
          levels={levels}
          anyLevel={anyLevel}
          onChange={(next) => {
            change(next);
            // A wider area is a choice already; the way to a narrower one stays open.
            if (!anyLevel || next.length === levels) close();
          }}
        />
      )}
    </PickerField>
  );
}

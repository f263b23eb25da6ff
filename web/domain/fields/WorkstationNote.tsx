import Box from '@mui/material/Box';
import words from '../../i18n/form';
import { useText } from '../../kit/i18n';
import { AlertIcon } from '../../kit/layout/icons';
import { type RegionStep, useHasWorkstation } from './regions';

/** Says of a chosen region that nobody looks after it there yet (core§8); it may be chosen all the same. */
export function WorkstationNote({ path }: { path: readonly RegionStep[] }) {
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

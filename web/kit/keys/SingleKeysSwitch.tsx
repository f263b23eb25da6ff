import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { singleKeys } from './singleKeys';

/** Whether keys that are pressed alone do something. */
export function SingleKeysSwitch({ label }: { label: string }) {
  const [on, setOn] = useState(singleKeys.get);
  return (
    <FormControlLabel
      control={
        <Switch
          size="small"
          checked={on}
          onChange={(_, wanted) => {
            singleKeys.set(wanted);
            setOn(wanted);
          }}
        />
      }
      label={label}
      slotProps={{ typography: { sx: { fontSize: '0.8125rem' } } }}
    />
  );
}

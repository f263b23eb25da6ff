import Switch from '@mui/material/Switch';

interface RowSwitchProps {
  on: boolean;
  /** Names the row, for whoever hears the switch alone. */
  label: string;
  busy: boolean;
  onChange: (value: 0 | 1) => void;
}

/** A switch in the row that it switches. */
export const RowSwitch = ({ on, label, busy, onChange }: RowSwitchProps) => (
  <Switch
    size="small"
    checked={on}
    disabled={busy}
    onChange={(_, next) => onChange(next ? 1 : 0)}
    slotProps={{ input: { 'aria-label': label } }}
  />
);

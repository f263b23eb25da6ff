import Box from '@mui/material/Box';

interface ChoiceBarProps<V> {
  label: string;
  choices: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

/** A few choices beside each other of which one holds; lighter than the kit's own, for pages that must load fast. */
export function ChoiceBar<V extends string | boolean>({ label, choices, value, onChange }: ChoiceBarProps<V>) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: 'inline-flex', border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden' }}
    >
      {choices.map((choice) => (
        <Box
          key={String(choice.value)}
          component="button"
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
          sx={{
            minHeight: { xs: 44, sm: '2.25rem' },
            px: '0.75rem',
            border: 0,
            font: 'inherit',
            fontSize: '0.875rem',
            cursor: 'pointer',
            color: 'text.secondary',
            bgcolor: 'transparent',
            '&[aria-pressed=true]': { bgcolor: 'brand.tint', color: 'brand.text', fontWeight: 650 },
            '&:focus-visible': { outlineOffset: -3 },
          }}
        >
          {choice.label}
        </Box>
      ))}
    </Box>
  );
}

import ButtonBase from '@mui/material/ButtonBase';

interface NumberButtonProps {
  value: number;
  /** What the number counts, and of what. */
  label: string;
  onClick: () => void;
}

/** A number that opens the rows behind it; nothing stands behind a zero. */
export function NumberButton({ value, label, onClick }: NumberButtonProps) {
  if (value === 0) return <span>0</span>;
  return (
    <ButtonBase
      aria-label={label}
      onClick={onClick}
      sx={{
        px: 0.75,
        // Its digits stand below those of the zeros, which are no buttons.
        mx: -0.75,
        minWidth: 28,
        minHeight: 28,
        borderRadius: 1,
        font: 'inherit',
        fontWeight: 650,
        color: 'brand.text',
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
        '&:hover, &:focus-visible': { bgcolor: 'brand.tint' },
      }}
    >
      {value}
    </ButtonBase>
  );
}

import Box from '@mui/material/Box';
import kit from '../../i18n/kit';
import { useText } from '../i18n';

const chip = {
  display: 'inline-block',
  px: 1,
  py: 0.25,
  borderRadius: '6px',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
} as const;

const tones: Record<number, string> = { 1: 'review', 3: 'returned', 4: 'adopted', 5: 'rejected' };

/** The state of an audited row (decision 62): 1 under review, 3 returned, 4 adopted, 5 rejected. */
export function StateChip({ status }: { status: number }) {
  const text = useText(kit);
  const tone = tones[status] ?? 'none';
  return (
    <Box
      component="span"
      sx={{ ...chip, bgcolor: `var(--state-${tone}-bg)`, color: `var(--state-${tone}-fg)`, fontWeight: 600 }}
    >
      {text.status[status] ?? text.unknownStatus}
    </Box>
  );
}

/** A quiet label: field, region, cooperation mode. */
export function TagChip({ label }: { label: string }) {
  return (
    <Box component="span" sx={{ ...chip, bgcolor: 'brand.tint', color: 'brand.text', maxWidth: '100%' }}>
      {label}
    </Box>
  );
}

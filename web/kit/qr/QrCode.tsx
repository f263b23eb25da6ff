import Box from '@mui/material/Box';
import encodeQR from 'qr';
import { useMemo } from 'react';

/** Squares of quiet space that readers need around a code. */
const QUIET = 4;

export interface QrCodeProps {
  value: string;
  label: string;
  size?: number;
}

/** A QR code: always dark on white, since many readers know no other. */
export function QrCode({ value, label, size = 200 }: QrCodeProps) {
  const { path, side } = useMemo(() => {
    const rows = encodeQR(value, 'raw', { ecc: 'medium', border: QUIET });
    const marks = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { path: marks.join(''), side: rows.length };
  }, [value]);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      sx={{ width: size, height: size, maxWidth: '100%', display: 'block', borderRadius: 2 }}
    >
      <rect width={side} height={side} fill="#ffffff" />
      <path d={path} fill="#10233c" />
    </Box>
  );
}

import Box from '@mui/material/Box';

/** A grey place for something that is on its way. */
export function Skeleton({ width = '100%', height = '1.2em' }: { width?: number | string; height?: number | string }) {
  return (
    <Box
      aria-hidden
      sx={{
        width,
        height,
        borderRadius: 2,
        bgcolor: 'divider',
        opacity: 0.7,
        animation: 'skeleton-pulse 1.6s ease-in-out infinite',
      }}
    />
  );
}

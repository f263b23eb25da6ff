import Box from '@mui/material/Box';
import { smallPicture } from '../../../db/contract/pictures';

interface MonogramProps {
  name: string;
  /** Its sign, where it has one. */
  logo?: string | null | undefined;
  /** Pixels. */
  size?: number;
}

/** The sign of an organisation, else the first character of its name. */
export function Monogram({ name, logo, size = 44 }: MonogramProps) {
  return (
    <Box
      aria-hidden
      sx={{
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        width: size,
        height: size,
        borderRadius: 2,
        overflow: 'hidden',
        fontWeight: 700,
        fontSize: size * 0.45,
        ...(logo
          ? { bgcolor: '#fff', border: 1, borderColor: 'divider' }
          : { bgcolor: 'brand.heroFrom', color: '#fff' }),
      }}
    >
      {logo ? (
        <Box
          component="img"
          src={smallPicture(logo)}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          sx={{ objectFit: 'contain' }}
        />
      ) : (
        [...name.trim()][0]
      )}
    </Box>
  );
}

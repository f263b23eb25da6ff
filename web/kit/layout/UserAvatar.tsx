import Box from '@mui/material/Box';
import { useState } from 'react';
import { smallPicture } from '../../../db/contract/pictures';
import { UserIcon } from './icons';

interface UserAvatarProps {
  src?: string | null | undefined;
  name?: string;
  size?: number;
}

/** The picture of a person, or the standing figure when there is none or it does not load. */
export function UserAvatar({ src, name = '', size = 36 }: UserAvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        flexShrink: 0,
        width: size,
        height: size,
        borderRadius: '50%',
        overflow: 'hidden',
        bgcolor: 'brand.tint',
        color: 'brand.text',
        '& svg': { fontSize: Math.max(24, size / 2) },
      }}
    >
      {src && src !== broken ? (
        <img
          src={smallPicture(src)}
          alt={name}
          width={size}
          height={size}
          style={{ objectFit: 'cover' }}
          onError={() => setBroken(src)}
        />
      ) : (
        <UserIcon {...(name ? { titleAccess: name } : {})} />
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { useState } from 'react';
import { coverAddress, type Scoped } from '../../../db/contract/covers';
import { smallPicture } from '../../../db/contract/pictures';

interface CoverProps {
  /** Of the item: what has no picture is given one by it and its fields. */
  name: string;
  scopes?: readonly Scoped[] | undefined;
  image?: string | null | undefined;
  /** For the pictures of the first view. */
  eager?: boolean | undefined;
}

/** The picture of an item, as wide as its place: its own one, else the one that is made from its field and name. */
export function Cover({ name, scopes = [], image, eager = false }: CoverProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const own = image && image !== failed ? image : null;
  return (
    <Box
      component="img"
      src={own ? smallPicture(own) : coverAddress(name, scopes)}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      width={320}
      height={180}
      onError={() => setFailed(own)}
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        aspectRatio: '16 / 9',
        objectFit: 'cover',
        bgcolor: 'brand.heroFrom',
      }}
    />
  );
}

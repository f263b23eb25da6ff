import { createSvgIcon } from '@mui/material/utils';
import { createElement } from 'react';

const HEART = 'M12 20S4 15 4 9.2A4.2 4.2 0 0 1 12 7a4.2 4.2 0 0 1 8 2.2C20 15 12 20 12 20z';

const heart = (fill: string, name: string) =>
  createSvgIcon(
    createElement('path', { d: HEART, fill, stroke: 'currentColor', strokeWidth: 1.75, strokeLinejoin: 'round' }),
    name,
  );

export const HeartIcon = heart('none', 'HeartIcon');
export const FullHeartIcon = heart('currentColor', 'FullHeartIcon');

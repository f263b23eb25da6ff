import { createSvgIcon } from '@mui/material/utils';
import { createElement } from 'react';

const icon = (path: string, name: string) =>
  createSvgIcon(
    createElement('path', {
      d: path,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.75,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    }),
    name,
  );

export const PauseIcon = icon('M9 5v14M15 5v14', 'PauseIcon');
export const PlayIcon = icon('M8 5l11 7-11 7z', 'PlayIcon');
export const FullscreenIcon = icon('M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5', 'FullscreenIcon');
export const LeaveFullscreenIcon = icon('M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5', 'LeaveFullscreenIcon');

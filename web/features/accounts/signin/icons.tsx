import { icon } from '../../../kit/layout/icons';

// Beside the shared icons, because those belong to the first visit's script.
export const EyeIcon = icon(
  'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  'EyeIcon',
);
export const EyeOffIcon = icon(
  'M4 4l16 16M9.5 5.3A10 10 0 0 1 12 5c6 0 10 7 10 7a17 17 0 0 1-3 3.6M6.3 6.8A17 17 0 0 0 2 12s4 7 10 7a10 10 0 0 0 5-1.4M10 10a3 3 0 0 0 4 4',
  'EyeOffIcon',
);
export const QrIcon = icon(
  'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 20h2',
  'QrIcon',
);
export const ChatIcon = icon(
  'M9 4c-4 0-7 2.5-7 5.8 0 1.8 1 3.4 2.500 4.500L4 17l2.800-1.500c.7.2 1.400.3 2.200.3M15 9c4 0 7 2.400 7 5.500 0 1.700-1 3.200-2.500 4.200L20 21l-2.600-1.300c-.8.2-1.600.3-2.400.3-4 0-7-2.400-7-5.500S11 9 15 9z',
  'ChatIcon',
);

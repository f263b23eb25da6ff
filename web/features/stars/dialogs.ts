import { registerDialogs } from '../../kit/dialogs';
import type { Star } from './stars';

declare module '../../kit/dialogs/registry' {
  interface DialogMap {
    starForm: DialogType<{ star: Star | null }, boolean>;
  }
}

registerDialogs({ starForm: () => import('./StarDialog') });

import { registerDialogs } from '../../shared/dialogs';
import type { Star } from './stars';

declare module '../../shared/dialogs/registry' {
  interface DialogMap {
    starForm: DialogType<{ star: Star | null }, boolean>;
  }
}

registerDialogs({ starForm: () => import('./StarDialog') });

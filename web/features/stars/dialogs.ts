import type { Star } from '../../../db/contract/services';
import { registerDialogs } from '../../kit/dialogs';

declare module '../../kit/dialogs/registry' {
  interface DialogMap {
    starForm: DialogType<{ star: Star | null }, boolean>;
  }
}

registerDialogs({ starForm: () => import('./StarDialog') });

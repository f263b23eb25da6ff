import type { Workstation } from '../../../db/contract/home';
import { registerDialogs } from '../../kit/dialogs';

export interface CountyMapDialogProps {
  /** Workstations: the counties' transfer workstations; platforms: their technology platforms. */
  show: 'workstations' | 'platforms';
  workstations: Workstation[];
}

declare module '../../kit/dialogs/registry' {
  interface DialogMap {
    'county-map': DialogType<CountyMapDialogProps>;
  }
}

registerDialogs({ 'county-map': () => import('./CountyMapDialog') });

import type { MatchesProps } from './types';

declare module '../../kit/dialogs/registry' {
  interface DialogMap {
    matches: DialogType<MatchesProps, void>;
  }
}

export const dialogs = { matches: () => import('./MatchesDialog') };

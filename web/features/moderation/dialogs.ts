import type { ManagedEdit } from '../../../db/contract/organization-edits';

export interface TalkProps {
  /** 1 result, 2 demand (core§9). */
  itemType: number;
  id: string;
  /** For the title. */
  name?: string;
}

export interface ObjectionProps {
  id: string;
  name: string;
  reason: string;
  decision: 'keep' | 'withdraw';
}

declare module '../../kit/dialogs/registry' {
  interface DialogMap {
    /** Closes with true when the item was edited from there. */
    reviewTalk: DialogType<TalkProps, boolean>;
    /** A reported comment is taken away with a reason. */
    hideComment: DialogType<{ id: string; content: string }, boolean>;
    /** What an administrator changed of an organisation is decided about. */
    organizationEdit: DialogType<{ item: ManagedEdit }, boolean>;
    /** An item that an organisation objects to stays or is withdrawn. */
    decideObjection: DialogType<ObjectionProps, boolean>;
  }
}

/** The dialogs of this feature by name. */
export const dialogs = {
  reviewTalk: () => import('./talk/TalkDialog'),
  hideComment: () => import('./comments/HideDialog'),
  organizationEdit: () => import('./organizations/EditDialog'),
  decideObjection: () => import('./objections/DecideDialog'),
};

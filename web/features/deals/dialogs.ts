import type { DealInput } from '../../../db/contract/deals';

export interface StartDealProps {
  itemType: DealInput['item_type'];
  itemId: string;
  itemName: string;
}

/** The deal as its buttons saw it. */
export interface SeenDeal {
  id: string;
  version: number;
}

declare module '../../kit/dialogs/registry' {
  interface DialogMap {
    /** Answers the id of the deal that was opened, or was open already. */
    startDeal: DialogType<StartDealProps, string>;
    dealProcess: DialogType<object>;
    dealDecline: DialogType<{ deal: SeenDeal }, boolean>;
    dealProposal: DialogType<{ deal: SeenDeal; amount: string | null }, boolean>;
  }
}

/** The dialogs of this feature by name; the application registers them, so that any page may open them. */
export const dialogs = {
  startDeal: () => import('./start/StartDealDialog'),
  dealProcess: () => import('./process/ProcessDialog'),
  dealDecline: () => import('./show/DeclineDialog'),
  dealProposal: () => import('./show/ProposalDialog'),
};

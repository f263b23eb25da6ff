/** Drafts belong to the person: another member at the same computer starts empty. Apart from `draft.ts`, since every page has a session. */
export const draftOwner = { name: (): string => 'visitor' };

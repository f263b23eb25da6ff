import type { MembersPath } from '../../../db/contract/pages.ts';
import type { Expected } from './look.ts';
import type { Things, Who } from './world.ts';

/** Addresses of a screen with the data that the walk makes; one for each tab that loads other data. */
type Addresses = readonly string[] | ((it: Things) => readonly string[]);

export interface Opening {
  who: readonly Who[];
  /** Left out where the pattern is an address. */
  at?: Addresses;
  expected?: Expected;
}

/** Who opens a screen, where, and what it may say beside the usual. */
export const by = (who: Who | readonly Who[], at?: Addresses, expected?: Expected): Opening[] => [
  { who: [who].flat() as Who[], ...(at && { at }), ...(expected && { expected }) },
];

/** Codes and addresses of the settings stand below their names. */
export const SETTINGS = { meant: /“[a-z]+([-_][a-z]+)+”$/ };

/** Guides and descriptions have headings that forms use as well. */
export const DECLARED = { meant: /“(申报材料|成果简介|转化难点)”$/ };

/**
 * Who works on things reads the names that were written, whatever they are called in English: the field of an expert, the organisation
 * that was entered with a product, the name that a project was declared by.
 */
export const WRITTEN = { meant: /has a name in the language of the page/ };

/** Of a certificate its holder and who gives it are as they were written, and its code is Latin. */
export const CERTIFIED = { meant: /has a name in the language of the page|English that is no data: “2026-/ };

/** Pages of the content editors, each at its own address. */
export const kept = <P extends MembersPath>(...pages: P[]) =>
  Object.fromEntries(pages.map((page) => [page, by('editor', [page], WRITTEN)])) as Record<P, Opening[]>;

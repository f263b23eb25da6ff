/** Control characters but tabs and ends of lines, and what is no character. */
const CONTROLS = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/**
 * A text without what neither XML nor a calendar file can hold: one such character makes the whole file unreadable (decision 322).
 * @param text as somebody wrote it
 */
export const withoutControls = (text: string): string => text.toWellFormed().replace(CONTROLS, '');

/** Whether a text shows nothing to anybody: white space, and characters that have no shape of their own (a zero-width space, a filler). */
export const isUnseen = (text: string): boolean => !/[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** Control characters, and those that are not seen or turn the direction of a text. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a name holds a sign that nobody sees: who reads it does not know how to type it. */
export const holdsUnseen = (name: string): boolean => HIDDEN.test(name);

/** A text as it is kept: white space around it is no content, and neither is what shows nothing (decision 405). */
export const contentOf = (text: string): string => (isUnseen(text) ? '' : text.trim());

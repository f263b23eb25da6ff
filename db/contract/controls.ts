/** Control characters but tabs and ends of lines, and what is no character. */
const CONTROLS = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/**
 * A text without what neither XML nor a calendar file can hold: one such character makes the whole file unreadable (decision 322).
 * @param text as somebody wrote it
 */
export const withoutControls = (text: string): string => text.toWellFormed().replace(CONTROLS, '');

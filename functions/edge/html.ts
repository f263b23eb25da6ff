import { withoutControls } from '../../db/contract/controls.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text for HTML content and for attribute values in double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** An element of a feed with its text. */
export const element = (name: string, text: string): string =>
  `<${name}>${escapeHtml(withoutControls(text))}</${name}>`;

/** JSON for a script element: nothing in it can end the element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

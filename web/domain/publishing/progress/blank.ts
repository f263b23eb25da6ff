import { textOnly } from '../../../kit/layout/richTextElements';

/** Whether nothing was entered: an editor without a text holds empty paragraphs. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'string' && value.startsWith('<') && !value.includes('<img') && textOnly(value) === '';
}

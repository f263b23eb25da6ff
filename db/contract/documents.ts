import * as z from 'zod';
import { filled } from './fields.ts';

/** Longest titles and texts of what people write for themselves, in characters. */
export const DOCUMENT_MAXIMA = { title: 200, markdown: 100_000 } as const;

/** Longest code and name of a project form, in characters. */
export const PROJECT_FORM_MAXIMA = { code: 50, name: 200, comment: 2000 } as const;

/** Shape of the cheese form (core§5); the content is rich text. */
export const cheeseInput = z.object({
  title: filled(DOCUMENT_MAXIMA.title),
  profile: z.string().refine((html) => html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '', 'required'),
});
export type CheeseInput = z.input<typeof cheeseInput>;

/** Shape of the project form (core§5). */
export const projectFormInput = z.object({
  code: filled(PROJECT_FORM_MAXIMA.code),
  name: filled(PROJECT_FORM_MAXIMA.name),
  comment: z.string().max(PROJECT_FORM_MAXIMA.comment, 'too_long'),
});
export type ProjectFormValues = z.input<typeof projectFormInput>;

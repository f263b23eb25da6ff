import * as z from 'zod';

/** Longest titles and texts of what people write for themselves, in characters. */
export const DOCUMENT_MAXIMA = { title: 200, markdown: 100_000 } as const;

/** Longest code and name of a project form, in characters. */
export const PROJECT_FORM_MAXIMA = { code: 50, name: 200, comment: 2000 } as const;

const needed = (max: number) => z.string().trim().min(1, 'required').max(max, 'too_long');

/** Shape of the cheese form (core§5); the content is rich text. */
export const cheeseInput = z.object({
  title: needed(DOCUMENT_MAXIMA.title),
  profile: z.string().refine((html) => html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '', 'required'),
});
export type CheeseInput = z.input<typeof cheeseInput>;

/** Shape of the project form (core§5). */
export const projectFormInput = z.object({
  code: needed(PROJECT_FORM_MAXIMA.code),
  name: needed(PROJECT_FORM_MAXIMA.name),
  comment: z.string().max(PROJECT_FORM_MAXIMA.comment, 'too_long'),
});
export type ProjectFormValues = z.input<typeof projectFormInput>;

import * as z from 'zod';

/** Kinds of what the programme's page tells; one of kind 3 is a list of files (back-office§2). */
export const PROGRAMME_NEWS = { news: 1, notice: 2, file: 3 } as const;

export const NEWS_LIMITS = { title: 200, files: 20 } as const;

const file = z.object({
  fileShowName: z.string().min(1).max(255),
  url: z.string().min(1).max(2000),
  suffix: z.string().max(20).nullish(),
  size: z.number().nullish(),
});

const fields = {
  title: z.string().trim().min(1, { message: 'news_title_required' }).max(NEWS_LIMITS.title, { message: 'too_long' }),
  profile: z.string(),
  attachments: z.array(file).max(NEWS_LIMITS.files),
};

/** What the dialog holds. */
export const newsForm = z.object(fields);

/** A new one, or one that is there: its kind stays. */
export const newsInput = z.strictObject({
  ...fields,
  id: z.string().max(64).optional(),
  identify: z.union([z.literal(1), z.literal(2), z.literal(3)]),
});
export type NewsInput = z.output<typeof newsInput>;

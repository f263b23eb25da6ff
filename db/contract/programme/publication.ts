import * as z from 'zod';
import { scopeName } from '../cards.ts';
import { page } from '../endpoint.ts';
import { publication } from './selection.ts';

/** A selected project as it was published: it stays so, whatever is edited later (back-office§2, dialog 10). */
const publishedContent = z.object({
  id: z.string(),
  /** As visitors read it, and as it was declared. */
  name: z.string(),
  declared_name: z.string(),
  org_name: z.string(),
  province: z.string().nullable(),
  province_en: z.string().nullable(),
  /** Fields of the second level. */
  fields: z.array(scopeName),
  /** Recommending unit and person. */
  unit: z.string().nullable(),
  person: z.string().nullable(),
  profile: z.string().nullable(),
  round: z.object({ id: z.string(), title: z.string() }),
});
export type PublishedContent = z.output<typeof publishedContent>;

/** What a round is called in English today is no part of what was published. */
const namedRound = publishedContent.shape.round.extend({ title_en: z.string().nullable() });

/** The same in a list, with the beginning of its text. */
const publishedCard = publishedContent
  .omit({ profile: true })
  .extend({ org_name_en: z.string().nullable(), summary: z.string(), round: namedRound });
export type PublishedCard = z.output<typeof publishedCard>;

const choice = z.object({ value: z.string(), label: z.string(), label_en: z.string().nullable(), count: z.number() });

/** GET /v1/programme/published: the catalogue with what it can be narrowed to. */
export const publishedList = page(publishedCard).extend({
  choices: z.object({
    field: z.array(choice),
    unit: z.array(choice),
    person: z.array(choice),
    region: z.array(choice),
    round: z.array(choice),
  }),
});
export type PublishedList = z.output<typeof publishedList>;

/** A publication as everybody may check it. */
const shownPublication = publication.extend({
  round_title: z.string(),
  round_title_en: z.string().nullable(),
});

/** GET /v1/programme/published/detail?id= */
export const publishedDetail = publishedContent.extend({
  org_name_en: z.string().nullable(),
  round: namedRound,
  publication: shownPublication,
});
export type PublishedDetail = z.output<typeof publishedDetail>;

export const publicationInput = z.strictObject({
  round: z.string().max(64).optional(),
  /** The publication that visitors see now, as the caller knows it; null for none. */
  former: z.string().max(64).nullable(),
});

export const undoInput = z.strictObject({ id: z.string().max(64) });

/** What would be published now. */
export const publicationPreview = z.object({ projects: z.array(publishedContent), former: z.string().nullable() });
export type PublicationPreview = z.output<typeof publicationPreview>;

const newsCard = z.object({ id: z.string(), title: z.string(), identify: z.number(), add_date: z.number() });

/** GET /v1/programme/front: what the programme's page shows. */
export const programmeFront = z.object({
  /** The open round, else the next or the last one. */
  round: z
    .object({
      id: z.string(),
      title: z.string(),
      title_en: z.string().nullable(),
      guide: z.string().nullable(),
      opens: z.number(),
      closes: z.number(),
      files: z.array(z.object({ name: z.string(), is_required: z.number() })),
    })
    .nullable(),
  news: z.array(newsCard),
  files: z.array(newsCard),
  selected: z.array(publishedCard),
  total: z.number(),
  publications: z.array(shownPublication),
});
export type ProgrammeFront = z.output<typeof programmeFront>;

/** GET /v1/programme/news/detail?id= */
export const newsDetail = newsCard.extend({
  profile: z.string().nullable(),
  files: z.array(z.object({ name: z.string(), url: z.string(), size: z.number().nullable() })),
});
export type NewsDetail = z.output<typeof newsDetail>;

/** The anonymised figures of a publication: projects P1…, reviewers R1…, both in random order. */
export const publicationFigures = z.object({
  format: z.string(),
  round: z.string(),
  version: z.number(),
  /** Names of the 18 criteria in the order of the grades. */
  criteria: z.array(z.string()),
  /** Project, reviewer, and 18 grades: 1 meets, 2 general, 0 not chosen. */
  opinions: z.array(z.tuple([z.string(), z.string(), z.string()])),
  uncorrected: z.string().nullable(),
  ranking: z.array(
    z.object({
      project: z.string(),
      opinions: z.number(),
      mean: z.number().nullable(),
      corrected: z.number().nullable(),
      spread: z.number().nullable(),
      error: z.number().nullable(),
      rank: z.number().nullable(),
      best_rank: z.number().nullable(),
      worst_rank: z.number().nullable(),
    }),
  ),
  /** What was selected, in its order, as it was published. */
  selected: z.array(z.object({ project: z.string(), content: publishedContent })),
});
export type PublicationFigures = z.output<typeof publicationFigures>;

import * as z from 'zod';

/** A topic with the sentence that tells it, and the page of what the sentence stands in. */
const portrayedTopic = z.object({
  label: z.string(),
  /** 0 to 1. */
  weight: z.number(),
  sentence: z.string(),
  /** Name and address of the item; null where the sentence stands on the page itself. */
  source: z.object({ name: z.string(), page: z.string() }).nullable(),
});
export type PortrayedTopic = z.output<typeof portrayedTopic>;

/** Something that is counted, with the rows behind the number. */
const counted = z.object({ count: z.number(), to: z.string() });

/** What was answered, with the median days until then. */
const answered = counted.extend({ days: z.number().nullable() });

/** The digital portrait of an organisation or an expert. */
export const portrait = z.object({
  topics: z.array(portrayedTopic),
  /** Public results and demands: an organisation's own, or those that name the expert. */
  supply: counted,
  demand: counted,
  /** Signed deals that both sides let everybody read. */
  deals: counted,
  /** Deals that were answered, and the median days until then: for whoever reads them. */
  answers: answered.nullable(),
  /** Consultations of the clinic that the expert answered, and the median days until then: for the expert. */
  consultations: answered.nullable(),
});
export type Portrait = z.output<typeof portrait>;

/** Longest list of topics of an item, and longest sentence. */
const LIMITS = { topics: 6, label: 60, sentence: 300 } as const;

/** What staff keep of what the model proposes. */
const keptTopic = z.object({ label: z.string().max(LIMITS.label), sentence: z.string().max(LIMITS.sentence) });
export const itemPortrait = z.object({ proposed: z.array(portrayedTopic), kept: z.array(keptTopic).nullable() });
export const itemPortraitInput = z.strictObject({
  item_type: z.union([z.literal(1), z.literal(2)]),
  id: z.string().min(1).max(64),
  topics: z.array(z.strictObject(keptTopic.shape)).max(LIMITS.topics),
});

import * as z from 'zod';
import { defineText } from './words.ts';

/** What is translated: items, organisations, innovation cases and rounds of the programme. */
export const TRANSLATED = ['result', 'demand', 'product', 'project', 'organization', 'innovation', 'round'] as const;
export type Translated = (typeof TRANSLATED)[number];

/** Kinds that have a title and no summary. */
export const TITLED: readonly Translated[] = ['innovation', 'round'];

/** Longest texts, as the forms have them. */
export const TRANSLATION_LIMITS = { name_en: 200, summary_en: 600 } as const;

/** Something public that has no name in English. */
export const untranslated = z.object({
  id: z.string(),
  name: z.string(),
  /** Beginning of its Chinese text. */
  summary: z.string(),
  summary_en: z.string().nullable(),
  /** What the translation names; 0 of organisations and cases, which have none. */
  version: z.number(),
});
export type Untranslated = z.output<typeof untranslated>;

/** How many of each kind lack English. */
export const untranslatedCounts = z.record(z.enum(TRANSLATED), z.number());

/** PUT /v1/translations: name and summary in English of what has none. */
export const translationInput = z.strictObject({
  kind: z.enum(TRANSLATED),
  id: z.string().min(1).max(64),
  version: z.number().int().min(0),
  name_en: z.string().trim().min(1, 'required').max(TRANSLATION_LIMITS.name_en, 'too_long'),
  summary_en: z.string().trim().max(TRANSLATION_LIMITS.summary_en, 'too_long'),
});
export type TranslationInput = z.output<typeof translationInput>;

/** Words of the screen. */
export const translationWords = defineText({
  title: ['英文补充', 'English texts'],
  lead: [
    '已公开但没有英文名称的内容。补充后立即出现在英文页面上，发布者可在表单中继续修改。',
    'What is public and has no name in English. A translation stands on the English pages at once; publishers may go on from it.',
  ],
  kinds: {
    result: ['成果', 'Results'],
    demand: ['需求', 'Demands'],
    product: ['产品', 'Products'],
    project: ['项目', 'Projects'],
    organization: ['单位', 'Organisations'],
    innovation: ['创新案例', 'Innovation cases'],
    round: ['申报批次', 'Programme rounds'],
  },
  kindsOf: ['类别', 'Kinds'],
  name: ['英文名称', 'Name in English'],
  summary: ['英文摘要', 'Summary in English'],
  save: ['保存', 'Save'],
  saveOf: (name: string) => [`保存：${name}`, `Save: ${name}`],
  saved: ['英文已保存', 'The English text is saved'],
  none: ['都有英文了', 'Everything has English'],
  noneHint: ['这一类公开内容都有英文名称。', 'All that is public of this kind has a name in English.'],
});

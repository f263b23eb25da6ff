import * as z from 'zod';
import { page } from '../endpoint.ts';
import { derived, text } from '../fields.ts';
import { publicShapesOf, shapesOf } from '../form-shapes.ts';
import { DAY } from '../time.ts';
import { DECLARATION_FORM } from './declaration.ts';

/** Limits of what declarants write. */
export const DECLARATION_LIMITS = {
  /** Of one declaration as JSON, in bytes. */
  bytes: 500 * 1024,
  files: 20,
  /** Characters of one word to the office, or from it. */
  word: 2000,
  starts: { limit: 20, windowSeconds: DAY },
  saves: { limit: 600, windowSeconds: 600 },
  words: { limit: 60, windowSeconds: 600 },
} as const;

/** What a dialogue about a declaration is kept as among the talks about reviewed items: none of their kinds. */
export const DECLARATION_TALK = 20;

const id = z.string().trim().min(1, 'required').max(64, 'too_long');
const idText = text(50);

const { declarant_name: _applicant, ...shapes } = shapesOf(DECLARATION_FORM);

/** What is typed into the registration sheet, in whatever state; who the applicant is comes from the account. */
export const declarationForm = z.strictObject({
  ...shapes,
  org_province_name: text(50),
  establish_date: text(20),
  scope: idText,
  orgRec_id: idText,
  personRec_id: idText,
});

/** A file of the catalogue; `kind` is a row of `project_round_file`. */
const declaredFile = z.strictObject({
  file_name: text(255),
  file_path: z.string().trim().min(1, 'required').max(500, 'too_long'),
  kind: idText,
  ...derived('id', 'type', 'item_id', 'file_suffix', 'size', 'add_time', 'is_delete'),
});
export type DeclaredFile = z.input<typeof declaredFile>;

export const declarationSave = z.strictObject({
  id,
  /** The one that the form was read with. */
  version: z.number().int().min(0),
  form: declarationForm,
  attachments: z.array(declaredFile).max(DECLARATION_LIMITS.files, 'too_many').optional(),
});
export type DeclarationSave = z.output<typeof declarationSave>;

export const declarationKey = z.strictObject({ id });
export const declarationSubmit = z.strictObject({ id, version: z.number().int().min(0) });

/** `update_date` is `YYYY-MM-DD HH:mm:ss` in Beijing. */
export const declarationStand = z.object({ version: z.number(), update_date: z.string() });

export const submitted = declarationStand.extend({
  receipt: z.string(),
  /** Unix seconds. */
  submit_time: z.number(),
});

export const startedDeclaration = z.object({ id: z.string(), started: z.boolean() });

const declarationRound = z.object({
  id: z.string(),
  title: z.string(),
  title_en: z.string().nullable(),
  guide: z.string().nullable(),
  /** Unix seconds. */
  opens: z.number(),
  closes: z.number(),
  is_open: z.boolean(),
});

/** The way of a declaration; what nobody published yet is not told. */
const STEPS = ['declared', 'recommending', 'recommended', 'selected', 'published'] as const;
const step = z.object({
  step: z.enum(STEPS),
  done: z.boolean(),
  /** Unix seconds, null where it is not known or not yet. */
  time: z.number().nullable(),
});
export type DeclarationStep = z.output<typeof step>;

const common = {
  id: z.string(),
  name: z.string(),
  /** 0 a draft, 1 declared, 2 returned, 3 withdrawn by the office. */
  stage: z.number(),
  receipt: z.string().nullable(),
  submit_time: z.number().nullable(),
  update_date: z.string().nullable(),
  recommend_state: z.number(),
  /** Whether changes wait to be handed in. */
  pending: z.boolean(),
  editable: z.boolean(),
};

const declarationRow = z.object({
  ...common,
  org_name: z.string(),
  round_title: z.string().nullable(),
  round_title_en: z.string().nullable(),
  closes: z.number().nullable(),
  published: z.boolean(),
});
export type DeclarationRow = z.output<typeof declarationRow>;

/** The own declarations, and the round that takes new ones or took them last. */
export const ownDeclarations = page(declarationRow).extend({ round: declarationRound.nullable() });

const storedFile = z.object({
  file_name: z.string(),
  file_path: z.string(),
  file_suffix: z.string().nullable(),
  size: z.number(),
  kind: z.string().nullable(),
});

export const declarationDetail = z.object({
  ...common,
  version: z.number(),
  round_id: z.string().nullable(),
  return_reason: z.string().nullable(),
  round: declarationRound.nullable(),
  /** What the attachments must or may hold. */
  kinds: z.array(z.object({ id: z.string(), name: z.string(), is_required: z.boolean() })),
  /** As it was saved last, handed in or not. */
  form: z.object({
    ...publicShapesOf(DECLARATION_FORM),
    orgRec_id: z.string().nullable(),
    personRec_id: z.string().nullable(),
  }),
  attachments: z.array(storedFile),
  phone: z.string().nullable(),
  steps: z.array(step),
});
export type DeclarationDetail = z.output<typeof declarationDetail>;

/** A word between a declarant and the office; declarants are not told who of the office wrote. */
const word = z.object({
  id: z.string(),
  content: z.string(),
  from_declarant: z.boolean(),
  is_own: z.boolean(),
  author: z.string().nullable(),
  add_time: z.number(),
});
export type DialogueWord = z.output<typeof word>;
export const dialogue = z.object({ words: z.array(word) });

export const wordInput = z.strictObject({
  id,
  content: z.string().trim().min(1, 'required').max(DECLARATION_LIMITS.word, 'too_long'),
});

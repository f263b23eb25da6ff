import * as z from 'zod';

/** How the office narrows its table of declarations, and what is exported of it: columns by their values, and a word. */
export const OFFICE_FILTERS = [
  ...(['round', 'keyword', 'scope', 'unit', 'province', 'industrial', 'stage', 'recommend_state'] as const),
  ...(['report_type', 'selected', 'recommender', 'progress'] as const),
] as const;

/** `stage` of all that stands in the round: declared, or returned to be declared again. */
export const STANDING = 'standing';

/** Declarations that a page of the table counts at most; with more, filters find the rest and exports hold it. */
export const OFFICE_COUNTED = 600;

/** A filter's value for declarations in which nothing stands there: those of before rounds had rows, of no field, of no province. */
export const NONE = 'none';

/** A type as operators read it: whatever is neither the first nor the second is on standby (decision 96). */
export const operatorType = (type: number | null): number | null =>
  type === null || type === 1 || type === 2 ? type : 3;

/** A grade as operators read it: whatever is neither met nor general was not chosen (back-office§3). */
export const operatorGrade = (grade: number | undefined): number => (grade === 1 || grade === 2 ? grade : 0);

const stored = z.string().nullable();

/** A declaration in the office's table. */
export const officeProject = z.object({
  id: z.string(),
  name: z.string(),
  receipt: stored,
  /** Unix seconds. */
  submit_time: z.number().nullable(),
  org_name: z.string(),
  org_province_name: stored,
  industrial: z.number().nullable(),
  scope: stored,
  scope_name: stored,
  scope_name_en: stored,
  /** Names of its recommending unit and person, null where there is none (decision 97). */
  unit_name: stored,
  person_name: stored,
  declarant_name: stored,
  stage: z.number(),
  recommend_state: z.number(),
  /** `YYYY-MM-DD HH:mm:ss` in Beijing. */
  recommend_date: stored,
  report_type: z.number().nullable(),
  last_selected: z.number(),
  published: z.boolean(),
});
export type OfficeProject = z.output<typeof officeProject>;

const column = z.union([z.string(), z.number(), z.null()]);

/** An opinion about a project as the office reads it. */
const officeOpinion = z.object({
  id: z.string(),
  recommender_id: z.string(),
  recommender: stored,
  /** 1 unit, 2 person, 3 expert. */
  identify: z.number().nullable(),
  recommend_type: z.number(),
  comment: z.string(),
  /** Unix seconds. */
  add_date: z.number(),
  /** `YYYY-MM-DD HH:mm:ss` in Beijing. */
  update_date: stored,
  /** False where a hard conflict stands between its writer and the project. */
  counts: z.boolean(),
  /** By criterion: 1 meets, 2 general, 0 not chosen. */
  grades: z.record(z.string(), z.number()),
});
export type OfficeOpinion = z.output<typeof officeOpinion>;

/** What happened to a declaration. */
const officeEvent = z.object({
  id: z.string(),
  /** Unix seconds. */
  time: z.number(),
  action: z.string(),
  /** A user's or a recommender's name; null for the platform itself. */
  who: stored,
  before: stored,
  after: stored,
  opinion: stored,
});
export type OfficeEvent = z.output<typeof officeEvent>;

const file = z.object({
  file_name: z.string(),
  file_path: z.string(),
  file_suffix: stored,
  size: z.number(),
  kind: stored,
});

/** A declaration with all that the office knows of it (back-office§2, dialog 8). */
export const officeDetail = z.object({
  /** Every column of the registration sheet, and where it stands. */
  project: z.record(z.string(), column),
  files: z.array(file),
  /** The account that declared it. */
  user: z.object({ account: stored, name: stored, nickname: stored, tel: stored }).nullable(),
  scope: z.object({ name: z.string(), name_en: stored }).nullable(),
  round: z
    .object({ id: z.string(), title: z.string(), title_en: z.string().nullable(), opinions_needed: z.number() })
    .nullable(),
  opinions: z.array(officeOpinion),
  history: z.array(officeEvent),
});
export type OfficeDetail = z.output<typeof officeDetail>;

/** Characters of a reason that a declarant reads. */
const REASON_MAX = 1000;

/** Where the office moves a declaration: back to its declarant (2) or out of the round (3), with a reason; or back in (1). */
export const stageChange = z
  .strictObject({
    id: z.string().min(1, 'required').max(64),
    /** The stage that it was read in. */
    from: z.literal([1, 2, 3]),
    stage: z.literal([1, 2, 3]),
    reason: z.string().trim().max(REASON_MAX).optional(),
  })
  .superRefine(({ stage, reason }, context) => {
    if (stage !== 1 && !reason) context.addIssue({ code: 'custom', path: ['reason'], message: 'required' });
  });
export type StageChange = z.output<typeof stageChange>;

/** A number of the office's figures, with the value of the filter that opens its rows. */
const counted = z.object({
  value: z.string(),
  declared: z.number(),
  recommended: z.number(),
  selected: z.number(),
});
export type Counted = z.output<typeof counted>;

/** How far a recommender is with what it was given in a round. */
export const progress = z.object({
  recommender_id: z.string(),
  name: stored,
  identify: z.number(),
  /** Projects that chose it, or that the office gave it. */
  assigned: z.number(),
  written: z.number(),
  /** Those that still wait for its opinion. */
  due: z.number(),
});
export type Progress = z.output<typeof progress>;

/** The figures of a round, and the totals of the last rounds beside them. */
export const officeFigures = z.object({
  /** Null where there is none, or for declarations of before rounds had rows. */
  round: z
    .object({ id: z.string(), title: z.string(), title_en: z.string().nullable(), opinions_due: z.number().nullable() })
    .nullable(),
  total: counted,
  returned: z.number(),
  withdrawn: z.number(),
  scope: z.array(counted.extend({ name: stored, name_en: stored })),
  province: z.array(counted),
  industrial: z.array(counted),
  rounds: z.array(counted.extend({ title: z.string(), title_en: z.string().nullable() })),
});
export type OfficeFigures = z.output<typeof officeFigures>;

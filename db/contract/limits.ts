/** Limits that forms, calls and tables share (core§5, core§9, CALLS.md "Generic table service"). */
export const LIMITS = {
  pageSize: 10,
  maxPageSize: 100,
  /** Rows that a list loads at a time which goes on as somebody scrolls (back-office§9). */
  scrolledRows: 20,
  /** Exact totals, and numbers beside filters, are counted up to here in the catalogue; beyond it reads "1000+". */
  exactTotal: 1000,
  /** Rows of all other lists are counted up to here; beyond it reads "500+", and pages end. */
  listTotal: 500,
  fileBytes: 30 * 1024 * 1024,
  whereDepth: 3,
  whereConditions: 30,
  /** Values of one `in`. */
  whereInValues: 100,
  /** Conditions of one list that search rich text: each goes through whole articles. */
  richSearches: 3,
  orderColumns: 5,
  /** Columns of one answer, joined ones included: D1 refuses more. */
  selectedColumns: 95,
  /** Children of one parent that `process` brings along. */
  childrenPerParent: 100,
  /** Rows that one list of the table service reads, and bytes that it answers: whoever asks for more is refused. */
  readRows: 5000,
  answerBytes: 2_000_000,
  /** Rows of one put, del or remove where each row is judged by itself. */
  hookedRows: 100,
  joins: 4,
  processes: 4,
  addsRows: 100,
  workOperations: 20,
  /** Rows that all operations of one `work` add. */
  workRows: 400,
} as const;

/** Parts of an item's page in which its publisher reads what was said, as addresses name them. */
export const TALK_ANCHORS = { comment: '#comments', feedback: '#feedback' } as const;

/** Longest texts of comments and feedback, in characters. */
export const TALK_MAXIMA = {
  ...{ comment: 2000, phone: 50, name: 50, province: 50, remark: 2000, files: 20 },
  /** Keys of other rows are short, whatever they name. */
  key: 64,
} as const;

/** audit_status of results, demands, projects, organisations, memberships (core§4, decision 62). */
export const AUDIT = { pending: 1, returned: 3, approved: 4, rejected: 5 } as const;
export type AuditStatus = (typeof AUDIT)[keyof typeof AUDIT];

/** item_type of attachments' owners, comments, feedback and pushes (core§9, decision 78). */
export const ITEM = { result: 1, demand: 2, park: 3, product: 4, project: 5, expert: 6, news: 7, innovate: 8 } as const;

/** Authorities of staff (core§6, decision 25). */
export const AUTHORITIES = [
  'cg-input',
  'cg-auditor',
  'xq-input',
  'xq-auditor',
  'push-admin',
  'project-admin',
  'content-admin',
  'admin',
] as const;
export type Authority = (typeof AUTHORITIES)[number];

/** Characters of a kept form up to which it stays in its row for good: moving it would save nothing. */
export const HISTORY_CHARACTERS = 1000;

/** Bytes of a publication's detail, and characters of one of its texts, beyond which the texts of an old one move to the object store. */
export const BODY_BYTES = 8192;
/** So many of each text stay in the row: as many as follows, matches and portraits read. */
export const BODY_BEGINNING = 4000;

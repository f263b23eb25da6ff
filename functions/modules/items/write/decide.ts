import type { PublishedKind } from '../../../../db/contract/items.ts';
import { AUDIT, type AuditStatus } from '../../../../db/contract/limits.ts';
import type { AuditInput } from '../../../../db/contract/publishing.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import type { Caller } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { decideOnce } from '../../../platform/decision.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { listingEnd, readMonths } from '../../../platform/listing.ts';
import { noticeEntry } from '../../../platform/notices.ts';
import { type Row, update } from '../../../platform/sql.ts';
import { formValues } from '../../../tables/items/form.ts';
import { approvedStatements, isClassified, type Writing } from '../../../tables/items/lifecycle.ts';
import { type ItemParts, itemOf, readItemParts } from '../../../tables/items/parts.ts';
import { applyProposal, givenOf, type Proposal, proposalsFor, readProposals } from '../../../tables/items/proposals.ts';
import { withdrawStatements } from '../../../tables/items/publication.ts';
import type { ItemRow, Written } from '../../../tables/items/working.ts';
import { publisherTold } from '../lists/publisher-told.ts';
import { checkReviewer, type ReviewFacts } from '../lists/review-facts.ts';
import { settleObjections } from './objections.ts';
import { readUnversioned } from './stored-form.ts';

/** What an auditor may decide about an item in a state (core§4, decision 62). */
const DECISIONS: Readonly<Record<number, readonly AuditStatus[]>> = {
  [AUDIT.pending]: [AUDIT.approved, AUDIT.returned, AUDIT.rejected],
  [AUDIT.approved]: [AUDIT.returned, AUDIT.rejected],
};

/** What is under review, as the decision about it needs it. */
interface Subject {
  row: Row & { name: string; add_user: string; audit_status: number; version: number };
  /** JSON of the values that were handed in. */
  form: string;
  /** Columns that change with every decision, and those that an approval changes besides. */
  decided: (at: number) => Row;
  approved: (at: number) => Row;
  /** What an approval means for the public, given the row as it is then. */
  publish: (row: Row, writing: Writing) => Statement[];
  /** Whether an approval makes it public. */
  listed: (at: number) => boolean;
}

/** The parts of an item once its proposals are applied: the public version and the kept form say what the organisation then says. */
function withProposals(parts: ItemParts, proposals: readonly Proposal[]): ItemParts {
  const applied = { ...parts };
  for (const proposal of proposals) {
    const values = givenOf(proposal);
    if (proposal.part === 'promotion') applied.promotion = applied.promotion && { ...applied.promotion, ...values };
    else applied.organization = applied.organization && { ...applied.organization, ...values };
  }
  return applied;
}

/** Its owner took the item out after handing it in: an approval does not bring it back, `relist` does. */
const keptOut = (row: ItemRow, at: number): boolean =>
  row.unlist_time !== null &&
  Number(row.unlist_time) > Number(row.update_time ?? row.add_time) &&
  Number(row.expire_time ?? 0) > at;

/** A result or demand: an approval begins the listing, or leaves a running one (core§4). */
async function publishedSubject(db: Database, kind: PublishedKind, id: string): Promise<Subject | null> {
  const [months = [], proposed, ...answers] = await db.batch<unknown>([
    readMonths,
    readProposals(id),
    ...readItemParts(kind, id),
  ]);
  const item = itemOf(answers);
  if (!item) return null;
  const { row, parts } = item;
  const proposals = proposalsFor(proposed, row).filter(({ part, may }) => may === 1 && parts[part]);
  return {
    row,
    form: JSON.stringify(formValues(kind, row, parts)),
    decided: () => ({ version: row.version + 1 }),
    approved: (at) => {
      const release = Number(row.release_time ?? at);
      const end = Number(row.expire_time ?? 0);
      return { release_time: release, sort_time: release, expire_time: end > at ? end : listingEnd(months, at) };
    },
    publish: (after, writing) => [
      ...proposals.flatMap((proposal) =>
        applyProposal(writing.caller.userId, id, proposal, parts[proposal.part] ?? {}),
      ),
      ...approvedStatements(
        kind,
        after,
        withProposals(parts, proposals),
        writing,
        keptOut(row, writing.at) ? 'keep' : 'publish',
      ),
    ],
    listed: (at) => !isClassified(row) && !keptOut(row, at),
  };
}

/** A project or an expert: an approved row is what the public reads, and its table keeps the approved version. */
async function unversionedSubject(db: Database, facts: ReviewFacts, id: string): Promise<Subject | null> {
  const row = await readUnversioned(db, facts, id);
  return (
    row && {
      row,
      form: row.form,
      decided: (at) => ({ update_time: at }),
      approved: (at) => ({ release_time: row.release_time ?? at }),
      publish: () => [],
      listed: () => false,
    }
  );
}

/**
 * Keeps the values of a version that went back to its publisher, which auditors see beside what is handed in again; another
 * decision than a return ends that.
 */
const keepReturned = (
  { itemType }: ReviewFacts,
  { row, form }: Subject,
  { id, audit_status }: AuditInput,
  at: number,
): Statement =>
  audit_status === AUDIT.returned
    ? {
        sql: `INSERT INTO returned_version(item_id, item_type, version, form, return_time) VALUES (?,?,?,?,?)
              ON CONFLICT(item_id) DO UPDATE SET version = excluded.version, form = excluded.form, return_time = excluded.return_time`,
        params: [id, itemType, row.version, form, at],
      }
    : { sql: 'DELETE FROM returned_version WHERE item_id = ?', params: [id] };

/** Tells the publisher what was decided; nobody is told of an own decision. */
function decisionNotice(
  facts: ReviewFacts,
  { row, listed }: Subject,
  input: AuditInput,
  { caller, at }: Writing,
): Statement[] {
  const { id, audit_status, opinion } = input;
  const approved = audit_status === AUDIT.approved;
  const page =
    approved && listed(at) ? `${facts.page}/${id}/${encodeURIComponent(row.name)}` : `/reviewTalk/${facts.pages}/${id}`;
  return [
    noticeEntry({
      ...publisherTold(facts, id, page, caller.userId ?? ''),
      topic: 'audited',
      itemType: facts.itemType,
      itemId: id,
      params: {
        ...{ name: row.name, audit_status, opinion: opinion || null },
        ...(approved && isClassified(row) && { inside: 1 }),
      },
      onceKey: `audited:${id}:${row.version}`,
    }),
  ];
}

/** What goes along with a decision. */
interface Along {
  /** The approved version leaves the public lists, whatever the state of the edit under review. */
  withdraws?: boolean;
  /** For the batch of the decision, before everything else. */
  statements?: Statement[];
}

/**
 * Decides about an item: approve, return with an opinion, reject with an opinion (CALLS.md "Sign-in and publishing calls"). Its
 * publisher is told; an edit that is not approved leaves the approved version as it is.
 * @param input with `version`, the decision holds for exactly the version that the auditor read
 * @throws AppError 401 without a user, 403 for others than auditors of the kind, 404, 409 when it is not under review or was
 * changed meanwhile
 */
export async function decide(
  db: Database,
  caller: Caller,
  facts: ReviewFacts,
  input: AuditInput,
  { withdraws = false, statements = [] }: Along = {},
): Promise<Written> {
  const userId = checkReviewer(caller, facts);
  const { noun, key, published } = facts;
  const { id, audit_status } = input;
  const subject = await (published ? publishedSubject(db, published.kind, id) : unversionedSubject(db, facts, id));
  if (!subject) throw notFound();
  const { row } = subject;
  if (input.version !== undefined && input.version !== row.version) throw new AppError(409, 'conflict');
  // What was public once and was taken off comes back as it is, where nothing but its row is published.
  const restores =
    !published && row.audit_status === AUDIT.rejected && audit_status === AUDIT.approved && row.release_time !== null;
  if (!withdraws && !restores && !DECISIONS[row.audit_status]?.includes(audit_status)) {
    throw new AppError(409, 'not_under_review');
  }
  const at = now();
  const approved = audit_status === AUDIT.approved;
  const opinion = input.opinion || null;
  const changes = {
    ...{ audit_status, audit_opinion: opinion, ...subject.decided(at) },
    ...(approved && subject.approved(at)),
  };
  const leaves = published && (withdraws || (!approved && row.audit_status === AUDIT.approved));
  const states = { before: row.audit_status, after: audit_status, opinion };
  const counts = await decideOnce(db, {
    first: [...statements, ...settleObjections(facts, { itemId: id, name: row.name, userId, ...states })],
    guarded: update(noun, changes, { sql: `${key} = ? AND version = ? AND is_delete = 0`, params: [id, row.version] }),
    follows: [
      ...(leaves ? withdrawStatements(published.kind, id) : []),
      ...(approved ? subject.publish({ ...row, ...changes }, { caller, at }) : []),
      keepReturned(facts, subject, input, at),
    ],
    told: decisionNotice(facts, subject, input, { caller, at }),
    log: [auditEntry({ userId, action: 'audit', table: noun, itemId: id, ...states })],
  });
  if (!counts) throw new AppError(409, 'conflict');
  return { id, code: String(row.code ?? ''), audit_status };
}

import type { ReviewedType } from '../../../db/contract/items.ts';
import { LIMITS } from '../../../db/contract/limits.ts';
import { changesOf, type FormValues, shownValue } from '../../../db/contract/review-changes.ts';
import { reviewFields } from '../../../db/contract/review-fields.ts';
import type { ListFilter, ReviewDetail } from '../../../db/contract/reviews.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database, Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { notFound } from '../../platform/errors.ts';
import { shownName } from '../../platform/masked-account.ts';
import { numberIn } from '../../platform/paging.ts';
import { placeInEnglish } from '../../platform/place-names.ts';
import { attributionOf, readAttribution } from '../items/lists/attribution.ts';
import { commentsOf, readComments, submissions } from '../items/lists/comments.ts';
import { queueWay } from '../items/lists/lists.ts';
import { checkReviewer, factsOf, type ReviewFacts } from '../items/lists/review-facts.ts';
import { storedForm } from '../items/write/stored-form.ts';
import { approvedOf, readApproved, readReturned, returnedOf } from './approved.ts';
import { duplicatesOf, type Subject } from './duplicates.ts';
import { namedOrganizations, readNamedOrganizations } from './organizations.ts';

const HISTORY = 50;

interface ReviewedItem extends Subject {
  add_time: number;
  update_time: number | null;
  audit_status: number;
  is_public: number;
  submission: number;
  publisher: string | null;
}

function readItem(facts: ReviewFacts, id: string): Statement {
  const { noun, key, detail, isPublic } = facts;
  return {
    sql: `SELECT c.${key} AS id, c.name, c.add_user, c.profile, ${detail} AS detail_desc, c.add_time, c.update_time,
            c.audit_status, nullif(${shownName('u')}, '') AS publisher, ${isPublic} AS is_public,
            ${submissions(facts, `c.${key}`)} AS submission
          FROM ${noun} c LEFT JOIN user u ON u.user_id = c.add_user WHERE c.${key} = ? AND c.is_delete = 0`,
    params: [id],
  };
}

const readHistory = ({ noun }: ReviewFacts, id: string): Statement => ({
  sql: `SELECT l.id, l.action, l.before, l.after, l.opinion, iif(l.user_id IS NULL, NULL, ${shownName('u')}) AS user, l.add_time
        FROM audit_log l LEFT JOIN user u ON u.user_id = l.user_id
        WHERE l.table_name = ? AND l.item_id = ? ORDER BY l.add_time DESC, l.id DESC LIMIT ${HISTORY}`,
  params: [noun, id],
});

/** English names of the places that stand in versions of a form. */
function placesOf({ kind }: ReviewFacts, forms: readonly FormValues[]): Record<string, string> {
  const fields = reviewFields(kind).filter(({ value }) => value === 'list');
  const places = forms.flatMap((form) => fields.map((field) => (shownValue(form, field) as string[]).join()));
  return Object.fromEntries(
    places.map((place) => [place, placeInEnglish(place)]).filter((entry): entry is [string, string] => !!entry[1]),
  );
}

const idOf = (rows: unknown[] | undefined): string | null => (rows?.[0] as { id: string } | undefined)?.id ?? null;

/**
 * Everything that an auditor needs for a decision: the form, the last approved version and what differs, the talk, likely
 * duplicates, what happened before, and the neighbours in the queue.
 * @param queue what narrows and orders the queue that the reader comes from; by default all that waits, oldest first
 * @throws AppError 401 without a user, 403 for others than auditors of the kind, 404, 503 where the object store does not give a version
 */
export async function reviewOf(
  db: Database,
  env: Env,
  caller: Caller,
  itemType: ReviewedType,
  id: string,
  queue: ListFilter = {},
): Promise<ReviewDetail> {
  const facts = factsOf(itemType);
  const userId = checkReviewer(caller, facts);
  const named = readNamedOrganizations(facts, id);
  const attributed = readAttribution(facts, id);
  const [items, comments, history, returnedRows, previous, next, waiting, ...answers] = await db.batch([
    readItem(facts, id),
    readComments(facts, id, userId, true),
    readHistory(facts, id),
    readReturned(id),
    ...queueWay(facts.kind, queue, id),
    ...named,
    ...attributed,
    ...readApproved(facts, id),
  ]);
  const versions = answers.slice(named.length + attributed.length);
  const item = items?.[0] as ReviewedItem | undefined;
  if (!item) throw notFound();
  const form = await storedForm(db, env, caller, facts, id);
  const [approved, returned] = await Promise.all([approvedOf(env, facts, versions), returnedOf(env, returnedRows)]);
  return {
    form,
    publisher: item.publisher,
    add_time: item.add_time,
    update_time: item.update_time,
    is_public: item.is_public,
    submission: item.submission,
    approved: approved?.form ?? null,
    approved_version: approved?.version ?? null,
    changes: approved ? changesOf(facts.kind, approved.form, form) : [],
    organizations: namedOrganizations(answers.slice(0, named.length)),
    attribution: attributionOf(answers.slice(named.length, named.length + attributed.length)),
    returned_changes: returned ? changesOf(facts.kind, returned, form) : null,
    places: placesOf(
      facts,
      [form, approved?.form, returned].filter((each) => !!each),
    ),
    comments: commentsOf(comments),
    duplicates: await duplicatesOf(db, facts, item),
    history: (history ?? []) as ReviewDetail['history'],
    previous: idOf(previous),
    next: idOf(next),
    waiting: Math.min(numberIn(waiting), LIMITS.listTotal),
  };
}

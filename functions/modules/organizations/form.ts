import { AUDIT } from '../../../db/contract/limits.ts';
import {
  type Membership,
  ORGANIZATION_TYPE,
  type OrganizationEdit,
  type OrganizationForm,
  type OrganizationValues,
} from '../../../db/contract/organizations.ts';
import { storedAddress, storedFiles } from '../../data/files.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database, type Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError, invalid, notFound } from '../../platform/errors.ts';
import { writeOr } from '../../platform/guarded.ts';
import { selectKnownPlaces, unknownPlaces } from '../../platform/places.ts';
import { newId } from '../../platform/random.ts';
import { cleanHtml } from '../../platform/sanitize.ts';
import { insert, insertAll, type Row, update } from '../../platform/sql.ts';
import { findOrganization } from '../../tables/items/named-organizations.ts';
import { isReviewed, keepEdits, OWN_EDIT, takeReviewed } from '../../tables/organization-edits.ts';
import { edits } from './access.ts';
import { type Place, placeColumns, scopeRows, selectPlaces, selectScopes } from './places.ts';

/** Columns that are written as they come; an empty text is none. */
const PLAIN = [
  ...([
    'org_type',
    'logo',
    'window_name',
    'web_site',
    'director',
    'contacts',
    'contacts_tel',
    'contacts_email',
  ] as const),
  ...(['wechat', 'economic_circle', 'staff_num_range', 'reg_location', 'talent', 'equipment'] as const),
  ...(['business_direction', 'performance', 'team_scale', 'assets', 'capital', 'technology', 'business'] as const),
  ...(['industry', 'industry_id', 'recommendation', 'country', 'address', 'estiblish_time'] as const),
  ...(['legal_person_name', 'tyc_org_id', 'tyc_type', 'social_credit_code', 'organization_code'] as const),
  ...(['reg_number', 'legal_type'] as const),
];

type Given = Omit<OrganizationEdit, 'organization_id'>;

/** What was not given keeps its value, so that an edit may name single fields. */
function columnsOf(given: Given, asked: object, places: readonly Place[]): Row {
  const plain = PLAIN.filter((name) => Object.hasOwn(asked, name)).map((name) => [name, given[name] || null]);
  return {
    ...Object.fromEntries(plain),
    ...(given.profile !== undefined && { profile: given.profile ? cleanHtml(given.profile) : null }),
    ...placeColumns(given, places),
  };
}

interface Read {
  places: Place[];
  scopes: { id: string; pid: string }[];
  found: { organization_id: string } | undefined;
}

async function read(db: Database, given: Given, name: string): Promise<Read> {
  const named = [{ table: 'organization', row: { country: given.country } }];
  const [places, scopes, found, known] = await db.batch<unknown>([
    selectPlaces(given),
    selectScopes(given.scopes ?? []),
    findOrganization(name),
    selectKnownPlaces(named),
  ]);
  const unknown = unknownPlaces(named, known);
  if (unknown.length > 0) throw invalid(unknown);
  return {
    places: places as Place[],
    scopes: scopes as Read['scopes'],
    found: found?.[0] as Read['found'],
  };
}

/** The rows of a new organisation: approved, its creator administers it (core§4, decision 28). */
function founding(userId: string, name: string, columns: Row, at: number): { id: string; statements: Statement[] } {
  const id = newId();
  const common = { user_id: userId, is_delete: 0, add_time: at, audit_status: AUDIT.approved };
  return {
    id,
    statements: [
      insert('organization', { organization_id: id, name, type: ORGANIZATION_TYPE.byForm, ...columns, ...common }),
      insert('organisation_user', { id: newId(), organization_id: id, is_admin: 1, ...common }),
      auditEntry({ userId, action: 'create', table: 'organization', itemId: id, after: name }),
    ],
  };
}

/**
 * Creates an organisation from its information form (core§4: type 5, approved, the creator is its administrator).
 * @throws AppError 401 without a user, 409 organization_exists_join when the name is taken, 422
 */
export async function createOrganization(
  db: Database,
  env: Env,
  caller: Caller,
  input: OrganizationForm,
): Promise<Membership> {
  const userId = userIdOf(caller);
  const { places, scopes, found } = await read(db, input, input.name);
  if (found) throw new AppError(409, 'organization_exists_join');
  const columns = columnsOf(input, input, places);
  await checkLogo(columns, { caller, db, env }, {}, '');
  const { id, statements } = founding(userId, input.name, columns, now());
  await writeOr(db, { taken: 'organization_exists_join', index: 'organization.name' }, [
    ...statements,
    ...insertAll('organization_scope', scopeRows(id, input.scopes ?? [], scopes)),
  ]);
  return { organization_id: id, name: input.name, is_admin: 1, audit_status: AUDIT.approved, created: true };
}

/** The picture is a stored one that the caller may use; it is kept without a host. */
async function checkLogo(columns: Row, context: { caller: Caller; db: Database; env: Env }, before: Row, id: string) {
  if (!columns.logo) return;
  const waiting = (JSON.parse(String(before.waiting ?? '{}')) as Row).logo;
  const named = { field: 'logo', address: String(columns.logo), item: id, before: [before.logo, waiting] };
  const [file] = await storedFiles([named], context);
  columns.logo = storedAddress(file?.object_key ?? '');
}

/**
 * Changes what an organisation says of itself; its name is locked (core§2), scopes given become exactly its scopes. Ways to
 * reach its people, place and scopes change at once; of what the public reads, an administrator's changes wait for a reviewer.
 * @param asked the body as it came: fields that it does not name keep their values
 * @returns whether something waits
 * @throws AppError 401 without a user, 404 for others than its administrators and staff, 409 where another edit came meanwhile, 422
 */
export async function editOrganization(
  db: Database,
  env: Env,
  caller: Caller,
  input: OrganizationEdit,
  asked: object,
): Promise<{ organization_id: string; waits: boolean }> {
  const userId = userIdOf(caller);
  const id = input.organization_id;
  if (!edits(caller, id)) throw notFound();
  const [{ places, scopes }, before] = await Promise.all([
    read(db, input, ''),
    db.first<Row>(
      `SELECT o.*, (SELECT given FROM organization_proposal p WHERE p.item_id = o.organization_id AND p.part = '${OWN_EDIT}') AS waiting
       FROM organization o WHERE o.organization_id = ? AND o.is_delete = 0`,
      [id],
    ),
  ]);
  if (!before) throw notFound();
  const columns = columnsOf(input, asked, places);
  await checkLogo(columns, { caller, db, env }, before, id);
  const reviewed = isReviewed(caller) ? takeReviewed(columns) : {};
  const kept =
    Object.keys(reviewed).length > 0
      ? await keepEdits(db, userId, [before], reviewed, now())
      : { statements: [], waits: false };
  const links: Statement[] = input.scopes
    ? [
        { sql: 'DELETE FROM organization_scope WHERE org_id = ?', params: [id] },
        ...insertAll('organization_scope', scopeRows(id, input.scopes, scopes)),
      ]
    : [];
  await writeOr(db, 'conflict', [
    // Nothing but scopes may be given: the row is then only asked to be there.
    update(
      'organization',
      { is_delete: 0, ...columns },
      { sql: 'organization_id = ? AND is_delete = 0', params: [id] },
    ),
    assertChanged(),
    ...links,
    ...kept.statements,
  ]);
  db.publicChanged = true;
  return { organization_id: id, waits: kept.waits };
}

/**
 * All values of an organisation for its edit form.
 * @throws AppError 401 without a user, 404 for others than its administrators and staff
 */
export async function organizationForEdit(db: Database, caller: Caller, id: string): Promise<OrganizationValues> {
  userIdOf(caller);
  if (!edits(caller, id)) throw notFound();
  const [rows = [], scopes = []] = await db.batch<unknown>([
    { sql: 'SELECT * FROM organization WHERE organization_id = ? AND is_delete = 0', params: [id] },
    {
      sql: `SELECT s.id, s.name, s.name_en FROM organization_scope l JOIN scope s ON s.id = l.second_scope_id
            WHERE l.org_id = ? ORDER BY s.id`,
      params: [id],
    },
  ]);
  const row = rows[0] as Omit<OrganizationValues, 'scope' | 'scopes'> | undefined;
  if (!row) throw notFound();
  const scope = scopes as OrganizationValues['scope'];
  return { ...row, scopes: scope.map((each) => each.id), scope } as OrganizationValues;
}

import { PHONE } from '../../../db/contract/accounts';
import { isEmail } from '../../../db/contract/formats';
import { PUBLISHED, type PublishedKind } from '../../../db/contract/items';
import { api, readRows } from '../../kit/api';
import type { SessionUser } from '../session';
import type { Known, KnownFrom } from './known/known';
import { type KnownOrganization, knownOrganization, lastOrganization } from './organizations';
import type { ItemFacts } from './types';

const COLUMNS = ['contacts', 'contacts_tel', 'contacts_email', 'contacts_wechat', 'contacts_addr', 'unit'] as const;

const newest = (userId: string) =>
  ({
    columns: COLUMNS,
    where: { add_user: userId, is_delete: 0 },
    order: [['add_time', 'desc']],
    pageSize: 1,
  }) as const;

/**
 * Whom a member named in the own newest item of a kind.
 * @param unit key of the organisation that the next one is published for: the contact of another is not its own
 */
async function lastContact(kind: PublishedKind, userId: string, unit: string | null): Promise<ItemFacts> {
  // Without a person in the condition the newest item would be anybody's.
  if (!userId) return {};
  const silent = { silent: true } as const;
  const page = await (kind === 'result'
    ? readRows({ table: 'chengguo', ...newest(userId) }, silent)
    : readRows({ table: 'xuqiu', ...newest(userId) }, silent)
  ).catch(() => null);
  const row = page?.records[0];
  if (!row?.contacts || !row.contacts_tel || (row.unit || null) !== unit) return {};
  const { contacts, contacts_tel, contacts_email, contacts_wechat, contacts_addr } = row;
  return {
    ...{ contacts, contacts_tel },
    ...(contacts_email && { contacts_email }),
    ...(contacts_wechat && { contacts_wechat }),
    ...(contacts_addr && { contacts_addr }),
  };
}

/** The organisation that a form begins with. */
interface UsualOrganization extends KnownOrganization {
  name: string;
  /** Its key, where it is registered. */
  id: string | null;
  /** One that is registered says what is known of it; else it is what was typed last. */
  from: KnownFrom;
}

/** The organisation that was chosen last, or the one that the user belongs to (core§1, core§9). */
export async function usualOrganization(user: SessionUser | null): Promise<UsualOrganization | null> {
  if (!user) return null;
  const last = lastOrganization(user.user_id);
  const own = user.orgs[0];
  const name = last?.name ?? own?.name;
  if (name === undefined) return null;
  const id = last?.id ?? user.orgs.find((each) => each.name === name)?.organization_id;
  const known = id ? await knownOrganization(id, user) : { values: {}, item: {} };
  const values = { ...last?.values, ...known.values };
  return { name, values, item: known.item, id: id ?? null, from: id ? 'organization' : 'last' };
}

/** The member's own contact, as the account has it. */
function ownContact(user: SessionUser | null): ItemFacts {
  const { name, tel, account = '' } = user ?? {};
  const phone = tel || (PHONE.test(account) ? account : '');
  return {
    ...(name && { contacts: name }),
    ...(phone && { contacts_tel: phone }),
    ...(isEmail(account) && { contacts_email: account }),
  };
}

/** … with the address that the account is reached by. */
async function accountContact(user: SessionUser): Promise<ItemFacts> {
  const account = await api.get('/v1/user/account', {}, { silent: true }).catch(() => null);
  return { ...(account?.email && { contacts_email: account.email }), ...ownContact(user) };
}

/** The person whom a new item names: the organisation's contact, else whom the member named last, else the member. */
async function contactFor(
  kind: PublishedKind,
  user: SessionUser,
  usual: UsualOrganization | null,
): Promise<[from: KnownFrom, facts: ItemFacts][]> {
  const ofOrganization: [KnownFrom, ItemFacts] = ['organization', usual?.item ?? {}];
  const [last, own] = await Promise.all([lastContact(kind, user.user_id, usual?.id ?? null), accountContact(user)]);
  const person = usual?.item.contacts ?? last.contacts ?? own.contacts;
  // What else is known of the same person fills the gaps; what is known of another one does not.
  const same = (facts: ItemFacts): ItemFacts => (facts.contacts === person ? facts : {});
  return [ofOrganization, ['last', same(last)], ['account', same(own)]];
}

/**
 * What is known for the own fields of a new item, with where it is known from.
 * @param forOthers who enters for others names somebody else each time: the own last item says nothing
 */
async function itemKnown(
  kind: PublishedKind,
  user: SessionUser | null,
  usual: UsualOrganization | null,
  forOthers: boolean,
): Promise<Known> {
  if (!user) return {};
  const found = forOthers
    ? ([['organization', usual?.item.contacts ? usual.item : { ...usual?.item, ...ownContact(user) }]] as const)
    : await contactFor(kind, user, usual);
  const known: Record<string, Known[string]> = {};
  for (const [from, facts] of found) {
    for (const [field, value] of Object.entries(itemFields(kind, facts))) {
      known[`${kind}.${field}`] ??= { value, from };
    }
  }
  return known;
}

/** What a new form begins with beside its empty values: the organisation and whom to ask. */
interface FirstKnown {
  usual: UsualOrganization | null;
  /** By the paths of the fields. */
  known: Known;
  /** Values of the fields of the item itself. */
  item: Record<string, unknown>;
}

/** What the platform knows for a new item of a kind (core§1, core§9). */
export async function firstKnown(
  kind: PublishedKind,
  user: SessionUser | null,
  forOthers: boolean,
): Promise<FirstKnown> {
  const usual = await usualOrganization(user);
  const item = await itemKnown(kind, user, usual, forOthers);
  const under = `${kind}.`;
  const organization = Object.entries({ ...usual?.values, ...(usual && { name: usual.name }) }).map(
    ([field, value]) => [`organization.${field}`, { value, from: usual?.from ?? 'organization' }] as const,
  );
  return {
    usual,
    known: { ...item, ...Object.fromEntries(organization) },
    item: Object.fromEntries(Object.entries(item).map(([path, { value }]) => [path.slice(under.length), value])),
  };
}

/** Facts by the names that the fields of a kind have. */
export function itemFields(kind: PublishedKind, { region, ...facts }: ItemFacts): Record<string, unknown> {
  return { ...facts, ...(region && { [PUBLISHED[kind].region]: region }) };
}

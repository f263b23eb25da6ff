import { PHONE } from '../../../db/contract/accounts';
import { isEmail } from '../../../db/contract/formats';
import { PUBLISHED, type PublishedKind } from '../../../db/contract/items';
import type { SessionUser } from '../session';
import { type KnownOrganization, knownOrganization, lastOrganization } from './organizations';
import type { ItemFacts } from './types';

/** The organisation that a form begins with. */
export interface UsualOrganization extends KnownOrganization {
  name: string;
}

/** The organisation that was chosen last, or the one that the user belongs to (core§1, core§9). */
export async function usualOrganization(user: SessionUser | null): Promise<UsualOrganization | null> {
  if (!user) return null;
  const last = lastOrganization(user.user_id);
  const own = user.orgs[0];
  const name = last?.name ?? own?.name;
  if (name === undefined) return null;
  const id = last?.id ?? user.orgs.find((each) => each.name === name)?.organization_id;
  const known = id ? await knownOrganization(id) : { values: {}, item: {} };
  return { name, values: { ...last?.values, ...known.values }, item: known.item };
}

/** The member's own contact, as the account has it. */
export function ownContact(user: SessionUser | null): ItemFacts {
  const { name, tel, account = '' } = user ?? {};
  const phone = tel || (PHONE.test(account) ? account : '');
  return {
    ...(name && { contacts: name }),
    ...(phone && { contacts_tel: phone }),
    ...(isEmail(account) && { contacts_email: account }),
  };
}

/** What is known for a new item: the organisation's contact, else the member's own. */
export const firstFacts = (user: SessionUser | null, usual: UsualOrganization | null): ItemFacts =>
  usual?.item.contacts ? usual.item : { ...usual?.item, ...ownContact(user) };

/** Facts by the names that the fields of a kind have. */
export function itemFields(kind: PublishedKind, { region, ...facts }: ItemFacts): Record<string, unknown> {
  return { ...facts, ...(region && { [PUBLISHED[kind].region]: region }) };
}

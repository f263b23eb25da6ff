import { AUDIT } from '../../../db/contract/limits';
import { api, readRows } from '../../kit/api';
import type { Suggestion } from '../fields';
import type { SessionUser } from '../session';
import { hasAuthority } from '../session/session';
import type { ItemFacts, OrganizationValues } from './types';

/** What is known of a suggested organisation beside its name. */
export interface OrganizationSuggestion extends Suggestion {
  values: Partial<OrganizationValues>;
}

type Row = Record<string, string | null>;

const KNOWN = ['org_type', 'web_site', 'address', 'social_credit_code', 'legal_person_name', 'estiblish_time'] as const;

/** Where an organisation is. */
const PLACE = ['province', 'city', 'county', 'provinceName', 'cityName', 'countyName'] as const;

/** Whom it names to ask: its administrators read that, and these of the staff; asked by others, the call is refused whole. */
const CONTACTS = ['contacts', 'contacts_tel', 'contacts_email', 'wechat'] as const;
const READ_CONTACTS = ['cg-input', 'cg-auditor', 'xq-input', 'xq-auditor', 'push-admin', 'content-admin'] as const;

const readsContacts = (user: SessionUser | null, id: string): boolean =>
  user?.orgs.some((own) => own.organization_id === id && own.is_admin === 1) === true ||
  READ_CONTACTS.some((authority) => hasAuthority(user, authority));

const valuesOf = (row: Row): Partial<OrganizationValues> =>
  Object.fromEntries(KNOWN.flatMap((name) => (row[name] ? [[name, row[name]]] : [])));

const suggestion = (row: Row): OrganizationSuggestion => ({
  id: row.organization_id ?? undefined,
  name: row.name ?? '',
  note: row.org_type ?? row.social_credit_code ?? undefined,
  values: valuesOf(row),
});

/** Everybody's suggestions: the organisations that the user belongs to (core§7). */
export const ownOrganizations =
  (userId: string) =>
  async (word: string): Promise<OrganizationSuggestion[]> => {
    const page = await readRows(
      {
        table: 'organisation_user',
        columns: ['id'],
        where: { user_id: userId, audit_status: AUDIT.approved, 'org.name': { like: word } },
        leftJoin: [
          {
            table: 'organization',
            on: { organization_id: 'organization_id' },
            columns: ['organization_id', 'name', ...KNOWN],
            as: 'org',
          },
        ],
        pageSize: 20,
      },
      { silent: true },
    );
    return page.records.flatMap(({ org }) => (org ? [suggestion(org)] : []));
  };

/** Suggestions for staff: all organisations, and those of the register (core§6, decision 70). */
export async function allOrganizations(word: string): Promise<OrganizationSuggestion[]> {
  const page = await api.get('/egg/tyc/search', { word }, { silent: true });
  return Promise.all(page.records.map(suggestion));
}

/** What a form takes over from an organisation that is registered here: about itself, and for the item. */
export interface KnownOrganization {
  values: Partial<OrganizationValues>;
  item: ItemFacts;
}

const NOTHING: KnownOrganization = { values: {}, item: {} };

function itemFactsOf(row: Row): ItemFacts {
  const region = (['province', 'city', 'county'] as const).flatMap((level) => {
    const id = row[level];
    return id ? [{ id, name: row[`${level}Name`] ?? id }] : [];
  });
  const { contacts, contacts_tel, contacts_email, wechat, address } = row;
  return {
    // A name and the number of somebody else do not make a contact.
    ...(contacts && contacts_tel && { contacts, contacts_tel }),
    ...(contacts && contacts_tel && contacts_email && { contacts_email }),
    ...(contacts && contacts_tel && wechat && { contacts_wechat: wechat }),
    ...(address && { contacts_addr: address }),
    ...(region.length > 0 && { region }),
  };
}

/** What is known of an organisation that is registered here, as far as the user reads it; nothing where it cannot be read. */
export async function knownOrganization(id: string, user: SessionUser | null): Promise<KnownOrganization> {
  const where = { organization_id: id };
  const columns = [...KNOWN, ...PLACE, ...(readsContacts(user, id) ? CONTACTS : [])];
  const page = await readRows({ table: 'organization', columns, where, pageSize: 1 }, { silent: true }).catch(
    () => null,
  );
  const row = page?.records[0];
  return row ? { values: valuesOf(row), item: itemFactsOf(row) } : NOTHING;
}

/** The last organisation that a user chose, kept on the device: public facts alone (core§9). */
interface LastOrganization {
  id?: string | undefined;
  name: string;
  values: Partial<OrganizationValues>;
}

const storageKey = (userId: string): string => `lastOrganization:${userId}`;

export function lastOrganization(userId: string): LastOrganization | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey(userId)) ?? 'null') as LastOrganization | null;
  } catch {
    return null;
  }
}

export function rememberOrganization(userId: string, chosen: LastOrganization): void {
  try {
    localStorage.setItem(storageKey(userId), JSON.stringify(chosen));
  } catch {
    // Without storage the form merely starts without it.
  }
}

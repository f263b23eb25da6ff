import { mobile } from '../../seed/people.ts';
import { type Answer, type Client, signedIn } from '../../setup/client.ts';

export const ADMIN = '13800000011';
export const OPERATOR = '13800000007';

/** Demo members without rights of any kind, whom only the tests of organisations and administration use. */
export const member = (number: 1 | 2 | 3 | 4 | 5 | 6): string => mobile(36 + number);

export const OWN = '/web/v1/user/organization';

/** Who a client is signed in as. */
export const idOf = async (who: Client): Promise<string> => (await who.get('/web/egg/user/session')).result.user_id;

/** Organisations that the session names: those where one is an approved member. */
export const sessionOrgs = async (who: Client) =>
  (await who.get('/web/egg/user/session')).result.orgs as {
    organization_id: string;
    name: string;
    is_admin: number;
  }[];

/** A new organisation of somebody. */
export async function organizationOf(who: Client, name: string, more: object = {}): Promise<string> {
  const answer = await who.post(OWN, { name, ...more });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.result.organization_id;
}

/** Joins by an invitation of the organisation's administrator. */
export async function joined(administrator: Client, who: Client, organization_id: string): Promise<Answer> {
  const { result } = await administrator.post(`${OWN}/invite`, { organization_id });
  return who.post(`${OWN}/join`, { token: result.token });
}

/** Several signed-in members. */
export const members = (...numbers: Parameters<typeof member>[0][]): Promise<Client[]> =>
  Promise.all(numbers.map((number) => signedIn(member(number))));

/** What the log keeps of an item, newest first. */
export async function logOf(item_id: string, action?: string, base?: string) {
  const admin = await signedIn(ADMIN, base);
  const answer = await admin.get('/web/v1/admin/auditLog/list', { item_id, ...(action && { action }) });
  return answer.result.records as Record<string, string | null>[];
}

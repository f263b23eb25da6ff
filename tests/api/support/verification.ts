import { expect } from 'vitest';
import { type Client, signedIn } from '../../setup/client.ts';
import { upload } from './results.ts';

export const ADMIN = '13800000011';
export const VERIFICATION = '/web/v1/user/organization/verification';
export const DECISION = '/web/v1/admin/verification';

let count = 0;
/** A credit code that no other test uses. */
export const creditCode = (): string =>
  `91130100T${`${Date.now().toString(36)}${(count++).toString(36)}`.toUpperCase().padStart(9, '0')}`.slice(0, 30);

/** An administrator asks for a check. */
export async function ask(who: Client, organization_id: string, social_credit_code = creditCode()) {
  const document = (await upload(who)).url;
  return who.post(VERIFICATION, { organization_id, social_credit_code, document, document_name: '登记证书.pdf' });
}

/** Staff decides. */
export const decide = async (id: string, state: number, opinion?: string) =>
  (await signedIn(ADMIN)).put(DECISION, { id, state, ...(opinion && { opinion }) });

/** An organisation that was checked: public lists name it. */
export async function verified(who: Client, organization_id: string): Promise<string> {
  const asked = await ask(who, organization_id);
  expect(asked.msg).toBe('成功');
  expect((await decide(asked.result.id, 4)).code).toBe(200);
  return asked.result.id;
}

/** Public lists name an organisation that staff marks as a centre. */
export async function listed(name: string): Promise<void> {
  const editor = await signedIn('13800000013');
  const marked = await editor.put('/web/egg/base/put', { table: 'organization', data: { type: 3 }, where: { name } });
  expect(marked.result).toEqual({ changed: 1 });
}

import { newMember } from '../../api/support/accounts.ts';
import { upload } from '../../api/support/results.ts';
import { creditCode } from '../../api/support/verification.ts';
import type { Client } from '../../setup/client.ts';
import { done, sessionOf } from './answered.ts';
import type { Who } from './world.ts';

/** Requests to join where somebody administers and where nobody does, an invitation, a verification, a wish for more. */
export async function organizations(by: Record<Who, Client>, base: string) {
  const own = await sessionOf(by.member);
  const organization_id = own.orgs[0]?.organization_id;
  const { browser: applicant } = await newMember(base);
  const asking = { message: '我是材料所的工程师，负责成果登记。' };
  done(await applicant.post('/web/v1/user/organization/bind', { name: own.orgs[0]?.name }));
  await applicant.post('/web/v1/user/organization/ask', { organization_id, ...asking });
  const { browser: other } = await newMember(base);
  const founded = done(await other.post('/web/v1/user/organization', { name: '滹沱新能源材料研究所' })).organization_id;
  done(await other.post('/web/v1/user/organization/verification', await proof(other, founded)));
  const { browser: third } = await newMember(base);
  const listed = done(await third.get('/web/v1/organization/list', { pageSize: '50' })).records as { name: string }[];
  for (const { name } of listed.reverse()) {
    const bound = done(await third.post('/web/v1/user/organization/bind', { name }));
    if (bound.waits_for !== 'platform') continue;
    done(await third.post('/web/v1/user/organization/ask', { organization_id: bound.organization_id, ...asking }));
    break;
  }
  await edited(by, organization_id ?? '', other, founded);
  await third.post('/web/v1/user/publishingRequest', { amount: 30, reason: '批量登记历史成果' });
  const { token } = done(await by.member.post('/web/v1/user/organization/invite', { organization_id }));
  return { invitation: token as string };
}

/** A profile that waits for its review, and one that was returned. */
async function edited(by: Record<Who, Client>, waiting: string, founder: Client, returned: string): Promise<void> {
  const ORGANIZATION = '/web/v1/user/organization';
  done(await founder.put(ORGANIZATION, { organization_id: returned, director: '周院长' }));
  const QUEUE = '/web/v1/organization/edit';
  const [row] = done(await by.editor.get(`${QUEUE}/list`)).records as { organization_id: string; add_time: number }[];
  const { organization_id, add_time } = row ?? {};
  done(await by.editor.put(QUEUE, { organization_id, add_time, audit_status: 3, opinion: '请补充任命文件' }));
  done(await by.member.put(ORGANIZATION, { organization_id: waiting, performance: '服务百家企业' }));
}

async function proof(who: Client, organization_id: string) {
  const document = (await upload(who)).url;
  return { organization_id, social_credit_code: creditCode(), document, document_name: '登记证书.pdf' };
}

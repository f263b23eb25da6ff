import { type Client, signedIn } from '../../setup/client.ts';
import { byPerson, INDIVIDUAL, SCOPE, unique } from './results.ts';

export const RESULT = '/web/v1/user/chengguo';
export const DEMAND = '/web/v1/user/xuqiu';
export const DEMAND_AUDITOR = '13800000006';
export const ADMIN = '13800000011';

export interface Detail {
  form: { version: number; audit_status: number; result: Record<string, unknown> };
  approved: { result: Record<string, unknown> } | null;
  approved_version: number | null;
  submission: number;
  returned_changes: { field: string; before: unknown; after: unknown }[] | null;
  changes: { field: string; before: unknown; after: unknown }[];
  comments: Comment[];
  duplicates: { id: string; name: string; score: number; by: string; is_public: number; org_name: string | null }[];
  history: { action: string; after: string | null; opinion: string | null; user: string | null }[];
  previous: string | null;
  next: string | null;
}
interface Comment {
  id: string;
  field: string;
  content: string;
  version: number;
  submission: number;
  from_publisher: number;
  is_own: number;
  author: string | null;
  resolve_time: number | null;
}

export const reviewed = async (who: Client, id: string, item_type = 1): Promise<Detail> =>
  (await who.get('/web/v1/review/detail', { item_type, id })).result;
export const audit = (who: Client, id: string, audit_status: number, more: object = {}, path = RESULT) =>
  who.post(`${path}/audit`, { id, audit_status, ...more });
export const say = (who: Client, id: string, content: string, more: object = {}) =>
  who.post('/web/v1/review/comment', { item_type: 1, id, content, ...more });
export const talk = async (who: Client, id: string, item_type = 1) =>
  (await who.get('/web/v1/review/talk', { item_type, id })).result as { comments: Comment[]; audit_opinion: string };
export const told = async (who: Client, item_id: string) => {
  const { result } = await who.get('/web/v1/user/notice/list', { pageSize: 100 });
  return result.records.filter((row: { item_id: string }) => row.item_id === item_id) as {
    topic: string;
    link: string;
    params: { field: string; content: string };
  }[];
};

export async function submitted(more: Parameters<typeof byPerson>[0] = {}) {
  const who = await signedIn(INDIVIDUAL);
  const body = byPerson(more);
  const { result } = await who.post(RESULT, body);
  return { who, body, id: result.chengguo_id as string };
}

/** A demand of the company, with changes at single fields. */
export function demandOf(demand: object = {}) {
  return {
    demand: {
      name: unique('低温焊接工艺'),
      profile: '<p>寻求铝合金薄板低温焊接的成套工艺。</p>',
      org_province: '130000',
      contacts: '需求联系人',
      contacts_tel: '0311-80000001',
      contacts_addr: '石家庄市裕华区工业街1号',
      ...demand,
    },
    organization: { name: '燕赵先进材料研究院' },
    scopes: [SCOPE.id],
  };
}

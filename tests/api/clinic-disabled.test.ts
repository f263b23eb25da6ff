import { expect, it } from 'vitest';
import type { ClinicExpert, Slot } from '../../db/contract/clinic.ts';
import { makeExpert } from '../seed/factories/experts.ts';
import { client, signedIn } from '../setup/client.ts';
import { newMember } from './support/accounts.ts';
import { ADMIN, idOf } from './support/people.ts';
import { unique } from './support/results.ts';
import { add, put, remove } from './table-calls.ts';

it('SIGN-005 an expert whose account is disabled offers no time until it is back', async () => {
  const [{ browser }, admin, editor, applicant] = await Promise.all([
    newMember(),
    ...[ADMIN, '13800000013', '13800000008'].map((account) => signedIn(account)),
  ]);
  if (!admin || !editor || !applicant) throw new Error('nobody');
  const { scope, direction } = makeExpert({}, 1);
  const user_id = await idOf(browser);
  const id = (await add(browser, 'zhuanjia', { name: unique('本人专家'), scope, direction, is_self: 1 })).result.id;
  expect((await editor.post('/web/v1/user/zhuanjia/audit', { id, audit_status: 4 })).code).toBe(200);
  expect((await put(editor, 'zhuanjia', { is_clinic: 1 }, { expert_id: id })).result).toEqual({ changed: 1 });
  const hours = { expert_id: id, weekday: 3, from_minute: 540, until_minute: 720, slot_minutes: 60 };
  expect((await add(editor, 'clinic_hour', hours)).status).toBe(200);
  const slots = async (): Promise<Slot[]> =>
    (await client().get('/web/v1/clinic/slots', { expert_id: id })).result.slots;
  const [slot] = await slots();
  const state = async (is_delete: number) =>
    expect((await admin.put('/web/v1/admin/user', { user_id, is_delete })).code).toBe(200);
  await state(1);
  expect(await slots()).toEqual([]);
  const wish = { org_name: '示例铸造公司', contacts: '申请联系人', phone: '0311-86001234', problem: unique('气孔') };
  const asked = await add(applicant, 'clinic_application', { ...wish, expert_id: id, slot_start: slot?.start });
  expect(asked.errors).toMatchObject([{ field: 'slot_start', code: 'clinic_slot_closed' }]);
  const { records } = (await client().get('/web/v1/clinic/experts', { pageSize: 100, _t: Math.random() })).result;
  expect(records.find(({ expert_id }: ClinicExpert) => expert_id === id)).toMatchObject({ next: null, free: 0 });
  await state(0);
  expect((await slots()).length).toBeGreaterThan(0);
  await remove(editor, 'zhuanjia', { expert_id: id }, 'del');
});

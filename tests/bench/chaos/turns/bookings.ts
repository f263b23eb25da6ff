import { oneOf } from '../../../setup/random.ts';
import { someone, type Turn, unexpected, withOne } from './hand.ts';

const ADD = '/web/egg/base/add';

let phones = 0;

/** Somebody signs up for a meeting, alone or with others. */
export const signUp: Turn = async (hand) => {
  const { line, ledger, world, random } = hand;
  const { id: meeting } = oneOf(random, world.meetings);
  const phone = `1392${String(++phones).padStart(7, '0')}`;
  const data = { meeting_id: meeting, name: `参会人${phones}`, phone, party: random() < 0.8 ? 1 : 2 };
  const told = await line.call({ ...world.visitor, address: `10.90.${phones >> 8}.${phones & 255}` }, 'POST', ADD, {
    body: { table: 'meeting_user', data },
  });
  // A call whose answer was lost signed them up: the seat is theirs, the address of its manage page they look up with their phone.
  if (told.code === 409 && told.lost > 0) {
    ledger.signUps.push({ meeting, phone, id: null, manage: '', left: false });
    return;
  }
  if (told.code !== 200) return unexpected(hand, 'sign-up', told);
  const { id, manage } = told.result;
  ledger.signUps.push({ meeting, phone, id, manage, left: false });
};

/** Somebody gives the seat up; the next who waits gets it. */
export const leave: Turn = (hand) =>
  withOne(
    hand,
    hand.ledger.signUps.filter(({ id, left }) => id && !left),
    ({ phone }) => phone,
    async (held) => {
      const { line, world } = hand;
      const body = { manage: held.manage };
      const told = await line.call(world.visitor, 'POST', '/web/v1/booking/cancel', { body });
      if (told.code !== 200 && !(told.code === 409 && told.lost > 0)) return unexpected(hand, 'giving a seat up', told);
      held.left = true;
    },
  );

/** A member applies for a time of the clinic. */
export const apply: Turn = async (hand) => {
  const { line, ledger, world, random } = hand;
  const who = someone(hand);
  const slot = oneOf(random, world.slots);
  const data = {
    ...{ org_name: `申请单位${hand.word()}`, contacts: '联系人', phone: '0311-86001234', problem: '工艺问题' },
    ...{ expert_id: world.expert, slot_start: slot },
  };
  const told = await line.call(who, 'POST', ADD, { body: { table: 'clinic_application', data } });
  // Taken, or three held already.
  if (told.code === 409) return;
  if (told.code !== 200) return unexpected(hand, 'application', told);
  ledger.applications.push({ id: told.result.id, user: who.account, expert: world.expert, slot, revoked: false });
};

/** An applicant gives the time back. */
export const revoke: Turn = (hand) =>
  withOne(
    hand,
    hand.ledger.applications.filter(({ revoked }) => !revoked),
    ({ id }) => id,
    async (held) => {
      const { line, world } = hand;
      const who = world.members.find(({ account }) => account === held.user) ?? world.visitor;
      const told = await line.call(who, 'PUT', '/web/egg/base/put', {
        body: { table: 'clinic_application', data: { audit_status: 2 }, where: { id: held.id } },
      });
      if (told.code !== 200 && told.lost === 0) return unexpected(hand, 'revoking', told);
      held.revoked = true;
    },
  );

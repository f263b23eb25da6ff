import { createHash } from 'node:crypto';
import { byPerson, PDF, SCOPE } from '../../../api/support/results.ts';
import { oneOf } from '../../../setup/random.ts';
import type { Item } from '../ledger.ts';
import type { Person } from '../line.ts';
import { type Hand, someone, type Turn, unexpected, withOne } from './hand.ts';

const PATHS = { result: '/web/v1/user/chengguo', demand: '/web/v1/user/xuqiu' } as const;
const KEYS = { result: 'chengguo_id', demand: 'xuqiu_id' } as const;

/** Words of an approval, a return and a rejection (core§4). */
const [PENDING, RETURNED, APPROVED, REJECTED] = [1, 3, 4, 5];

function formOf(kind: Item['kind'], name: string, files: readonly string[]): Record<string, unknown> {
  const attachments = files.map((file_path) => ({ file_path }));
  if (kind === 'result') return byPerson({ result: { name }, attachments });
  return {
    demand: {
      name,
      profile: '<p>寻求铝合金薄板低温焊接的成套工艺。</p>',
      org_province: '130000',
      contacts: '需求联系人',
      contacts_tel: '0311-80000001',
      contacts_addr: '石家庄市裕华区工业街1号',
    },
    organization: { name: '燕赵先进材料研究院' },
    scopes: [SCOPE.id],
    attachments,
  };
}

/** Ticket, bytes, completion: what was completed is a file that somebody may attach. */
async function upload(hand: Hand, who: Person): Promise<string | null> {
  const { line, ledger, word } = hand;
  const bytes = Buffer.concat([PDF, Buffer.from(`% ${word()}\n`)]);
  const name = `${word()}.pdf`;
  const ticket = await line.call(who, 'POST', '/web/upload/ticket', {
    body: { name, size: bytes.byteLength, type: 'application/pdf' },
  });
  if (ticket.code !== 200) {
    unexpected(hand, 'ticket', ticket);
    return null;
  }
  for (let turn = 0; turn < 40; turn++) {
    // A store that failed says 422: the bytes are sent again, as the form does it.
    const put = await line.call(who, 'PUT', ticket.result.url, { bytes, headers: ticket.result.headers });
    const done = await line.call(who, 'POST', '/web/upload/complete', { body: { id: ticket.result.id } });
    // The clock jumped past the end of the ticket, before anything was taken: a form asks for another one.
    if (put.code === 409 && done.code === 409) return null;
    if (done.code !== 200) continue;
    ledger.uploads.push({ url: done.result.url, sha256: createHash('sha256').update(bytes).digest('hex') });
    return done.result.url;
  }
  ledger.seen.push(`upload ${ticket.result.id} never came to its end`);
  return null;
}

/** A member publishes, some with a file. */
export const publish: Turn = async (hand) => {
  const { line, ledger, random } = hand;
  const who = someone(hand);
  const kind = random() < 0.6 ? 'result' : 'demand';
  const word = hand.word();
  const name = `动荡中的条目 ${word}`;
  const file = random() < 0.4 ? await upload(hand, who) : null;
  const files = file ? [file] : [];
  const key = `chaos-${word}`;
  const sent = { body: formOf(kind, name, files), key };
  const { told, differs } = await line.submit(who, PATHS[kind], sent, ({ result }) => result?.[KEYS[kind]]);
  if (differs) ledger.seen.push(`one submission, two items: ${differs}`);
  if (told.code !== 200) {
    unexpected(hand, `publish ${kind}`, told);
    return;
  }
  ledger.items.push({
    ...{ kind, key, word, name, files, owner: who.account, id: told.result[KEYS[kind]], code: told.result.code },
    ...{ shown: null, shownSince: Date.now(), state: PENDING, deleted: false, decisions: 0 },
  });
};

const ownerOf = ({ world }: Hand, item: Item): Person =>
  world.members.find(({ account }) => account === item.owner) as Person;

const living = ({ ledger }: Hand): Item[] => ledger.items.filter(({ deleted }) => !deleted);

/** A member changes an own item: it waits for its review again, what is public stays as it was. */
export const edit: Turn = (hand) =>
  withOne(
    hand,
    living(hand),
    ({ id }) => id,
    async (item) => {
      const name = `改过的条目 ${item.word} ${hand.word()}`;
      const body = { ...formOf(item.kind, name, item.files), [KEYS[item.kind]]: item.id };
      const told = await hand.line.call(ownerOf(hand, item), 'PUT', PATHS[item.kind], { body });
      // It was changed by a call whose answer was lost, and which was still under way when it was sent again.
      if (told.code !== 200 && !(told.code === 409 && told.lost > 0))
        return unexpected(hand, `edit ${item.kind} ${item.id} in state ${item.state}`, told);
      Object.assign(item, { name, state: PENDING });
    },
  );

/** A member deletes an own item. */
export const remove: Turn = (hand) =>
  withOne(
    hand,
    living(hand),
    ({ id }) => id,
    async (item) => {
      const told = await hand.line.call(
        ownerOf(hand, item),
        'DELETE',
        `${PATHS[item.kind]}?${KEYS[item.kind]}=${item.id}`,
      );
      // It was deleted by a call whose answer was lost.
      if (told.code !== 200 && !(told.code === 404 && told.lost > 0))
        return unexpected(hand, `delete ${item.kind} ${item.id}`, told);
      Object.assign(item, { deleted: true, shown: null, shownSince: Date.now() });
    },
  );

/** An auditor decides about what waits, or takes back what was approved. */
export const decide: Turn = (hand) =>
  withOne(
    hand,
    living(hand).filter(({ state }) => state === PENDING || (state === APPROVED && hand.random() < 0.2)),
    ({ id }) => id,
    async (item) => {
      const { world, line, random } = hand;
      const who = item.kind === 'result' ? world.resultAuditor : world.demandAuditor;
      const choices =
        item.state === PENDING ? [APPROVED, APPROVED, APPROVED, RETURNED, REJECTED] : [RETURNED, REJECTED];
      const audit_status = oneOf(random, choices) as number;
      const body = { id: item.id, audit_status, ...(audit_status !== APPROVED && { opinion: '请补充材料' }) };
      const told = await line.call(who, 'POST', `${PATHS[item.kind]}/audit`, { body });
      // It was decided by a call whose answer was lost.
      if (told.code !== 200 && !(told.code === 409 && told.lost > 0))
        return unexpected(hand, `decide ${item.kind} ${item.id} from ${item.state} to ${audit_status}`, told);
      const wasApproved = item.state === APPROVED;
      if (audit_status === APPROVED) Object.assign(item, { shown: item.name, shownSince: Date.now() });
      else if (wasApproved) Object.assign(item, { shown: null, shownSince: Date.now() });
      item.state = audit_status;
      item.decisions += 1;
    },
  );

const LISTS = { result: '/web/v1/chengguo', demand: '/web/v1/xuqiu' } as const;

/** Milliseconds after which everybody reads what is so. */
const FRESH_MS = 5000;

/** A visitor looks at something: what was approved is there under its name, what was taken away is not. */
export const look: Turn = async (hand) => {
  const { line, ledger, world, random } = hand;
  const reader = random() < 0.3 ? someone(hand) : world.visitor;
  if (random() < 0.4) {
    const kind = random() < 0.5 ? 'result' : 'demand';
    const told = await line.call(
      reader,
      'GET',
      `${LISTS[kind]}/list?pageSize=10&keyword=${random() < 0.5 ? '' : '动荡'}`,
    );
    if (told.code !== 200) unexpected(hand, `list of ${kind}s`, told);
    return;
  }
  await withOne(
    hand,
    ledger.items,
    ({ id }) => id,
    async (item) => {
      const settled = Date.now() - item.shownSince > FRESH_MS;
      const told = await line.call(reader, 'GET', `${LISTS[item.kind]}/detail?id=${item.id}`);
      const isOwn = reader.account === item.owner;
      if (!settled || isOwn) return;
      if (item.shown !== null && !told.text.includes(item.shown))
        ledger.seen.push(`${item.kind} ${item.id} is public, and a reader got ${told.code} ${told.text.slice(0, 120)}`);
      // Its publisher, and who speaks for its organisation, read it before everybody does.
      if (item.shown === null && told.code === 200 && reader === world.visitor)
        ledger.seen.push(`${item.kind} ${item.id} is not public, and a reader got it`);
    },
  );
};

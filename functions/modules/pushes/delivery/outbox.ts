import type { Statement } from '../../../platform/database.ts';
import type { MessageData } from '../message.ts';
import type { Outcome, Tried } from './outcome.ts';
import type { DeliveryKind } from './queue.ts';

/** Tables whose rows are messages to the chat app. */
export type MessageTable = 'push_wechat_orgs' | 'user_push';

/** A row whose message this worker alone may send. */
export interface Addressee extends Tried {
  id: string;
  clientMsgId: string;
  openid: string | null;
  /** Openid of an earlier call that is in doubt. */
  recipient: string | null;
}

/** Rows under one lease. */
export interface ClaimOf<T extends Addressee> {
  leaseId: string;
  /** Unix seconds. */
  at: number;
  targets: T[];
  templateId: string;
}

/** A row with what became of its message. */
export interface ResultOf<T extends Addressee> {
  target: T;
  outcome: Outcome;
}

/** Ids that the chat app gave to messages which it took. */
export const msgidsOf = (results: readonly { outcome: Outcome }[]): string[] =>
  results.flatMap(({ outcome }) => outcome.msgid ?? []);

/** A table whose rows are messages to send (house 6): what the delivery asks of it. */
export interface Outbox<T extends Addressee> {
  /** What the queue calls its rows. */
  kind: DeliveryKind;
  table: MessageTable;
  /** Claims those of the rows that may be sent now. */
  claim(ids: readonly string[]): Promise<ClaimOf<T>>;
  /** Gives claimed rows back that were not called; the queue is told again at `nextTime`, in unix seconds, 0 for never. */
  giveBack(leaseId: string, targets: readonly T[], nextTime: number): Statement[];
  /** What the recipient reads, and the page it leads to. */
  message(target: T): { url: string; data: MessageData };
  /** Writes down what became of claimed rows, and what follows, as one batch. */
  record(leaseId: string, results: readonly ResultOf<T>[]): Promise<Statement[]>;
}

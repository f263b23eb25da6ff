import type { SecurityOutcome, SecurityType } from '../../db/contract/security.ts';

/** What happened, without personal data: ids say who it was. */
export interface SecurityEvent {
  type: SecurityType;
  /** `ok` unless told. */
  outcome?: SecurityOutcome;
  userId: string | null;
  /** Account or row that it was done to, where that is not the user's own. */
  subjectId?: string | null;
  /** A few words of the code, nothing that a caller wrote. */
  detail?: string | null;
  /** What must hold at the end of the batch for it to have happened. */
  when?: { sql: string; params: unknown[] };
}

/** A bound statement: SQL from allow-listed identifiers only, every value in `params` (house 3). */
export interface Statement {
  sql: string;
  params: unknown[];
  /** What the security log says of it, written in the same batch. */
  event?: SecurityEvent;
}

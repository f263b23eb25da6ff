import { READ_CEILINGS } from './ceilings-reads.ts';
import { WRITE_CEILINGS } from './ceilings-writes.ts';

/**
 * What one call may cost at most: trips to the database, statements, rows read, rows written (indices count as rows). Whatever
 * the session needs is part of it. A call that needs more is changed, or its ceiling is, by whoever can say why.
 */
export type Ceiling = readonly [trips: number, queries: number, read: number, written: number];

/** The ceiling of every call, by method and path as the contract has them. */
export const CEILINGS: Readonly<Record<string, Ceiling>> = { ...READ_CEILINGS, ...WRITE_CEILINGS };

/** The name under which a call has its ceiling. */
export const callName = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

import { READ_CEILINGS } from './ceilings-reads.ts';
import { WRITE_CEILINGS } from './ceilings-writes.ts';
import type { Ceiling } from './endpoint.ts';

/** The ceiling of every call, by method and path as the contract has them. */
export const CEILINGS: Readonly<Record<string, Ceiling>> = { ...READ_CEILINGS, ...WRITE_CEILINGS };

/** The name under which a call has its ceiling. */
export const callName = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

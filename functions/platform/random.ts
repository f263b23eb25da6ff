import { createHash, randomBytes } from 'node:crypto';
import { monotonicFactory } from 'ulid';

const nextUlid = monotonicFactory();

/** A new time-ordered id: those of one call grow too, in the order of the asking (decision 19). */
export const newId = (): string => nextUlid();

/** 32 random bytes as 43 URL-safe characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** 32 random characters of [0-9a-f]: names of objects (decision 19). */
export const newObjectName = (): string => randomBytes(16).toString('hex');

/** SHA-256 in hex: what the database keeps of a token. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

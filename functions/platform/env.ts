import type { Lang } from '../../db/contract/errors.ts';
import type { Caller, Presumed } from './caller.ts';
import type { Database } from './database.ts';
import type { KeptAnswer } from './kept-answer.ts';

/** Durable Object that hands out the next number of a code sequence (house 5). */
interface CodeSequenceStub extends Rpc.DurableObjectBranded {
  next(floor: number, isHighest?: boolean): Promise<number | null>;
}

/** Durable Object that counts attempts of one key in a window (contract: rate limits). */
export interface RateLimiterStub extends Rpc.DurableObjectBranded {
  take(limit: number, windowSeconds: number, count?: number): Promise<{ allowed: boolean; retryAfter: number }>;
  /** Gives attempts back, one unless told: a success does not count. */
  refund(count?: number): Promise<void>;
  reset(): Promise<void>;
}

/** A value of the chat app that lives until `ends` (ms since 1970), or why there is none; null: no answer came. */
export type Kept = { ok: true; value: string; ends: number } | { ok: false; errcode: number | null };

/** Durable Object that keeps the one token of the official account, and its page ticket (platform facts, WeChat). */
export interface TokenKeeperStub extends Rpc.DurableObjectBranded {
  token(): Promise<Kept>;
  /** A token other than `refused`, which the account no longer accepts. */
  replace(refused: string): Promise<Kept>;
  ticket(): Promise<Kept>;
  /** Forced refreshes of the last 24 hours. */
  forced(): Promise<number>;
}

/** Durable Object that wakes the delivery of pushes, and paces the calls to the chat app (house 6, 7). */
interface PushClockStub extends Rpc.DurableObjectBranded {
  /** When it looks next (ms since 1970); null: nothing is under way. */
  next(): Promise<number | null>;
  /** Looks at what is due at `at` (ms since 1970), or earlier. */
  wake(at: number): Promise<void>;
  /**
   * Reserves `count` calls at `perSecond`.
   * @returns in how many milliseconds the first one may begin, or none when so many wait already: ask again in `wait` ms
   */
  reserve(count: number, perSecond: number): Promise<{ after: number } | { wait: number }>;
}

/** Durable Object that learns the fields of the platform's items, in slices. */
export interface TopicTrainerStub extends Rpc.DurableObjectBranded {
  /** Begins a training; one that is under way goes on. */
  start(): Promise<void>;
  busy(): Promise<boolean>;
}

/** Durable Object that makes the items of one import, in slices; its name is the import's id. */
interface ImporterStub extends Rpc.DurableObjectBranded {
  /** Begins or goes on with the import; one that is under way just does. */
  wake(job: string): Promise<void>;
}

export interface Env {
  DB: D1Database;
  FILES: R2Bucket;
  DELIVERIES: Queue;
  CODES: DurableObjectNamespace<CodeSequenceStub>;
  LIMITS: DurableObjectNamespace<RateLimiterStub>;
  TOKENS: DurableObjectNamespace<TokenKeeperStub>;
  SCHEDULES: DurableObjectNamespace<PushClockStub>;
  TRAINER: DurableObjectNamespace<TopicTrainerStub>;
  IMPORTER: DurableObjectNamespace<ImporterStub>;
  ASSETS: Fetcher;
  PLATFORM: 'THTT' | 'HZ';
  REGION: string;
  SITE_ORIGIN?: string;
  EXPOSE_COST?: string;
  /** `1`: every request is a line of the log stream; else only those that broke or took long. */
  LOG_REQUESTS?: string;
  WECHAT_API_BASE?: string;
  WECHAT_APP_ID?: string;
  WECHAT_APP_SECRET?: string;
  /** Signs what the chat app reports; none: it reports nothing. */
  WECHAT_CALLBACK_TOKEN?: string;
  /** The website's own application at the open platform, by whose code people sign in on a computer. */
  WECHAT_OPEN_APP_ID?: string;
  WECHAT_OPEN_APP_SECRET?: string;
  SMS_API_BASE?: string;
  COMPANY_API_BASE?: string;
  /** Keys of 32 bytes in base64, the newest first: identity numbers and other secrets are stored encrypted with them. */
  ID_NUMBER_KEYS?: string;
  /** The same as a single key, which opens what it sealed. */
  ID_NUMBER_KEY?: string;
  WECHAT_TIMEOUT_MS?: string;
  S3_ENDPOINT?: string;
  S3_ACCESS_KEY_ID?: string;
  S3_SECRET_ACCESS_KEY?: string;
}

/** What a handler finds in its context. */
export interface AppEnv {
  Bindings: Env;
  Variables: {
    lang: Lang;
    /** Name of the request in the logs, which its answer carries. */
    request: string;
    db: Database;
    /** Reads the session once a request; a visitor costs no query. */
    caller: () => Promise<Caller>;
    /** Who the call is made by as far as this isolate remembers, until a batch asserted it or the session was read. */
    presumed?: Presumed;
    /** The kept public answer that this call was answered with. */
    kept?: KeptAnswer;
  };
}

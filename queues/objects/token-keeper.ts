import { DurableObject } from 'cloudflare:workers';
import type { Env, Kept } from '../../functions/platform/env.ts';
import { askTicket, askToken, refusesToken } from '../../functions/platform/wechat.ts';
import { countedForces, forceOnce } from './forced-refreshes.ts';

type Name = 'token' | 'ticket';
type Living = Extract<Kept, { ok: true }>;

/** A value is replaced so long before its end, and used until its end when it cannot be. */
const EARLY_MS = 300_000;

/** After an answer that changed nothing the account is not asked again so soon. */
const PAUSE_MS = 1000;

/** Keeps the one token of the official account for all workers, and the ticket made of it (platform facts, WeChat). */
export class TokenKeeper extends DurableObject<Env> {
  /** Ends of the queues: one call of a kind at a time, so that fifty workers with a dead token ask for one new one. */
  private readonly last = new Map<Name, Promise<unknown>>();
  private readonly asked = new Map<Name, { at: number; answer: Kept }>();

  /** The token, renewed before it ends. */
  token(): Promise<Kept> {
    return this.inTurn('token', () => this.kept('token', () => askToken(this.env, false)));
  }

  /**
   * Another token than one that the account refuses: a kept one, else the account's own, else one that is forced.
   * @param refused the token that the account no longer accepts
   */
  replace(refused: string): Promise<Kept> {
    return this.inTurn('token', async () => {
      const kept = await this.read('token');
      if (kept && kept.value !== refused) return kept;
      const answer = this.asked.get('token')?.answer;
      if (answer?.ok && answer.value === refused) this.asked.delete('token');
      const fresh = await this.ask('token', () => askToken(this.env, false));
      return fresh.ok && fresh.value === refused ? this.force() : fresh;
    });
  }

  /** The ticket that signs pages, renewed before it ends. */
  ticket(): Promise<Kept> {
    return this.inTurn('ticket', () => this.kept('ticket', () => this.newTicket()));
  }

  /** Forced refreshes of the last 24 hours. */
  async forced(): Promise<number> {
    return countedForces(await this.forcedTimes(), Date.now()).length;
  }

  private inTurn(queue: Name, work: () => Promise<Kept>): Promise<Kept> {
    const answer = (this.last.get(queue) ?? Promise.resolve()).then(work);
    this.last.set(
      queue,
      answer.catch(() => undefined),
    );
    return answer;
  }

  private async read(name: Name): Promise<Living | undefined> {
    const kept = await this.ctx.storage.get<Living>(name);
    return kept && kept.ends > Date.now() ? kept : undefined;
  }

  private async kept(name: Name, fetchNew: () => Promise<Kept>): Promise<Kept> {
    const kept = await this.read(name);
    if (kept && kept.ends - EARLY_MS > Date.now()) return kept;
    const fresh = await this.ask(name, fetchNew);
    return fresh.ok || !kept ? fresh : kept;
  }

  private async ask(name: Name, fetchNew: () => Promise<Kept>): Promise<Kept> {
    const asked = this.asked.get(name);
    if (asked && Date.now() - asked.at < PAUSE_MS) return asked.answer;
    const answer = await fetchNew();
    if (answer.ok) await this.ctx.storage.put(name, answer);
    this.asked.set(name, { at: Date.now(), answer });
    return answer;
  }

  private async newTicket(): Promise<Kept> {
    const token = await this.token();
    if (!token.ok) return token;
    const ticket = await askTicket(this.env, token.value);
    if (ticket.ok || !refusesToken(ticket.errcode)) return ticket;
    const other = await this.replace(token.value);
    return other.ok ? askTicket(this.env, other.value) : other;
  }

  private async forcedTimes(): Promise<number[]> {
    return (await this.ctx.storage.get<number[]>('forced')) ?? [];
  }

  /** The attempt is written down before it is made: a crash in between costs one of the twenty, never one too many. */
  private async force(): Promise<Kept> {
    const next = forceOnce(await this.forcedTimes(), Date.now());
    if ('errcode' in next) return { ok: false, errcode: next.errcode };
    await this.ctx.storage.put('forced', next.times);
    this.asked.delete('token');
    return this.ask('token', () => askToken(this.env, true));
  }
}

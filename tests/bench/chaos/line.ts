import { setTimeout as sleep } from 'node:timers/promises';

/** Somebody who calls, with the cookies of their session; visitors have none. */
export interface Person {
  account: string;
  userId: string;
  cookie: string;
  address: string;
}

export interface Told {
  code: number;
  msg: string;
  // Whatever the wire holds, as JSON.parse types it.
  result: ReturnType<typeof JSON.parse>;
  text: string;
  /** Answers of this call that never came: what it asks for may have been done already. */
  lost: number;
}

interface Sent {
  body?: unknown;
  bytes?: Uint8Array;
  headers?: Record<string, string>;
  /** Idempotency-Key. */
  key?: string;
}

/** The line between callers and a server that dies: calls are made again until there is an answer. */
export class Line {
  /** Where the server is now; each one has another port. */
  url = '';
  /** Calls, by method and answer: `POST 200`, `GET lost`. */
  readonly counts = new Map<string, number>();
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  async #once(who: Person, method: string, path: string, { body, bytes, headers, key }: Sent): Promise<Told> {
    // Some do not wait for the answer: the connection is cut while the server works.
    const impatient = this.#random() < 0.1;
    const response = await fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'cf-connecting-ip': who.address,
        ...(who.cookie && { cookie: who.cookie }),
        ...(method !== 'GET' && { origin: this.url }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
        ...headers,
      },
      body: bytes ? new Uint8Array(bytes) : body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(impatient ? 1 + Math.floor(this.#random() * 60) : 20_000),
    });
    const text = await response.text();
    let envelope: Partial<Told> = {};
    try {
      envelope = JSON.parse(text);
    } catch {
      // A file, or nothing.
    }
    return { code: response.status, msg: String(envelope.msg ?? ''), result: envelope.result, text, lost: 0 };
  }

  /** One call, made again until somebody answers it with something else than a failure of the server. */
  async call(who: Person, method: string, path: string, sent: Sent = {}): Promise<Told> {
    for (let lost = 0; ; lost++) {
      try {
        const told = await this.#once(who, method, path, sent);
        this.count(`${method} ${told.code}`);
        if (told.code < 500) return { ...told, lost };
      } catch {
        this.count(`${method} lost`);
      }
      await sleep(30 + Math.floor(this.#random() * 200));
    }
  }

  /**
   * A submission under a key of its own, as a form sends it: some press the button twice, some send it again after its answer.
   * @param idOf reads what the submission made
   * @returns the answer, and what a repetition answered that was not the same
   */
  async submit(
    who: Person,
    path: string,
    sent: Sent & { key: string },
    idOf: (told: Told) => unknown,
  ): Promise<{ told: Told; differs: string | null }> {
    const times = this.#random() < 0.15 ? 2 : 1;
    const answers = await Promise.all(Array.from({ length: times }, () => this.call(who, 'POST', path, sent)));
    if (this.#random() < 0.15) answers.push(await this.call(who, 'POST', path, sent));
    const [told = answers[0] as Told, ...others] = answers.filter(({ code }) => code === 200);
    const differs = others.find((other) => idOf(other) !== idOf(told));
    return { told, differs: differs ? `${path} ${sent.key}: ${idOf(told)} and ${idOf(differs)}` : null };
  }
}

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** The head of an item in CBOR: its kind, and a number below 2^16. */
function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
}

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

/** What authenticators write, in CBOR (RFC 8949). */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])]);
}

/** What of an answer is other than an honest browser would send. */
interface Forged {
  origin?: string;
  /** Domain that the authenticator signs for. */
  rpId?: string;
  type?: string;
  counter?: number;
  /** Whether somebody touched it. */
  present?: boolean;
  /** Id under which it answers. */
  id?: string;
}

/** An authenticator of software: it makes one passkey (WebAuthn), and signs whatever it is told to. */
export class Authenticator {
  readonly id = randomBytes(32).toString('base64url');
  counter = 1;
  readonly #origin: string;
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const [X, Y] = [x, y].map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer];
    this.#key = privateKey;
    this.#publicKey = cbor(
      new Map<number | string, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, X],
        [-3, Y],
      ]),
    );
  }

  #data(forged: Forged, more: Buffer | null): Buffer {
    const { rpId = new URL(this.#origin).hostname, counter = this.counter, present = true } = forged;
    const rest = Buffer.alloc(5);
    rest[0] = (present ? 1 : 0) | (more ? 0x40 : 0);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), rest, ...(more ? [more] : [])]);
  }

  #client(type: string, challenge: string, { origin = this.#origin }: Forged): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #answer(response: Record<string, Buffer>, { id = this.id }: Forged) {
    const encoded = Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: Object.fromEntries(encoded) };
  }

  /** Answers the options of a registration. */
  create(challenge: string, forged: Forged = {}) {
    const id = Buffer.from(forged.id ?? this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const authData = this.#data(forged, Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey]));
    const none = new Map<number | string, Cbor>();
    const attestationObject = cbor(
      new Map<number | string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', none],
        ['authData', authData],
      ]),
    );
    const clientDataJSON = this.#client(forged.type ?? 'webauthn.create', challenge, forged);
    return this.#answer({ clientDataJSON, attestationObject }, forged);
  }

  /** Answers the options of a sign-in. */
  get(challenge: string, forged: Forged = {}) {
    const authenticatorData = this.#data(forged, null);
    const clientDataJSON = this.#client(forged.type ?? 'webauthn.get', challenge, forged);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), this.#key);
    return this.#answer({ clientDataJSON, authenticatorData, signature }, forged);
  }
}

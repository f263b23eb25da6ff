import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, type RowOf, type Statement } from '../../../platform/database.ts';

/** Large, and wanted by few calls: it is set up when the first of them comes. */
const library = () => import('@simplewebauthn/server');

const NAME = 'Technology Transfer Platform';

type Row = RowOf<'passkey', 'id' | 'public_key' | 'counter' | 'transports'>;

type Transport = NonNullable<RegistrationResponseJSON['response']['transports']>[number];

const known = (db: Database, userId: string): Promise<Row[]> =>
  db.all<Row>('SELECT id, public_key, counter, transports FROM passkey WHERE user_id = ?', [userId]);

const described = ({ id, transports }: Row) => ({
  id,
  transports: (transports ?? '').split(',').filter(Boolean) as Transport[],
});

/**
 * What a browser needs to make a passkey for a person.
 * @param origin of the site: the passkey is good there and nowhere else
 */
export async function registrationOptions(db: Database, origin: string, user: { id: string; account: string }) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: NAME,
    rpID: new URL(origin).hostname,
    userName: user.account,
    userID: new Uint8Array(new TextEncoder().encode(user.id)),
    attestationType: 'none',
    excludeCredentials: (await known(db, user.id)).map(described),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

/**
 * The passkey of an answer to `registrationOptions`.
 * @returns its columns, or null when the answer is wrong
 */
export async function provenPasskey(answer: unknown, challenge: string, origin: string) {
  const { verifyRegistrationResponse } = await library();
  const response = answer as RegistrationResponseJSON;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: false,
    });
    if (!verified || !registrationInfo) return null;
    const { id, publicKey, counter, transports } = registrationInfo.credential;
    return {
      id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports?.join(',').slice(0, 100) ?? null,
    };
  } catch {
    // Whatever is wrong with what a browser sent reads alike.
    return null;
  }
}

/** What a browser needs to show one of a person's passkeys. */
export async function authenticationOptions(db: Database, origin: string, userId: string) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    allowCredentials: (await known(db, userId)).map(described),
    userVerification: 'preferred',
  });
}

/**
 * Whether an answer to `authenticationOptions` shows a passkey of the person.
 * @returns the statements that move its counter on, or null; their batch fails when it was used meanwhile
 */
export async function provePasskey(
  db: Database,
  userId: string,
  answer: unknown,
  challenge: string,
  origin: string,
): Promise<Statement[] | null> {
  const response = answer as AuthenticationResponseJSON;
  const row = (await known(db, userId)).find(({ id }) => id === response.id);
  if (!row) return null;
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: false,
      credential: {
        id: row.id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
        counter: row.counter,
      },
    });
    if (!verified) return null;
    return [
      {
        sql: 'UPDATE passkey SET counter = ?, used_time = ? WHERE id = ? AND user_id = ? AND counter = ?',
        params: [authenticationInfo.newCounter, now(), row.id, userId, row.counter],
      },
      assertChanged(),
    ];
  } catch {
    return null;
  }
}

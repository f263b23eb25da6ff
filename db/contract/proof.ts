import * as z from 'zod';

/**
 * Some computing that a browser shows instead of waiting where others have used up the attempts of an account: people do not
 * notice it, who sends by the thousand does. For each of `parts` a number is looked for that makes the SHA-256 of
 * `subject:time:part:number` begin with `bits` zero bits; several small parts take about the same time every time.
 */
export const PROOF = { parts: 8, bits: 15, seconds: 300 } as const;

/** What a proof is for: a proof for one account is worth nothing for another, nor for another call. */
export type ProofPurpose = 'login' | 'code';

/**
 * The subject of a proof.
 * @param account in its stored form
 */
export const proofSubject = (purpose: ProofPurpose, account: string): string => `${purpose}:${account}`;

/** `time.number.number…`: the server's time at the beginning, and one number for each part. */
export const proofField = z
  .string()
  .max(200)
  .regex(/^\d{1,12}(\.\d{1,12}){8}$/, 'invalid_value')
  .optional();

/** GET /web/v1/session/challenge */
export const challenge = z.object({ time: z.number(), parts: z.number(), bits: z.number() });
export type Challenge = z.output<typeof challenge>;

/** The field at which a refusal says that a proof would let the call pass. */
export const PROOF_FIELD = 'proof';

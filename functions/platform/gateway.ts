/**
 * What became of a message: `refused` was certainly not sent, `uncertain` may have been (no answer, or none that says so).
 */
export type Delivery = 'sent' | 'refused' | 'uncertain';

const TIMEOUT_MS = 5000;

interface GatewayAnswer {
  code?: unknown;
}

/**
 * Hands one message to the SMS and e-mail gateway.
 * @param base address of the gateway; without one nothing can be sent
 * @param path `/sms/send` or `/mail/send`
 * @param message what the gateway takes, as JSON
 */
export async function deliver(base: string | undefined, path: string, message: object): Promise<Delivery> {
  if (!base) return 'refused';
  try {
    const response = await fetch(`${base.replace(/\/$/, '')}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      // What a message says, codes too, is for the gateway alone: it goes nowhere that an answer names.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status >= 300 && response.status < 400) return 'refused';
    const { code } = (await response.json()) as GatewayAnswer;
    if (typeof code !== 'number') return 'uncertain';
    return response.ok && code === 0 ? 'sent' : 'refused';
  } catch {
    return 'uncertain';
  }
}

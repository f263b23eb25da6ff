import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { Failure, root } from './command.ts';

/** Encrypts the identity numbers of a local database, demo rows included; a deployment has a secret of its own. */
export const LOCAL_ID_NUMBER_KEY = Buffer.from('local-identity-numbers-key-32-by').toString('base64');

/** Signs what the embedded gateway reports of messages. */
export const LOCAL_CALLBACK_TOKEN = 'local-callback';

interface Settings {
  port: number;
  /** Absolute path of the local database, objects, queues and Durable Objects. */
  stateDir: string;
  /** Load the demo data into an empty database. */
  demo: boolean;
  /** So many generated results, and as many demands, beside the demo data. */
  demoScale: number;
  /** Build and serve web/; false answers the API alone. */
  web: boolean;
  /** Where the outer services are; undefined means the embedded gateway. */
  wechatBase?: string | undefined;
  smsBase?: string | undefined;
  companyBase?: string | undefined;
  /** Variables for the workers beside those of the configurations. */
  vars: Record<string, string>;
}

function whole(name: string, fallback: number, max: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > max) {
    throw new Failure(`${name}=${text} is not a whole number from 0 to ${max}.`);
  }
  return value;
}

/**
 * Reads the environment variables that the README lists.
 */
export function readSettings(): Settings {
  return {
    port: whole('PORT', 8788, 65_535),
    stateDir: resolve(root, process.env.STATE_DIR || '.wrangler/state'),
    demo: process.env.DEMO !== '0',
    demoScale: whole('DEMO_SCALE', 0, 2_000_000),
    web: process.env.WEB !== '0',
    wechatBase: process.env.WECHAT_API_BASE || undefined,
    smsBase: process.env.SMS_API_BASE || undefined,
    companyBase: process.env.COMPANY_API_BASE || undefined,
    // What tests let go wrong in a process that they start.
    vars: {
      ...(process.env.DELIVER_TWICE === '1' && { DELIVER_TWICE: '1' }),
      ...(process.env.LOCAL_FAULTS && { LOCAL_FAULTS: process.env.LOCAL_FAULTS }),
    },
  };
}

/**
 * Answers a TCP port: the wanted one when it is free, any free one for 0.
 */
export function freePort(wanted = 0): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE'
          ? `Port ${wanted} is in use: stop the program that holds it, or choose another with PORT=${wanted + 1}.`
          : `Port ${wanted} cannot be opened (${error.code}): choose another with PORT=8788.`;
      fail(new Failure(why));
    });
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : wanted;
      probe.close(() => done(port));
    });
  });
}

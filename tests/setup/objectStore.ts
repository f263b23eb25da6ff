import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Sha256 } from '@aws-crypto/sha256-js';
import { HttpRequest } from '@smithy/protocol-http';
import { SignatureV4 } from '@smithy/signature-v4';

/** Where the bytes land: the bucket that the site reads. */
interface Bucket {
  put: (key: string, bytes: Uint8Array, options: { httpMetadata: { contentType: string } }) => Promise<unknown>;
}

export interface ObjectStore {
  /** Value for S3_ENDPOINT: the store with its bucket. */
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket is known only when the site runs. */
  use: (bucket: Bucket) => void;
  close: () => Promise<void>;
}

const BUCKET = 'platform-files';
const REGION = 'auto';
const credentials = { accessKeyId: 'store-key', secretAccessKey: 'store-secret-of-the-tests' };
/** What the bucket's CORS rules allow, as README says them for a deployment. */
const ALLOWED_METHODS = ['PUT'];
const ALLOWED_HEADERS = ['content-type'];

const signer = new SignatureV4({
  credentials,
  region: REGION,
  service: 's3',
  sha256: Sha256,
  // An object's key is encoded once.
  uriEscapePath: false,
  applyChecksum: false,
});

class Refusal extends Error {
  readonly status: number;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
  }
}

const dateOf = (text: string): Date => {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  if (!year) throw new Refusal(403, 'AuthorizationQueryParametersError');
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
};

const same = (one: string, two: string): boolean => {
  const [a, b] = [one, two].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(a, b);
};

/** The signature that the request would carry if the holder of the secret had made it: by AWS's own signer. */
async function checkSignature(request: IncomingMessage, url: URL): Promise<void> {
  const given = Object.fromEntries(url.searchParams);
  const signature = given['X-Amz-Signature'] ?? '';
  const signed = (given['X-Amz-SignedHeaders'] ?? '').split(';');
  const scope = (given['X-Amz-Credential'] ?? '').split('/');
  const at = dateOf(given['X-Amz-Date'] ?? '');
  const seconds = Number(given['X-Amz-Expires']);
  if (given['X-Amz-Algorithm'] !== 'AWS4-HMAC-SHA256' || scope[0] !== credentials.accessKeyId || !(seconds > 0)) {
    throw new Refusal(403, 'AccessDenied');
  }
  if (Date.now() > at.getTime() + seconds * 1000) throw new Refusal(403, 'ExpiredToken');
  const own = [
    'X-Amz-Signature',
    'X-Amz-Algorithm',
    'X-Amz-Credential',
    'X-Amz-Date',
    'X-Amz-Expires',
    'X-Amz-SignedHeaders',
  ];
  const query = Object.fromEntries(Object.entries(given).filter(([name]) => !own.includes(name)));
  const headers: Record<string, string> = {};
  for (const name of signed) {
    const value = request.headers[name];
    if (typeof value !== 'string') throw new Refusal(403, 'SignatureDoesNotMatch');
    headers[name] = value;
  }
  if (!signed.includes('host')) throw new Refusal(403, 'AccessDenied');
  const wanted = await signer.presign(
    new HttpRequest({
      method: request.method ?? '',
      protocol: 'http:',
      hostname: url.hostname,
      path: url.pathname,
      query,
      // The body of a presigned request is not signed.
      headers: { ...headers, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    }),
    {
      signingDate: at,
      expiresIn: seconds,
      signableHeaders: new Set(signed),
      unsignableHeaders: new Set(['x-amz-content-sha256']),
      unhoistableHeaders: new Set([...Object.keys(headers), 'x-amz-content-sha256']),
    },
  );
  if (!same(String(wanted.query?.['X-Amz-Signature'] ?? ''), signature))
    throw new Refusal(403, 'SignatureDoesNotMatch');
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Starts a store that takes presigned PUTs as S3 and R2 do: it computes every signature anew, over the very headers that the
 * address names, and answers browsers by its CORS rules.
 * @param origin page origins that its CORS rules allow
 */
export async function startObjectStore(origin: () => string): Promise<ObjectStore> {
  let bucket: Bucket | undefined;
  const cors = (request: IncomingMessage): Record<string, string> =>
    request.headers.origin === origin()
      ? {
          'access-control-allow-origin': request.headers.origin,
          vary: 'origin',
          'access-control-expose-headers': 'etag',
        }
      : {};
  const preflight = (request: IncomingMessage, response: ServerResponse) => {
    const asked = String(request.headers['access-control-request-headers'] ?? '')
      .split(',')
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean);
    const method = String(request.headers['access-control-request-method']);
    const allowed = ALLOWED_METHODS.includes(method) && asked.every((name) => ALLOWED_HEADERS.includes(name));
    response.writeHead(allowed ? 204 : 403, {
      ...cors(request),
      ...(allowed && {
        'access-control-allow-methods': ALLOWED_METHODS.join(', '),
        'access-control-allow-headers': ALLOWED_HEADERS.join(', '),
      }),
    });
    response.end();
  };
  const put = async (request: IncomingMessage) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const key = decodeURIComponent(url.pathname).replace(`/${BUCKET}/`, '');
    if (request.method !== 'PUT' || !url.pathname.startsWith(`/${BUCKET}/`)) throw new Refusal(405, 'MethodNotAllowed');
    await checkSignature(request, url);
    const bytes = await bytesOf(request);
    await bucket?.put(key, bytes, { httpMetadata: { contentType: request.headers['content-type'] ?? '' } });
  };
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      preflight(request, response);
      return;
    }
    put(request).then(
      () => response.writeHead(200, cors(request)).end(),
      (error: unknown) => {
        request.resume();
        const status = error instanceof Refusal ? error.status : 500;
        const code = error instanceof Error ? error.message : 'InternalError';
        response.writeHead(status, { ...cors(request), 'content-type': 'application/xml' });
        response.end(`<Error><Code>${code}</Code></Error>`);
      },
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}/${BUCKET}`,
    ...credentials,
    use: (given) => {
      bucket = given;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

import type { LocalFaults } from '../../local/entry/faults.ts';
import { startServer, type TestServer } from '../../setup/server.ts';

/** A server with the stores behind it. */
interface FaultyServer {
  server: TestServer;
  database: D1Database;
  files: R2Bucket;
}

/** A server over the state so far, whose tasks run when a test says so alone, and around which something fails. */
export async function startFaulty(stateDir: string, faults: LocalFaults): Promise<FaultyServer> {
  const server = await startServer({ crons: false, stateDir, vars: { LOCAL_FAULTS: JSON.stringify(faults) } });
  const { miniflare } = server.runtime;
  return {
    server,
    database: (await miniflare.getD1Database('DB')) as unknown as D1Database,
    files: (await miniflare.getR2Bucket('FILES')) as unknown as R2Bucket,
  };
}

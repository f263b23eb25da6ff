import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Runtime, type RuntimeOptions, startRuntime } from '../local/runtime.ts';
import { buildWeb } from '../local/web.ts';
import { copyState, preparedCode } from './template.ts';

export interface TestServer {
  /** Without a slash at the end. */
  url: string;
  stateDir: string;
  runtime: Runtime;
  stop: () => Promise<void>;
}

type TestServerOptions = Partial<Omit<RuntimeOptions, 'port'>> & {
  /** Build web/ first; without it the API answers and pages are whatever was built last. */
  web?: boolean;
};

/**
 * Starts the whole product on a port that the system chooses, over a state folder of its own, demo data loaded, for one test run or one test.
 * A given stateDir stays when the server stops, so that a test can start a second one over it.
 */
export async function startServer({ web = false, ...options }: TestServerOptions = {}): Promise<TestServer> {
  const stateDir = options.stateDir ?? mkdtempSync(join(tmpdir(), 'platform-test-'));
  if (web) await buildWeb();
  if (options.demo !== false) copyState(stateDir);
  const code = options.siteEntry || options.backgroundEntry ? undefined : preparedCode();
  const vars = { LOCAL_SIGN_IN: '1', ...options.vars };
  const runtime = await startRuntime({
    demo: true,
    quiet: true,
    ...(code && { code }),
    ...options,
    vars,
    stateDir,
    port: 0,
  });
  return {
    url: runtime.url,
    stateDir,
    runtime,
    async stop() {
      await runtime.stop();
      if (!options.stateDir) rmSync(stateDir, { recursive: true, force: true });
    },
  };
}

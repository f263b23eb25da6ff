import type { TestProject } from 'vitest/node';
import { buildWeb } from '../local/web.ts';
import { startServer } from './server.ts';
import { prepareTemplate } from './template.ts';

/** Browser tests change what the next one sees: each worker has a server and data of its own. */
function serversFor({ name, config, vitest }: TestProject): number {
  const files = vitest.state.getPaths().filter((path) => path.includes('/tests/e2e/'));
  return name === 'e2e' ? Math.max(1, Math.min(config.maxWorkers, files.length)) : 1;
}

/**
 * One server for all test files of a project, or one for each worker. BASE_URL names a server that already runs, for work on a
 * single test.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  await prepareTemplate();
  if (process.env.BASE_URL) {
    project.provide('baseUrls', [process.env.BASE_URL.replace(/\/$/, '')]);
    return undefined;
  }
  if (process.env.WEB !== '0') await buildWeb();
  const servers = await Promise.all(Array.from({ length: serversFor(project) }, () => startServer()));
  project.provide(
    'baseUrls',
    servers.map(({ url }) => url),
  );
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
  };
}

import type { TestProject } from 'vitest/node';
import { startServer } from './server.ts';
import { prepareTemplate } from './template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the server of this run, without a slash at the end. */
    baseUrl: string;
  }
}

/**
 * One server for all test files of a project. BASE_URL names a server that already runs, for work on a single test.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  await prepareTemplate();
  if (process.env.BASE_URL) {
    project.provide('baseUrl', process.env.BASE_URL.replace(/\/$/, ''));
    return undefined;
  }
  const server = await startServer({ web: process.env.WEB !== '0' });
  project.provide('baseUrl', server.url);
  return server.stop;
}

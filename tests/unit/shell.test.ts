import { expect, test } from 'vitest';
import { loadShell } from '../../functions/edge/shell.ts';
import type { Env } from '../../functions/platform/env.ts';

const PAGE = '<!doctype html><html><head><!--head--></head><body class="built"><!--content--></body></html>';

test('a shell that could not be read once is asked for again, and kept as soon as it is whole', async () => {
  const answers = [new Response('', { status: 503 }), new Response(PAGE)];
  const env = { ASSETS: { fetch: async () => answers.shift() } } as unknown as Env;
  const load = async () => (await loadShell(env, 'https://site.example/')).html;
  expect(await load()).not.toContain('built');
  expect(await load()).toContain('class="built"');
  expect(await load()).toContain('class="built"');
  expect(answers).toHaveLength(0);
});

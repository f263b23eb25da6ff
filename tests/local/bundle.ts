import { builtinModules } from 'node:module';
import { type BuildOptions, build, context, type Plugin } from 'esbuild';
import { Failure, root } from './command.ts';

/** workerd knows node's modules by their `node:` name only; packages such as postcss name them bare. */
const nodeBuiltins: Plugin = {
  name: 'node-builtins',
  setup(it) {
    const bare = new RegExp(`^(${builtinModules.filter((name) => !name.startsWith('_')).join('|')})$`);
    it.onResolve({ filter: bare }, ({ path }) => ({ path: `node:${path}`, external: true }));
    it.onResolve({ filter: /^(node|cloudflare):/ }, ({ path }) => ({ path, external: true }));
  },
};

/** Packages written for Node call require('path'); an ES module has no require of its own. */
const banner = `import { createRequire as __createRequire } from 'node:module';const require = __createRequire('/');`;

function options(entry: string, plugins: Plugin[] = []): BuildOptions {
  return {
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'es2024',
    mainFields: ['module', 'main'],
    conditions: ['workerd', 'worker', 'node', 'import', 'module'],
    external: ['cloudflare:*', 'node:*'],
    plugins: [nodeBuiltins, ...plugins],
    banner: { js: banner },
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.sql': 'text', '.txt': 'text', '.html': 'text' },
    logLevel: 'silent',
  };
}

function explain(error: unknown): Failure {
  const errors =
    (error as { errors?: { text: string; location?: { file: string; line: number } | null }[] }).errors ?? [];
  const lines = errors
    .slice(0, 5)
    .map((e) => `${e.location ? `${e.location.file}:${e.location.line}: ` : ''}${e.text}`);
  return new Failure(`The worker does not build:\n${lines.join('\n') || String(error)}`);
}

/**
 * Bundles a worker entry as the deployment does, in memory.
 * @param entry path relative to the project root
 * @param plugins what tests build differently
 */
export async function bundle(entry: string, plugins: Plugin[] = []): Promise<string> {
  try {
    const { outputFiles } = await build(options(entry, plugins));
    return outputFiles?.[0]?.text ?? '';
  } catch (error) {
    throw explain(error);
  }
}

/**
 * Bundles again whenever a source changes.
 * @param changed called with each later bundle, or with why there is none
 * @returns the first bundle and a way to stop
 */
export async function watchBundle(
  entry: string,
  changed: (result: { code: string } | { failure: Failure }) => void,
): Promise<{ code: string; stop: () => Promise<void> }> {
  let first: ((code: string) => void) | undefined;
  let refuse: ((failure: Failure) => void) | undefined;
  const started = new Promise<string>((done, fail) => {
    first = done;
    refuse = fail;
  });
  const watcher = await context({
    ...options(entry, [
      {
        name: 'report',
        setup(it) {
          it.onEnd((result) => {
            const code = result.outputFiles?.[0]?.text;
            if (result.errors.length || code === undefined) {
              const failure = explain(result);
              if (refuse) refuse(failure);
              else changed({ failure });
            } else if (first) first(code);
            else changed({ code });
            first = undefined;
            refuse = undefined;
          });
        },
      },
    ]),
  });
  await watcher.watch();
  return { code: await started, stop: () => watcher.dispose() };
}

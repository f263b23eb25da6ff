import { join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { root } from '../command.ts';
import { persistPath } from '../state.ts';

/** The local bucket of a state in which no server runs. */
export async function openBucket(stateDir: string): Promise<{ bucket: R2Bucket; close: () => Promise<void> }> {
  const { r2Buckets } = unstable_getMiniflareWorkerOptions(join(root, 'wrangler.toml')).workerOptions;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      log: new Log(LogLevel.WARN),
      cf: false,
      resourcePersistencePath: persistPath(stateDir),
      workers: [{ name: 'store', modules: true, script: 'export default {}', r2Buckets } as never],
    }),
  );
  const bucket = (await miniflare.getR2Bucket('FILES')) as unknown as R2Bucket;
  return { bucket, close: () => miniflare.dispose() };
}

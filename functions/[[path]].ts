import { handle } from 'hono/cloudflare-pages';
import { pages } from './pages.ts';
import { getPath, isApi } from './paths.ts';
import { hotAnswer } from './platform/public-cache.ts';

const answerPage = handle(pages);
type Answer = typeof answerPage;

let answerCall: Answer | undefined;

/** Makes the calls, once an isolate: each request that waits for them asks by itself, none waits for another one's promise. */
async function calls(): Promise<Answer> {
  const { app } = await import('./app.ts');
  answerCall ??= handle(app);
  return answerCall;
}

/**
 * Answers first what another visitor was just answered; then a page before the calls are made, which takes a cold isolate longer than
 * all else, and makes them behind its back: the page's own calls follow soon.
 */
export const onRequest: Answer = async (context) => {
  const answered = hotAnswer(context.request);
  if (answered) return answered;
  if (isApi(getPath(context.request))) return (answerCall ?? (await calls()))(context);
  const answer = await answerPage(context);
  if (!answerCall) context.waitUntil(calls());
  return answer;
};

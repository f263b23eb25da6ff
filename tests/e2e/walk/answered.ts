import type { Answer } from '../../setup/client.ts';

/** What a call of the walk's data answers; one that failed ends the walk. */
export function done(answer: Answer): Answer['result'] {
  if (answer.status !== 200) throw new Error(`the walk's data: ${answer.code} ${answer.text.slice(0, 400)}`);
  return answer.result;
}

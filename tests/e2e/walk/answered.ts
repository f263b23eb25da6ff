import type { Answer, Client } from '../../setup/client.ts';

/** What a call of the walk's data answers; one that failed ends the walk. */
export function done(answer: Answer): Answer['result'] {
  if (answer.status !== 200) throw new Error(`the walk's data: ${answer.code} ${answer.text.slice(0, 400)}`);
  return answer.result;
}

/** Who is signed in, and for whom they speak. */
export const sessionOf = async (who: Client) =>
  done(await who.get('/web/egg/user/session')) as {
    user_id: string;
    orgs: { organization_id: string; name: string }[];
  };

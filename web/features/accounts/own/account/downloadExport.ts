import { passwordGiven } from '../../../../domain/session';
import kit from '../../../../i18n/kit';
import { apiPath, startLoading } from '../../../../kit/api';
import { getLang, textOf } from '../../../../kit/i18n';
import { saveFile } from '../../../../kit/saveFile';
import { toast } from '../../../../kit/toast';

const fileName = (disposition: string | null): string =>
  /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1] ?? 'account-data.json';

/** Fetches the own data as a file, once the password was given again; a plain link would show a refusal as a page of its own. */
export async function downloadExport(): Promise<boolean> {
  if (!(await passwordGiven().catch(() => false))) return false;
  const end = startLoading();
  try {
    const answer = await fetch(apiPath('/v1/user/account/export'), {
      credentials: 'same-origin',
      headers: { 'x-lang': getLang() },
    });
    if (answer.ok) {
      saveFile(await answer.blob(), fileName(answer.headers.get('content-disposition')));
      return true;
    }
    const body = (await answer.json().catch(() => null)) as { msg?: string } | null;
    toast.error(body?.msg || textOf(kit).serverException);
  } catch {
    toast.error(textOf(kit).serverException);
  } finally {
    end();
  }
  return false;
}

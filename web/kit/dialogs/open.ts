import words from '../../i18n/kit';
import { startLoading } from '../api/loading';
import { textOf } from '../i18n';
import { toast } from '../toast';
import { type DialogName, loadDialog, type OutcomeOf, type PropsOf, UnknownDialog } from './registry';

type Mount = () => Promise<unknown>;

let mount: Mount | null = null;

/** The application says how the host gets onto the page. */
export function setDialogMount(next: Mount): void {
  mount = next;
}

async function show(name: string, props: object): Promise<unknown> {
  const end = startLoading();
  try {
    const [host, dialog] = await Promise.all([import('./host'), loadDialog(name), mount?.()]);
    return host.showDialog(name, dialog.default, props);
  } catch (error) {
    if (error instanceof UnknownDialog) throw error;
    // Its script is out of reach, or of a former release: whoever pressed the button must hear of it.
    console.error(error);
    toast.error(textOf(words).dialogProblem);
    return undefined;
  } finally {
    end();
  }
}

/**
 * Opens a dialog by its name; resolves with what it closed with, undefined when it was dismissed or could not be fetched,
 * which is told.
 * @throws UnknownDialog
 */
export function openDialog<K extends DialogName>(name: K, props: PropsOf<K>): Promise<OutcomeOf<K> | undefined> {
  return show(name, props) as Promise<OutcomeOf<K> | undefined>;
}

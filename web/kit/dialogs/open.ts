import { startLoading } from '../api/loading';
import { type DialogName, loadDialog, type OutcomeOf, type PropsOf } from './registry';

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
  } finally {
    end();
  }
}

/**
 * Opens a dialog by its name; resolves with what it closed with, undefined when it was dismissed.
 * @throws Error when the name is unknown
 */
export function openDialog<K extends DialogName>(name: K, props: PropsOf<K>): Promise<OutcomeOf<K> | undefined> {
  return show(name, props) as Promise<OutcomeOf<K> | undefined>;
}

import { startLoading } from '../api/loading';
import { type DialogMap, type DialogName, dialogLoader } from './registry';

type Mount = () => Promise<unknown>;

let mount: Mount | null = null;

/** The application says how the host gets onto the page. */
export function setDialogMount(next: Mount): void {
  mount = next;
}

async function show(name: string, load: ReturnType<typeof dialogLoader>, props: object): Promise<unknown> {
  const end = startLoading();
  try {
    const [host, dialog] = await Promise.all([import('./host'), load(), mount?.()]);
    return host.showDialog(name, dialog.default, props);
  } finally {
    end();
  }
}

/**
 * Opens a dialog by its name; resolves with what it closed with, undefined when it was dismissed.
 * @throws Error at once when the name is unknown.
 */
export function openDialog<K extends DialogName>(
  name: K,
  props: DialogMap[K]['props'],
): Promise<DialogMap[K]['result'] | undefined> {
  return show(name, dialogLoader(name), props) as Promise<DialogMap[K]['result'] | undefined>;
}

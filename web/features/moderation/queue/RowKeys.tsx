import words from '../../../i18n/reviewKeys';
import { useText } from '../../../kit/i18n';
import { KeysButton } from '../../../kit/keys/KeysButton';
import { takeWayBack } from '../../../kit/toast';

/** Goes through the rows of the queue by keys; the link of a row is opened as links are. */
export function RowKeys() {
  const text = useText(words);
  const step = (by: 1 | -1) => () => {
    const rows = [...document.querySelectorAll('main [role="row"]')];
    const links = rows.flatMap((row) => row.querySelector('a') ?? []);
    const at = links.findIndex((link) => link.closest('[role="row"]')?.contains(document.activeElement));
    const next = links[at < 0 ? 0 : at + by];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <KeysButton
      keys={{ j: step(1), k: step(-1), z: takeWayBack }}
      help={[
        { keys: ['J'], does: text.down },
        { keys: ['K'], does: text.up },
        { keys: ['Enter'], does: text.open },
        { keys: ['Z'], does: text.undo },
      ]}
    />
  );
}

import Button from '@mui/material/Button';
import words from '../../../i18n/moderation';
import keyWords from '../../../i18n/reviewKeys';
import { useText } from '../../../kit/i18n';
import { KeysButton } from '../../../kit/keys/KeysButton';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../kit/layout/icons';
import { takeWayBack } from '../../../kit/toast';
import type { Way } from './useWay';

/** On a phone the decision stands below the form. */
export const DECISION = 'decision';

interface WaysProps {
  way: Way;
  /** Opens the form, to be looked at or changed. */
  onForm: () => void;
  formLabel: string;
}

/** The buttons of a review: to its neighbours, to the form, on a phone to the decision. */
export function Ways({ way, onForm, formLabel }: WaysProps) {
  const { review: text, decision } = useText(words);
  const keys = useText(keyWords);
  const toDecision = decision.title;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ChevronLeftIcon />}
        disabled={!way.previous}
        aria-keyshortcuts="K Alt+K"
        title={text.keys}
        onClick={() => way.previous?.()}
      >
        {text.previous}
      </Button>
      <Button
        variant="outlined"
        endIcon={<ChevronRightIcon />}
        disabled={!way.next}
        aria-keyshortcuts="J Alt+J"
        title={text.keys}
        onClick={() => way.next?.()}
      >
        {text.next}
      </Button>
      <Button onClick={onForm}>{formLabel}</Button>
      <KeysButton
        keys={{ j: way.next, k: way.previous, u: way.toQueue, z: takeWayBack }}
        help={[
          { keys: ['J'], does: keys.next },
          { keys: ['K'], does: keys.previous },
          { keys: ['A'], does: keys.approve },
          { keys: ['R'], does: keys.return },
          { keys: ['D'], does: keys.reject },
          { keys: ['T'], does: keys.template },
          { keys: ['Ctrl', 'Enter'], together: true, does: keys.send },
          { keys: ['Esc'], does: keys.leave },
          { keys: ['Z'], does: keys.undo },
          { keys: ['U'], does: keys.queue },
        ]}
      />
      <Button href={`#${DECISION}`} sx={{ display: { md: 'none' } }}>
        {toDecision}
      </Button>
    </>
  );
}

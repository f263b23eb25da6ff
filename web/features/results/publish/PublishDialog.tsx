import { PublishFrame } from '../../../domain/publishing/PublishFrame';
import type { PublishDialogProps } from '../../../domain/publishing/types';
import words from '../../../i18n/publish';
import { useText } from '../../../kit/i18n';
import { useStored } from './calls';
import { firstValues, storedValues } from './values';
import { Wizard } from './Wizard';

/** Publishes, edits or shows a result. */
export default function PublishDialog(props: PublishDialogProps) {
  const text = useText(words);
  return (
    <PublishFrame
      {...props}
      parts={{
        kind: 'result',
        words: text,
        variantOf: (lang) => (lang === 'en' ? 'overseas' : 'domestic'),
        firstValues,
        useStored,
        fromStored: storedValues,
        Wizard,
      }}
    />
  );
}

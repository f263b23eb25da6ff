import words from '../../../i18n/publish';
import { useText } from '../../../shared/i18n';
import { PublishFrame } from '../../../shared/publishing/PublishFrame';
import type { PublishProps } from '../../../shared/publishing/types';
import { firstValues, storedValues } from './values';
import { Wizard } from './Wizard';

/** Publishes, edits or shows a result. */
export default function PublishDialog(props: PublishProps) {
  const text = useText(words);
  return (
    <PublishFrame
      {...props}
      parts={{
        kind: 'result',
        words: text,
        variantOf: (lang) => (lang === 'en' ? 'overseas' : 'domestic'),
        firstValues,
        fromStored: storedValues,
        Wizard,
      }}
    />
  );
}

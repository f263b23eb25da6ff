import words from '../../../i18n/demandForm';
import { useText } from '../../../shared/i18n';
import { PublishFrame } from '../../../shared/publishing/PublishFrame';
import type { PublishProps } from '../../../shared/publishing/types';
import { firstValues, storedValues } from './values';
import { Wizard } from './Wizard';

/** Publishes, edits or shows a demand. */
export default function PublishDialog(props: PublishProps) {
  const text = useText(words);
  return (
    <PublishFrame
      {...props}
      parts={{
        kind: 'demand',
        words: text,
        variantOf: (lang) => lang,
        firstValues,
        fromStored: storedValues,
        Wizard,
      }}
    />
  );
}
